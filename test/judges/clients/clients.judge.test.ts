import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { hasLanguages } from '../../support/judges/tools.ts';
import { generate, LANGUAGES, run } from './generator.ts';

/** How long it may take to generate, compile and run a client, in milliseconds. */
const LIMIT = 600_000;

/** What programs in other languages attach: bytes that are no text. */
const BYTES = Buffer.from([...Buffer.from('%PDF-1.4\n'), 0x00, 0xff, 0xfe, 0x0d, 0x0a]);

/** What a program prints in the end. */
interface Read {
  contact_id: string;
  item_id: string;
  invoice_id: string;
  due_date: string;
  sent_total: string;
  balance: string;
  status: string;
  attachment: string;
}

const languages = LANGUAGES.filter(({ name }) =>
  hasLanguages(`The client in ${name}`, 'Java', ...(name === 'Java' ? (['Maven'] as const) : [name])),
);

const folder = mkdtempSync(path.join(tmpdir(), 'clients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(languages)('a client in $name', (language) => {
  const client = path.join(folder, language.name);
  let server: SandboxServer;
  let read: Read;

  beforeAll(async () => {
    server = await startSandbox();
    await generate(language, language.edition, client);
    const [program, ...args] = await language.build(client);
    const file = path.join(folder, `${language.name}.pdf`);
    writeFileSync(file, BYTES);
    read = JSON.parse(await run(program, [...args, server.baseUrl, file], client));
  }, LIMIT);
  afterAll(() => server?.close());

  it('makes a contact, an item and an invoice, sends it and is paid', async () => {
    const invoice = await readInvoice(server, read.invoice_id);
    expect(invoice).toMatchObject({
      customer_id: read.contact_id,
      line_items: [{ item_id: read.item_id, quantity: 2, rate: 120.25 }],
      date: '2026-03-20',
      status: 'paid',
    });
    expect(read).toMatchObject({
      status: 'paid',
      balance: '0.00',
      sent_total: '240.50',
      due_date: invoice['due_date'],
    });
    expect(read.due_date).toBe('2026-04-04');
  });

  it('has ids beyond 2^53, digit by digit', () => {
    for (const id of [read.contact_id, read.item_id, read.invoice_id])
      expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });

  it('attaches a file and gets it back, byte by byte', () => {
    expect(Buffer.from(read.attachment, 'hex')).toEqual(BYTES);
  });
});

describe.each(languages.filter(({ lack }) => lack))('a client in $name of the 3.1 document', (language) => {
  it(
    'lacks what is explained',
    async () => {
      const { file, shows } = language.lack!;
      const client = path.join(folder, `${language.name}-3.1`);
      await generate(language, '3.1', client);
      expect(readFileSync(path.join(client, file), 'utf8')).toMatch(shows);
    },
    LIMIT,
  );
});

async function readInvoice({ baseUrl }: SandboxServer, id: string): Promise<Record<string, unknown>> {
  const url = `${baseUrl}/invoices/${id}?organization_id=10234695`;
  const response = await fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
  const { invoice } = (await response.json()) as { invoice: Record<string, unknown> };
  return invoice;
}
