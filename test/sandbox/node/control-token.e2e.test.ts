import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../../src/public/sandbox-server.ts';
import { sandboxAt } from '../../../src/public/sandbox-testing.ts';
import { run } from '../../cli/output.ts';
import { start } from '../../support/sandbox-server.ts';

const TOKEN = 'c0ntrol-token-of-a-team';

describe('a control token', () => {
  it('is what control calls need, and nothing else is', async () => {
    const lines: string[] = [];
    const server = await start({ controlToken: TOKEN, log: (entry) => lines.push(JSON.stringify(entry)) });
    const ask = async (value?: string) => {
      const headers = value === undefined ? {} : { 'X-Sandbox-Control': value };
      const response = await fetch(`${server.url}/sandbox/clock`, { headers });
      const text = await response.text();
      expect(text).not.toContain(TOKEN);
      return [response.status, response.headers.get('x-sandbox-refusal')];
    };
    for (const wrong of [undefined, '1', TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase()])
      expect(await ask(wrong)).toEqual([403, 'control-token']);
    expect(await ask(TOKEN)).toEqual([200, null]);
    const sandbox = sandboxAt(server.url, { controlToken: TOKEN });
    expect(await sandbox.calls()).toEqual([]);
    await expect(sandboxAt(server.url).calls()).rejects.toThrow('with the control token');
    expect(JSON.stringify([lines, server.sandbox.log, server.sandbox.snapshot()])).not.toContain(TOKEN);
    expect((await fetch(`${server.url}/sandbox`)).status).toBe(200);
  });

  it('opens the control URLs beyond this machine, unless they are closed', async () => {
    const status = async (options: object): Promise<number> => {
      const server = await start({ host: '0.0.0.0', ...options });
      return (await fetch(`${server.url}/sandbox/clock`, { headers: { 'X-Sandbox-Control': TOKEN } })).status;
    };
    expect(await status({})).toBe(403);
    expect(await status({ controlToken: TOKEN })).toBe(200);
    expect(await status({ controlToken: TOKEN, control: false })).toBe(403);
  });

  it.each(['short', 'a token with some spaces in it', 'ä'.repeat(20), ''])('is not %j', async (controlToken) => {
    const error = await startSandbox({ controlToken }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({
      message: 'controlToken must have 16 to 256 letters, digits and symbols, and no spaces.',
    });
  });

  it('is refused on the command line without being printed', async () => {
    const { stderr, stdout, status } = await run(['sandbox', '--control-token', 'wr0ng one']);
    expect(status).toBe(2);
    expect(stderr).toContain('--control-token must have 16 to 256 letters');
    expect(stderr + stdout).not.toContain('wr0ng one');
  });
});

describe('GET /sandbox/health', () => {
  it('answers everybody, also where control URLs are closed, and tells nothing else', async () => {
    const server = await start({ host: '0.0.0.0', controlToken: TOKEN, control: false });
    server.sandbox.organization('7');
    const response = await fetch(`${server.url}/sandbox/health`);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptime: expect.any(Number),
      organizations: 2,
    });
    const head = await fetch(`${server.url}/sandbox/health`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await fetch(`${server.url}/sandbox/health`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
