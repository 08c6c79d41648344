import { get, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { start } from '../../support/sandbox-server.ts';

it('GET /sandbox/events waits for slow readers without holding what they have not read', async () => {
  const server = await start({ seed: 'empty' });
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`${server.url}/sandbox/events`, { headers: { 'X-Sandbox-Control': '1' } }, resolve);
  });
  onTestFinished(() => void response.destroy());
  response.pause();
  const notes = 'x'.repeat(20_000);
  for (let count = 1; count <= 3000; count += 1)
    server.sandbox.records('contacts').add({ contact_name: `Contact ${count}`, notes });
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  response.resume();
  await expect.poll(() => text.includes('"number":3000,')).toBe(true);
  expect(text.length).toBeLessThan(40_000_000);
  expect(text).toMatch(/event: gap\nid: .*\ndata: \{"from":\d+,"to":\d+,/);
});
