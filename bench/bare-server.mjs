// The least that Node needs to send the same bytes: what the mock is measured against.
// node bench/bare-server.mjs <port> <file of answers: { GET: { status, body }, POST: … }>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file = ''] = process.argv;
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([method, { status, body }]) => {
    const bytes = Buffer.from(body);
    return [method, { status, bytes, headers: ['Content-Type', 'application/json', 'Content-Length', bytes.length] }];
  }),
);

createServer((request, response) => {
  const prepared = answers.get(request.method ?? '');
  if (!prepared) {
    response.writeHead(405).end();
    return;
  }
  const send = () => response.writeHead(prepared.status, prepared.headers).end(prepared.bytes);
  if (request.method === 'GET') send();
  else request.on('end', send).resume();
}).listen(Number(port), '127.0.0.1');
