import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { TOKEN } from '../../support/mock-calls.ts';
import { openServerForTest } from '../../support/server.ts';

/** Sends a POST over a connection of its own, and waits for the end of the connection. */
function upload(port: number, path: string, headers: Record<string, string>, body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve(text));
    const lines = Object.entries({ Host: 'localhost', 'Content-Length': String(body.length), ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`POST /inventory/v1${path} HTTP/1.1\r\n${head}\r\n`);
    socket.write(body);
  });
}

/** An answer with a code, and the status that it begins with. */
export function answerWith(code: number): RegExp {
  return new RegExp(`^HTTP/1\\.1 ${Math.floor(code / 100)} [\\s\\S]*"code":${code},`);
}

/** Sends large uploads that are refused, each some times. */
export function testUploads(times: number): void {
  const query = '?organization_id=1';
  it.each([
    ['the token', 5, `/settings/taxes${query}`, {}, 40116],
    ['the URL', 5, `/nowhere${query}`, TOKEN, 40420],
    ['the method', 5, `/settings/taxes/7${query}`, TOKEN, 40521],
    ['the content type', 5, `/settings/taxes${query}`, TOKEN, 41523],
    ['its length', 11, `/settings/taxes${query}`, TOKEN, 41322],
    ['its length, far too much', 50, `/settings/taxes${query}`, TOKEN, 41322],
    ['the host', 5, `/settings/taxes${query}`, { ...TOKEN, Host: 'evil.example' }, 42124],
  ])('for %s is answered, on a connection that closes as well', async (_, megabytes, path, headers, code) => {
    const { port } = await openServerForTest({ maxBody: 10_000_000 });
    const body = Buffer.alloc(megabytes * 1_000_000, 'x');
    for (let time = 0; time < times; time += 1) {
      const answer = await upload(port, path, { ...headers, Connection: 'close' }, body);
      expect(answer).toMatch(answerWith(code));
    }
  });
}
