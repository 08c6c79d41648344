import { createClient } from '@redis/client';

type Value = string | number;

/**
 * Stands for the clients that are not installed here: `new Redis(url)` of ioredis, whose `eval` takes the number of keys,
 * then keys and arguments; and `new Redis({ url, token })` or `Redis.fromEnv()` of Upstash, whose `eval` takes two arrays.
 */
export class Redis {
  readonly #connected: Promise<{ sendCommand(args: string[]): Promise<unknown> }>;

  constructor(address: string | { url: string }) {
    const url = typeof address === 'string' ? address : address.url;
    this.#connected = createClient({ url }).connect();
  }

  static fromEnv(): Redis {
    return new Redis(process.env['REDIS_URL']!);
  }

  async eval(script: string, keys: number | Value[], ...rest: (Value | Value[])[]): Promise<unknown> {
    const values = Array.isArray(keys) ? [keys.length, ...keys, ...rest.flat()] : [keys, ...rest];
    return (await this.#connected).sendCommand(['EVAL', script, ...values.map(String)]);
  }
}
