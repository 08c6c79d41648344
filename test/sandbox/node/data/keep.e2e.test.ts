import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { contractOf } from '../../../../src/sandbox/contract/at-run-time.ts';
import { keepData } from '../../../../src/sandbox/node/data/keep.ts';
import type { SandboxError, StartSandboxOptions } from '../../../../src/sandbox/node/index.ts';
import { type SandboxServer, startSandbox } from '../../../../src/sandbox/node/index.ts';
import { openSandbox } from '../../../../src/sandbox/sandbox.ts';
import { contract } from '../../../support/document.ts';
import { controlOf } from '../../../support/sandbox-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const journal = (): string => path.join(folder, 'journal');

/** Does something with a sandbox that keeps its data, and stops it. */
async function within<Result>(
  work: (server: SandboxServer) => Result,
  options: StartSandboxOptions = {},
): Promise<Awaited<Result>> {
  const server = await startSandbox({ seed: 'empty', data: folder, ...options });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The names of all taxes. */
const namesIn = ({ sandbox }: SandboxServer, organization = '10234695'): string[] =>
  sandbox
    .organization(organization)
    .records('taxes')
    .list()
    .map(({ tax_name }) => String(tax_name));

const addTax = ({ sandbox }: SandboxServer, name: string): unknown =>
  sandbox.records('taxes').add({ tax_name: name, tax_percentage: 1 });

const refusal = (): Promise<SandboxError> =>
  startSandbox({ data: folder }).then(
    () => expect.fail(),
    (error) => error,
  );

describe('kept data', () => {
  it('is there when the sandbox comes back: records, removals, clock and organizations', async () => {
    const before = await within(async (server) => {
      const control = controlOf(server);
      addTax(server, 'VAT');
      const id = server.sandbox.records('taxes').list()[0]!.tax_id!;
      addTax(server, 'GST');
      const url = `${server.baseUrl}/settings/taxes/${id}?organization_id=10234695`;
      const headers = { Authorization: 'Service-oauthtoken demo' };
      expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(200);
      await control('POST /organizations', { organizationId: '7' });
      await control('POST /organizations', { organizationId: '8' });
      await control('POST /records/taxes?organization_id=7', { tax_name: 'Seven', tax_percentage: 7 });
      await control('DELETE /organizations/8');
      await control('POST /clock/advance', { days: 40 });
      return [server.sandbox.snapshot().records, server.sandbox.clock.now()] as const;
    });
    await within(async (server) => {
      expect(server.sandbox.snapshot().records).toEqual(before[0]);
      expect(server.sandbox.clock.now()).toBeGreaterThanOrEqual(before[1]);
      expect(namesIn(server)).toEqual(['GST']);
      expect(namesIn(server, '7')).toEqual(['Seven']);
      expect((await controlOf(server)('GET /organizations')).body['organizations']).toHaveLength(2);
      const ids = server.sandbox.records('taxes').list();
      addTax(server, 'New');
      expect(server.sandbox.records('taxes').list().at(-1)!.tax_id).not.toBe(ids[0]!.tax_id);
    });
  });

  it('has resets and restores', async () => {
    await within(async (server) => {
      addTax(server, 'VAT');
      server.sandbox.reset();
      addTax(server, 'GST');
    });
    await within((server) => {
      expect(namesIn(server)).toEqual(['GST']);
      const snapshot = server.sandbox.snapshot();
      server.sandbox.reset();
      server.sandbox.restore(snapshot);
    });
    expect(await within((server) => namesIn(server))).toEqual(['GST']);
  });

  it('is that of the story, value by value', async () => {
    const first = await within(({ sandbox }) => sandbox.snapshot().records, { seed: 'story' });
    expect(await within(({ sandbox }) => sandbox.snapshot().records)).toEqual(first);
  });

  it('loses an entry that was not written completely, and nothing before it', async () => {
    await within((server) => {
      addTax(server, 'VAT');
      addTax(server, 'GST');
    });
    const bytes = readFileSync(journal());
    const start = bytes.length - bytes.toString().trimEnd().split('\n').at(-1)!.length;
    for (const end of [bytes.length - 1, bytes.length - 20, start + 3, start]) {
      writeFileSync(journal(), bytes);
      truncateSync(journal(), end);
      expect(await within((server) => namesIn(server))).toEqual(['VAT', 'GST']);
    }
    appendFileSync(journal(), '0123 {"organ');
    expect(await within((server) => namesIn(server))).toEqual(['VAT', 'GST']);
  });

  it('is refused if it is damaged elsewhere', async () => {
    await within((server) => {
      addTax(server, 'VAT');
    });
    const text = readFileSync(journal(), 'utf8');
    writeFileSync(journal(), text.replace('{"organization"', '{"organisation"'));
    const error = await refusal();
    expect(error.name).toBe('SandboxError');
    expect(error.message).toBe(
      `${journal()} is damaged in line 1, and goes on after it. Restore the file, or delete it.`,
    );
    writeFileSync(journal(), text);
    expect(await within((server) => namesIn(server))).toEqual(['VAT']);
  });

  it('stays small, whatever is written', async () => {
    const opened = openSandbox(contractOf(contract), { seed: 'empty' });
    const keeper = await keepData(folder, opened, 100_000);
    const { tax_id: id } = opened.sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 1 });
    for (let count = 0; count < 2000; count += 1) {
      opened.sandbox.records('taxes').update(id!, { tax_percentage: count % 100 });
      if (count % 100 === 0) await keeper.settled();
    }
    await keeper.close();
    expect(statSync(journal()).size).toBeLessThan(250_000);
    const { tax_percentage } = (await within(({ sandbox }) => sandbox.records('taxes').get(id!)))!;
    expect(tax_percentage).toBe(99);
  });

  it('belongs to one process at a time', async () => {
    await within(async () => {
      expect((await refusal()).message).toMatch(/^The folder .* is in use by the process \d+\. Stop it, or choose/);
    });
    writeFileSync(path.join(folder, 'lock'), '999999999');
    await within(() => undefined);
  });

  it('is in a folder that can be written', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const error = await startSandbox({ data: file }).catch((reason: Error) => reason);
    expect((error as Error).message).toBe(`The folder ${file} cannot be used: it is a file.`);
  });
});
