import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractOf } from '../../../../sandbox/engine/plan/contract.ts';
import { writeEntries, writeHeader } from '../../../../sandbox/node/data/journal.ts';
import { persistData } from '../../../../sandbox/node/data/persist.ts';
import { openSandbox } from '../../../../sandbox/sandbox.ts';
import type { SandboxError, StartSandboxOptions } from '../../../../src/public/sandbox-server.ts';
import { exportData, type SandboxServer, startSandbox } from '../../../../src/public/sandbox-server.ts';
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

/** What is said to standard error while the test runs. */
function warned(): string[] {
  const warnings: string[] = [];
  const spy = vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
  onTestFinished(() => spy.mockRestore());
  return warnings;
}

/** A symbolic link to a folder. */
function linkTo(target: string): string {
  const link = `${target}-link`;
  symlinkSync(target, link);
  onTestFinished(() => rmSync(link));
  return link;
}

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

  it('has texts with characters that end a line', async () => {
    const names = ['a\u2028b', 'a\u2029b', 'a\u0085b', 'a\r\nb', '\ud800', '\u0000', '\ufeffb', 'last'];
    const warnings = warned();
    await within((server) => {
      for (const name of names) addTax(server, name);
    });
    expect(await within((server) => namesIn(server))).toEqual(names);
    expect(warnings).toEqual([]);
  });

  it('is that of the story, value by value', async () => {
    const first = await within(({ sandbox }) => sandbox.snapshot().records, { seed: 'story' });
    expect(await within(({ sandbox }) => sandbox.snapshot().records)).toEqual(first);
  });

  it('leaves an entry out that was not written completely, and says so', async () => {
    await within((server) => {
      addTax(server, 'VAT');
      addTax(server, 'GST');
    });
    const bytes = readFileSync(journal());
    const start = bytes.length - bytes.toString().trimEnd().split('\n').at(-1)!.length;
    for (const end of [bytes.length - 1, bytes.length - 20, start + 3, start]) {
      const warnings = warned();
      writeFileSync(journal(), bytes);
      truncateSync(journal(), end);
      expect(await within((server) => namesIn(server))).toEqual(['VAT', 'GST']);
      expect(warnings).toEqual([
        `The last line of ${journal()} is incomplete, so its request never got a response. It was left out.`,
      ]);
    }
    expect(readdirSync(folder)).toEqual(['journal']);
  });

  it('is kept aside, byte by byte, if it is damaged, and what stands before is used', async () => {
    await within((server) => {
      addTax(server, 'VAT');
      addTax(server, 'GST');
    });
    const lines = readFileSync(journal(), 'utf8').split('\n');
    const damaged = lines.with(3, lines[3]!.replace('GST', 'GSX')).join('\n');
    for (const name of ['journal.damaged', 'journal.damaged-2']) {
      const warnings = warned();
      writeFileSync(journal(), damaged);
      expect(await within((server) => namesIn(server))).toEqual(['VAT']);
      expect(warnings).toEqual([
        `${journal()} is damaged in line 4: its checksum does not match. That line and the 1 after it were left out. The original file was saved as ${path.join(folder, name)}.`,
      ]);
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(damaged);
    }
    expect(await within((server) => namesIn(server))).toEqual(['VAT']);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['all zeros', Buffer.alloc(1000)],
    ['cut within its first line', Buffer.from('0 01234567 {"journal":"inventory')],
  ])('is kept aside if it is %s', async (_, bytes) => {
    const warnings = warned();
    writeFileSync(journal(), bytes);
    await within((server) => addTax(server, 'VAT'));
    expect(warnings).toEqual([
      `${journal()} has no complete line. The original file was saved as ${journal()}.damaged.`,
    ]);
    expect(readFileSync(`${journal()}.damaged`)).toEqual(bytes);
    expect(await within((server) => namesIn(server))).toEqual(['VAT']);
  });

  it('is not taken for new if the file is of something else', async () => {
    writeFileSync(journal(), 'hello\nworld');
    const error = await refusal();
    expect(error.name).toBe('SandboxError');
    expect(error.message).toBe(
      `${journal()} is not the journal of a sandbox. Nothing was changed. Choose another folder.`,
    );
    expect(readFileSync(journal(), 'utf8')).toBe('hello\nworld');
    expect(readdirSync(folder)).toEqual(['journal']);
  });

  it('of 0.2.1 is taken over as it is, with its histories, and its stock goes on', async () => {
    writeFileSync(journal(), readFileSync(path.join(import.meta.dirname, 'folders', '0.2.1', 'journal')));
    const warnings = warned();
    await within(({ sandbox }) => {
      expect(sandbox.records('invoices').list()).toMatchObject([{ total: '160.00', balance: '100.00' }]);
      expect(sandbox.records('invoiceComments').list()).toMatchObject([
        { description: 'Invoice created for 160.00.', commented_by: 'Meera Nair', comment_type: 'system' },
        { description: 'Invoice marked as sent.', time: '03:30 PM' },
        { description: 'Call on Monday.', comment_type: 'internal' },
        { description: 'Payment of 60.00 recorded.' },
      ]);
      expect(sandbox.records('contactComments').list()).toMatchObject([
        { description: 'Invoice INV-000001 created for 160.00.' },
      ]);
      const [item] = sandbox.records('items').list();
      expect(item).toMatchObject({ stock_on_hand: 1 });
      const line = { item_id: item!.item_id!, quantity_adjusted: -1 };
      const adjusted = sandbox
        .records('itemAdjustments')
        .add({ date: '2026-03-28', reason: 'Count', adjustment_type: 'quantity', line_items: [line] });
      expect(adjusted.line_items).toMatchObject([{ item_total: -10 }]);
    });
    expect(warnings).toEqual([]);
  });

  it('says which fields this version does not have, and keeps them aside', async () => {
    const { header, snapshot } = await within((server) => {
      addTax(server, 'VAT');
      return { header: writeHeader(), snapshot: server.sandbox.snapshot() };
    });
    const [tax] = snapshot.records['taxes']!;
    const records = { ...snapshot.records, taxes: [{ ...tax, colour: 'red' }] };
    const entry = { organization: '10234695', snapshot: { ...snapshot, records } };
    writeFileSync(journal(), header.text + writeEntries(header.chain, [entry]).text);
    const warnings = warned();
    await within((server) => expect(namesIn(server)).toEqual(['VAT']));
    expect(warnings).toEqual([
      `This version does not have taxes.colour, so these values in ${journal()} were left out. The original file was saved as ${journal()}.old.`,
    ]);
  });

  it('is written again without what is waiting to be written, which is part of it', async () => {
    const opened = openSandbox(contractOf(contract), { seed: 'empty' });
    const keeper = await persistData(folder, opened, { compactFrom: 1 });
    const taxes = opened.sandbox.records('taxes');
    for (let count = 0; count < 100; count += 1) taxes.add({ tax_name: `VAT${count}`, tax_percentage: 1 });
    // The hundred are on their way to the disk, and are more than double of what was there.
    await new Promise((resolve) => setImmediate(resolve));
    taxes.add({ tax_name: 'LAST', tax_percentage: 1 });
    await keeper.flushed();
    await keeper.close();
    expect(readFileSync(journal(), 'utf8').match(/"tax_name":"LAST"/g)).toHaveLength(1);
    expect(await within((server) => namesIn(server))).toHaveLength(101);
  });

  it('stays small, whatever is written', async () => {
    const opened = openSandbox(contractOf(contract), { seed: 'empty' });
    const keeper = await persistData(folder, opened, { compactFrom: 25_000 });
    const { tax_id: id } = opened.sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 1 });
    for (let count = 0; count < 500; count += 1) {
      opened.sandbox.records('taxes').update(id!, { tax_percentage: count % 100 });
      if (count % 25 === 0) await keeper.flushed();
    }
    await keeper.close();
    expect(statSync(journal()).size).toBeLessThan(62_500);
    const { tax_percentage } = (await within(({ sandbox }) => sandbox.records('taxes').get(id!)))!;
    expect(tax_percentage).toBe(99);
  });

  it('belongs to one process at a time', async () => {
    await within(async () => {
      expect((await refusal()).message).toMatch(/^The folder .* is in use by process \d+\. Stop it, or choose/);
    });
    writeFileSync(path.join(folder, 'lock'), '999999999');
    await within(() => undefined);
  });

  it.each([
    ['a link to it', () => linkTo(folder)],
    ['a relative path', () => path.relative(process.cwd(), folder)],
    ['a path with a slash at its end', () => `${folder}/`],
  ])('is one folder, also by %s', async (_, other) => {
    await within(async () => {
      await expect(startSandbox({ data: other() })).rejects.toThrow(' is in use by process ');
    });
  });

  it('leaves the lock of another sandbox alone', async () => {
    await within(() => writeFileSync(path.join(folder, 'lock'), '1'));
    expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toBe('1');
  });

  it('comes before the seed and the time that are given, which is said', async () => {
    const snapshot = await within(({ sandbox }) => sandbox.snapshot());
    const warnings = warned();
    await within(() => undefined);
    expect(warnings).toEqual([]);
    await within((server) => expect(namesIn(server)).toEqual([]), { seed: snapshot });
    await within((server) => expect(new Date(server.sandbox.clock.now()).getFullYear()).toBe(2026), {
      now: '2030-01-01',
    });
    expect(warnings).toEqual([
      `${folder} already has data, so the seed applies only to organizations that you create or reset.`,
      `${folder} already has data, so the time at the start applies only to organizations that you create or reset.`,
    ]);
  });

  it('moves on to the time of this machine where its clock follows that', async () => {
    await within(() => undefined);
    const warnings = warned();
    const before = Date.now();
    await within(({ sandbox }) => expect(sandbox.clock.now()).toBeGreaterThanOrEqual(before), { now: 'system' });
    expect(warnings).toEqual([]);
    await within(({ sandbox }) => expect(sandbox.clock.now()).toBeGreaterThanOrEqual(before));
  });

  it('is in a file', async () => {
    mkdirSync(journal());
    expect((await refusal()).message).toBe(`${journal()} can't be read: it is a folder.`);
  });

  it.each([
    [{ organisationId: '7' }, 'organisationId is not an option. Did you mean organizationId?'],
    [{ organizationId: 7 }, 'organizationId must be a non-empty string.'],
    [{ folder: '' }, 'folder must be a non-empty string.'],
    [{ data: undefined }, 'data is missing.'],
  ])('is exported with no other options: %j', async (options, message) => {
    await within(() => undefined);
    const all = { data: folder, folder: path.join(folder, 'seed'), ...options };
    expect(() => exportData(all as Parameters<typeof exportData>[0])).toThrow(message);
  });

  it('says why nothing can be exported', async () => {
    await within(() => undefined);
    writeFileSync(journal(), readFileSync(journal(), 'utf8').replaceAll('\n', '\r\n'));
    expect(() => exportData({ data: folder, folder: path.join(folder, 'seed') })).toThrow(
      `Nothing can be exported: ${journal()} is damaged in line 1: its checksum does not match.`,
    );
  });

  it('is in a folder that can be written', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const error = await startSandbox({ data: file }).catch((reason: Error) => reason);
    expect((error as Error).message).toBe(`The folder ${file} can't be used: it is a file.`);
  });
});
