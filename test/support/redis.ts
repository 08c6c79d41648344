import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import type { RunScript } from '../../src/limits/redis.ts';
import { freePort } from './free-port.ts';

const PROGRAM = 'redis-server';

/**
 * Whether there is a Redis server to test with, such as that of the Debian package `redis-server`. CI must have one.
 *
 * @throws Error in CI if there is none.
 */
export const hasRedis = findRedis();

function findRedis(): boolean {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env['CI'])
      throw new Error(`There is no ${PROGRAM}; CI needs it for the tests of shared limits and locks`);
    console.warn(`There is no ${PROGRAM}, so the tests that need it are left out`);
    return false;
  }
}

/** A Redis server for one test file, which keeps nothing. */
export interface RedisServer {
  url: string;
  port: number;
  run: RunScript;
  /** Sends a command. */
  send(...command: string[]): Promise<unknown>;
  /** Forgets everything. */
  clear(): Promise<void>;
  stop(signal?: 'SIGKILL'): Promise<void>;
}

/** Starts a Redis server, on a free port of this machine if nothing else is said. */
export async function startRedis(onPort?: number): Promise<RedisServer> {
  const port = onPort ?? (await freePort());
  // A replica writes what it copies to a file.
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn(PROGRAM, args, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  // Until the server listens, and once it has stopped, the client has errors.
  client.on('error', () => undefined);
  await client.connect();
  return {
    url,
    port,
    send: (...command) => client.sendCommand(command),
    run: (script, keys, args) => client.eval(script, { keys, arguments: args }),
    clear: async () => void (await client.flushAll()),
    async stop(signal) {
      client.destroy();
      await end(server, signal);
      await rm(folder, { recursive: true });
    },
  };
}

async function end(server: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
