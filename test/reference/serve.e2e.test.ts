import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { command } from '../../src/cli/commands/reference.ts';
import { packSite } from '../../src/cli/site-archive.ts';
import { CommandError, UsageError } from '../../src/cli/usage-error.ts';
import { buildSmallSite, expectServed, PRINTED } from './served.ts';
import { withTakenPort } from './taken-port.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command reference', () => {
  const archive = 'dist/reference.json.br';
  const before = existsSync(archive) ? readFileSync(archive) : undefined;
  const site = path.join(folder, 'site');
  beforeAll(async () => {
    await buildSmallSite(site);
    mkdirSync('dist', { recursive: true });
    writeFileSync(archive, packSite(site));
  });
  afterAll(() => (before ? writeFileSync(archive, before) : rmSync(archive)));

  it('writes a copy to an empty folder, and to no other', async () => {
    const out = path.join(folder, 'copy');
    expect(await command.run(['--out', out])).toBe(0);
    expect(readFileSync(path.join(out, 'index.html'))).toEqual(readFileSync(path.join(site, 'index.html')));
    expect(readFileSync(path.join(out, 'openapi.yaml'), 'utf8')).toBe(readFileSync('generated/openapi.yaml', 'utf8'));
    await expect(command.run(['--out', out])).rejects.toThrow(
      new CommandError(`${out} is not empty. Choose an empty or new folder.`),
    );
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    await expect(command.run(['--out', path.join(folder, 'mine.txt', 'below')])).rejects.toThrow(CommandError);
  });

  it('serves reference, sandbox and its page, and stops', async () => {
    // In process, so it is stopped by what waits for a signal: the signal itself would reach the other tests.
    const once = vi.spyOn(process, 'once').mockReturnValue(process);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => void [once, log].forEach((spy) => spy.mockRestore()));
    const ended = command.run(['--port', '0']);
    await expect.poll(() => log.mock.calls.join('\n')).toMatch(PRINTED);
    const stop = once.mock.calls.find(([event]) => event === 'SIGINT')![1] as () => void;
    await expectServed(PRINTED.exec(log.mock.calls.join('\n'))!);
    stop();
    expect(await ended).toBe(0);
  });

  it('refuses a port that is in use, and one that is none', async () => {
    await withTakenPort(async (port) => {
      await expect(command.run(['--port', String(port)])).rejects.toThrow(CommandError);
    });
    await expect(command.run(['--port', 'x'])).rejects.toThrow(/^--port must be/);
    await expect(command.run(['--prot', '1'])).rejects.toThrow(UsageError);
  });
});
