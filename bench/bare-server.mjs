// The least that Node needs to send prepared bytes. What the mock is compared with, and what the client calls.
// node bench/bare-server.mjs <port> <file of answers: { "GET /path": { status, body } }>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file = ''] = process.argv;

/** @param {{ status: number, body: string }} answer */
function prepare({ status, body }) {
  const bytes = Buffer.from(body);
  return { status, bytes, headers: ['Content-Type', 'application/json', 'Content-Length', bytes.length] };
}

const success = prepare({ status: 200, body: '{"code":0,"message":"success"}' });
const answers = new Map();
for (const [call, answer] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) answers.set(call, prepare(answer));

createServer(({ method, url = '' }, response) => {
  const { status, bytes, headers } = answers.get(`${method} ${url.split('?')[0]}`) ?? success;
  const send = () => response.writeHead(status, headers).end(bytes);
  if (method === 'GET') send();
  else response.req.on('end', send).resume();
}).listen(Number(port), '127.0.0.1');
