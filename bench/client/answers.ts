// Answers each path with a body of its own, and takes uploads. A process of its own, so that its work is not counted.
// node scripts/run.mjs bench/client/answers.ts <file of answers: { "/path": "body" }>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodies = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Record<string, string>;
const answers = new Map(Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body)]));
const success = Buffer.from('{"code":0,"message":"success"}');

const server = createServer((request, response) => {
  const bytes = answers.get(new URL(request.url!, 'http://localhost').pathname) ?? success;
  const send = () =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length }).end(bytes);
  if (request.method === 'GET') send();
  else request.on('end', send).resume();
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
