import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { canLimit, compileForTests, start } from './full-disk.ts';

compileForTests();

describe.runIf(canLimit)('a disk that takes no more', () => {
  it('is said by each call if the journal was deleted', async () => {
    const { create, list, file } = await start();
    expect((await create('VAT')).status).toBe(201);
    rmSync(file);
    for (const name of ['GST', 'PST']) {
      const { status, body } = await create(name);
      expect(status).toBe(500);
      expect(body.message).toMatch(
        /can be neither written nor read: there is no such file\. The data in memory is lost when the sandbox stops\./,
      );
    }
    expect((await list()).status).toBe(200);
  });

  it('leaves nothing of what it refused behind, even if the process is killed then', async () => {
    const { create, limit, file, folder, stop } = await start();
    expect((await create('VAT')).status).toBe(201);
    const before = readFileSync(file);
    // There is room for some of the calls, and not for all of those that are written together.
    limit(before.length + 1500);
    const names = Array.from({ length: 20 }, (_, index) => `GST${index}`);
    const answers = await Promise.all(names.map(async (name) => ({ name, ...(await create(name)) })));
    const kept = answers.filter(({ status }) => status === 201).map(({ name }) => name);
    expect(kept.length).toBeLessThan(names.length);
    await stop();
    const server = await startSandbox({ seed: 'empty', data: folder });
    onTestFinished(() => server.close());
    const there = server.sandbox.records('taxes').list();
    expect(there.map(({ tax_name }) => tax_name).sort()).toEqual(['VAT', ...kept].sort());
  });

  it.each([
    ['was cut off', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)],
    ['was changed', (text: string) => text.replace('"tax_name":"VAT"', '"tax_name":"VAX"')],
  ])('says so if the journal %s meanwhile, and keeps what it holds', async (what, change) => {
    const { create, list, limit, file } = await start();
    expect((await create('VAT')).status).toBe(201);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    limit(statSync(file).size + 10);
    const { status, body } = await create('GST');
    expect(status).toBe(500);
    expect(body.message).toContain(
      `can be neither written nor read: ${file} ${what}. The data in memory is lost when the sandbox stops.`,
    );
    expect((await list()).body.taxes).toMatchObject([{ tax_name: 'GST' }, { tax_name: 'VAT' }]);
    expect(readFileSync(file).includes(0)).toBe(false);
  });
});
