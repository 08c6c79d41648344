import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runThread } from '../support/threads.ts';
import { clientOf, emptyFolder, PROGRAM, run, runInThread, testKeptRecords } from './sandbox.ts';

describe('the command sandbox', () => {
  testKeptRecords('SIGINT');
  testKeptRecords('SIGTERM');

  it('limits what it keeps as it is told', async () => {
    const baseUrl = await runInThread('--seed', 'empty', '--max-bytes', '1');
    const refused = clientOf(baseUrl).taxes.create({ tax_name: 'VAT5', tax_percentage: 5 });
    await expect(refused).rejects.toMatchObject({ status: 507, message: expect.stringContaining('--max-bytes') });
  });

  it('refuses an option that it does not know in one line, with the status 2', async () => {
    expect(await runThread(PROGRAM, { args: ['sandbox', '--prot', '1'] })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'Unknown option --prot. Did you mean --port? See npx inventory-service-api sandbox --help.\n',
    });
  });

  it('refuses a folder that another one uses', async () => {
    const data = emptyFolder();
    await run('--data', data);
    const { status, stdout, stderr } = await runThread(PROGRAM, { args: ['sandbox', '--port', '0', '--data', data] });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The folder \S+ is in use by process \d+\. Stop it, or choose another folder\. /);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it("says in one line why it can't start, with the status 1", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await runThread(PROGRAM, { args: ['sandbox', '--port', String(port)] })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} of 127.0.0.1 is already in use. Stop the other process, or choose another port; 0 picks a free one.\n`,
    });
  });
});
