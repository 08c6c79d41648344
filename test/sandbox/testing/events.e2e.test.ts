import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SandboxServer } from '../../../src/public/sandbox-server.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';
import type { Json } from '../../support/story.ts';

/** An event as it was sent. */
interface Sent {
  event: string;
  id: string;
  data: Json;
}

/** Reads the events of a sandbox. */
async function listen(server: SandboxServer, query = '', headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`${server.url}/sandbox/events${query}`, { headers: { 'X-Sandbox-Control': '1', ...headers } }, resolve);
  });
  onTestFinished(() => void response.destroy());
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  response.on('error', () => undefined);
  const events = (): Sent[] =>
    text.split('\n\n').flatMap((part) => {
      const [, event, id, data] = /^event: (.*)\nid: (.*)\ndata: (.*)$/.exec(part) ?? [];
      return data === undefined ? [] : [{ event: event!, id: id!, data: JSON.parse(data) as Json }];
    });
  return { response, events, text: () => text };
}

const add = (server: SandboxServer, tax_name: string, organization = '10234695'): unknown =>
  server.sandbox.organization(organization).records('taxes').add({ tax_name, tax_percentage: 1 });

describe('GET /sandbox/events', () => {
  it('tells what happens from now on, in one organization', async () => {
    const server = await start({ seed: 'empty' });
    add(server, 'before');
    const { response, events } = await listen(server);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    add(server, 'other', '7');
    await fetch(`${server.baseUrl}/settings/taxes?organization_id=10234695`, {
      method: 'POST',
      headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
      body: '{"tax_name":"VAT","tax_percentage":5}',
    });
    await expect.poll(events).toHaveLength(1);
    expect(events()[0]).toMatchObject({
      event: 'changed',
      id: expect.stringMatching(/^[0-9a-f]{8}-4$/),
      data: {
        number: 4,
        cause: 'createTax',
        changes: [{ resource: 'taxes', kind: 'added', fields: { tax_name: { after: 'VAT' } } }],
      },
    });
    await controlOf(server)('POST /reset');
    await expect.poll(events).toHaveLength(2);
    expect(events()[1]).toMatchObject({ event: 'replaced', data: { number: 5, changes: [] } });
  });

  it('goes on after a number, or the last event that was read', async () => {
    const server = await start({ seed: 'empty' });
    for (const name of ['A', 'B', 'C']) add(server, name);
    const all = await listen(server, '?after=0');
    await expect.poll(all.events).toHaveLength(3);
    const later = await listen(server, '', { 'Last-Event-ID': all.events()[1]!.id });
    await expect.poll(later.events).toHaveLength(1);
    expect(later.events()[0]).toEqual(all.events()[2]);
  });

  it('says what is no longer held', async () => {
    const server = await start({ seed: 'empty' });
    for (let count = 1; count <= 1005; count += 1) add(server, `Tax ${count}`);
    const { events } = await listen(server, '?after=2');
    await expect.poll(events).toHaveLength(1001);
    expect(events()[0]).toMatchObject({
      event: 'gap',
      data: { from: 3, to: 5, reason: expect.stringContaining('no longer available') },
    });
    expect(events()[1]).toMatchObject({ event: 'changed', data: { number: 6 } });
  });

  it.each(['0badcafe-1', '99'])('says that the sandbox was started again since the event %s', async (id) => {
    const server = await start({ seed: 'empty' });
    add(server, 'A');
    const { events } = await listen(server, `?after=${id}`);
    await expect.poll(events).toHaveLength(2);
    expect(events()).toMatchObject([
      { event: 'gap', data: { reason: `The sandbox was started after event ${id}.` } },
      { event: 'changed', data: { number: 1 } },
    ]);
  });

  it('is behind the guards of control URLs, and refuses what it does not take', async () => {
    const server = await start();
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.url}/sandbox/events`, { headers })).status;
    expect(await status({})).toBe(403);
    expect(await status({ 'X-Sandbox-Control': '1', Origin: 'http://evil.example' })).toBe(403);
    expect(await status({ 'X-Sandbox-Control': '1', 'Last-Event-ID': 'x' })).toBe(400);
    const control = controlOf(server);
    expect((await control('GET /events?after=x')).body['message']).toBe(
      'after must be the number or the ID of an event.',
    );
    expect((await control('GET /events?afer=1')).body['message']).toContain('Did you mean after?');
  });
});
