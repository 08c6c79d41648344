import { createHash } from 'node:crypto';
import type { Received } from './hostile-server.ts';

export const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Every byte, in an order that no text has, and then a line like those between the parts of a form. */
export function bytesWith(line: string, length: number): Buffer<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from(Array.from({ length }, (_, at) => (at * 167 + (at >> 8)) % 256)),
    Buffer.from(`\r\n${line}\r\n`),
  ]);
}

/** Three parts of different lengths. */
export function chunksOf(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer>[] {
  return [bytes.subarray(0, 11), bytes.subarray(11, 50_000), bytes.subarray(50_000)];
}

/** Reads the form of a request by the code of Node, not of the client. */
export function formIn({ headers, body }: Received): Promise<FormData> {
  const type = { 'Content-Type': headers['content-type']! };
  return new Response(new Uint8Array(body), { headers: type }).formData();
}
