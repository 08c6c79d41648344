import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { canLimit, compileForTests, start } from './full-disk.ts';

compileForTests();

describe.runIf(canLimit)('a disk that takes no more', () => {
  it("refuses what can't be kept, changes nothing, reads on, and works again once there is room", async () => {
    const { create, list, add, limit, file, folder, stop } = await start();
    expect((await create('VAT')).status).toBe(201);
    limit(statSync(file).size + 10);
    for (const organization of ['10234695', '77']) {
      const { status, body } = await create('GST', organization);
      expect(status).toBe(500);
      expect(body.code).toBe(50025);
      expect(body.message).toMatch(
        /^The data can't be written to .*: EFBIG.*\. Nothing was changed; calls that change something work again as soon as the folder can be written\.$/,
      );
    }
    const added = await add('GST');
    expect([added.status, added.reason, added.body.code]).toEqual([500, 'failure', 50025]);
    expect(added.body.message).toMatch(/^The data can't be written to .*: EFBIG/);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.taxes).toMatchObject([{ tax_name: 'VAT' }]);
    const together = await Promise.all(['A', 'B', 'C', 'D'].map((name) => create(name)));
    expect(together.map((answer) => answer.status)).toEqual([500, 500, 500, 500]);
    limit('unlimited');
    expect((await create('GST')).status).toBe(201);
    await stop();
    const server = await startSandbox({ seed: 'empty', data: folder });
    onTestFinished(() => server.close());
    const names = server.sandbox.records('taxes').list();
    expect(names.map(({ tax_name }) => tax_name)).toEqual(['VAT', 'GST']);
    expect(readFileSync(file, 'utf8')).not.toContain('"A"');
  });
});
