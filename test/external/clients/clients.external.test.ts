import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { operations } from '../../support/document.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { codeIn } from './code.ts';
import { type Client, run } from './run.ts';
import { differencesOf, samples } from './samples.ts';
import { EDITIONS, TARGETS } from './targets.ts';

/** What programs attach: bytes that are no text. */
const BYTES = Buffer.from([...Buffer.from('%PDF-1.4\n'), 0x00, 0xff, 0xfe, 0x0d, 0x0a]);

/** What a program prints in the end. */
interface Read {
  contact_id: string;
  item_id: string;
  invoice_id: string;
  due_date: string;
  sent_total: string | number;
  sub_total: number;
  balance: string | number;
  status: string;
  listed: string[];
  /** In hexadecimal digits, from programs that attach a file. */
  attachment?: string;
}

/** The quickest to build; the others are generated before a release. */
const SMALL = ['hey-api'];

const targets = TARGETS.filter(({ name }) => IS_FULL || SMALL.includes(name)).filter(({ name, needs }) =>
  hasLanguages(`The client of ${name}`, ...needs),
);

const folder = mkdtempSync(path.join(tmpdir(), 'clients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = { samples: path.join(folder, 'samples.json'), attachment: path.join(folder, 'attachment.pdf') };
writeFileSync(files.samples, JSON.stringify(samples));
writeFileSync(files.attachment, BYTES);

it('has samples of many bodies', () => {
  expect(samples.length).toBeGreaterThan(250);
});

describe.each(targets)('the client of $name, from OpenAPI $edition', ({ name, edition, generate, build, differs }) => {
  const own = path.join(folder, `${name}-${edition}`);
  let server: SandboxServer;
  let client: Client;
  let read: Read;

  beforeAll(async () => {
    server = await startSandbox();
    mkdirSync(own);
    const document = path.join(own, 'document.json');
    writeFileSync(document, JSON.stringify(EDITIONS[edition]));
    await generate(document, own);
    client = await build(own, samples);
    read = JSON.parse(await run(client.orderToCash(server.baseUrl, files.attachment)));
  });
  afterAll(() => server?.close());

  it('has every operation', () => {
    const code = codeIn(path.join(own, 'client'));
    expect(operations.map(({ id }) => id).filter((id) => !code.includes(id.toLowerCase()))).toEqual([]);
  });

  it('makes a contact, an item and an invoice, sends it, is paid, and lists it', async () => {
    const invoice = await readInvoice(server, read.invoice_id);
    expect(invoice).toMatchObject({
      customer_id: read.contact_id,
      line_items: [{ item_id: read.item_id, quantity: 2, rate: 99999999.99 }],
      date: '2026-03-20',
      status: 'paid',
    });
    expect(read).toMatchObject({
      status: 'paid',
      balance: '0.00',
      sent_total: '199999999.98',
      sub_total: 199999999.98,
      due_date: '2026-04-04',
    });
    expect(invoice['due_date']).toBe(read.due_date);
    expect(read.listed).toContain(read.invoice_id);
  });

  it('has ids beyond 2^53, digit by digit', () => {
    for (const id of [read.contact_id, read.item_id, read.invoice_id])
      expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });

  it('gets a file back that it attached, byte by byte', ({ skip }) => {
    skip(read.attachment === undefined, 'The program attaches none');
    expect(Buffer.from(read.attachment!, 'hex')).toEqual(BYTES);
  });

  it('reads every sample, and writes the same', async ({ skip }) => {
    skip(client.writeAgain === undefined, 'Every sample was compiled as a value of its type');
    const written: unknown[] = JSON.parse(await run(client.writeAgain!(files.samples)));
    expect(written).toHaveLength(samples.length);
    const differences = samples.flatMap((sample, index) => differencesOf(sample, written[index]));
    const unexplained = differences.filter((difference) => !differs.some(({ what }) => what.test(difference)));
    expect(unexplained).toEqual([]);
    const unneeded = differs.filter(({ what }) => !differences.some((difference) => what.test(difference)));
    expect(unneeded, 'explained, and not found').toEqual([]);
  });
});

async function readInvoice({ baseUrl }: SandboxServer, id: string): Promise<Record<string, unknown>> {
  const url = `${baseUrl}/invoices/${id}?organization_id=10234695`;
  const response = await fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
  const { invoice } = (await response.json()) as { invoice: Record<string, unknown> };
  return invoice;
}
