import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMock } from '../../src/public/mock.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { run } from './output.ts';

/** A read in an archive, with what its body holds in addition to the envelope. */
export function read(url: string, payload: object): Exchange {
  return {
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url: `https://inventory.example.com/inventory/v1${url}?organization_id=1` },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', ...payload }) },
  };
}

/**
 * Proposes edits for a blank date, and applies them.
 *
 * @param format What the edited document is written as. JSON is read in a tenth of the time.
 * @param isFull Whether the edited document is used as well.
 */
export function testBlankDate(format: 'yaml' | 'json', isFull = true): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'propose-'));
  const file = (name: string): string => path.join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Proposes edits on the command line, and applies them there. */
  async function applied(...exchanges: Exchange[]): Promise<{ said: string; overlay: string; document: string }> {
    const [har, overlay, document] = [file('traffic.har'), file('overlay.yaml'), file(`openapi.${format}`)];
    writeFileSync(har, archiveOf(exchanges));
    const { status, stderr } = await run(['propose', har, '--out', overlay]);
    expect(status).toBe(0);
    const spec = await run(['spec', '--overlay', overlay, '--format', format]);
    expect([spec.status, spec.stderr]).toEqual([0, '']);
    writeFileSync(document, spec.stdout);
    return { said: stderr, overlay: readFileSync(overlay, 'utf8'), document };
  }

  describe('a blank date in one list', () => {
    const exchanges = [
      read('/invoices/1', { invoice: { invoice_id: '1', date: '' } }),
      read('/invoices/1/payments', { payments: [{ date: '' }] }),
    ];

    it('is a contradiction where the documents say that it is a date, and an edit of that one field where they do not', async () => {
      const { said, overlay } = await applied(...exchanges);
      expect(said).toMatch(
        /^\d+ actions, 1 contradiction with the documentation, 0 differences without a proposal\.\n/,
      );
      expect(said).toMatch(/\n {2}getInvoice 200 response\.body\/invoice\/date must be .*, in 1 of 1\n$/);
      expect(overlay).toContain('empty string in 1 of 1 exchanges (listInvoicePayments)');
      expect(overlay).not.toMatch(/target: .*(CalendarDate|DateTime|Invoice'])/);
    });

    if (!isFull) return;

    it('takes no check of dates off other calls', async () => {
      const { document } = await applied(...exchanges);
      const mock = await startMock({ port: 0, document });
      onTestFinished(() => mock.close());
      const send = (call: string, body: object) =>
        fetch(`${mock.baseUrl}${call}?organization_id=10234695`, {
          method: 'POST',
          headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const line_items = [{ item_id: '4815162342481516001', quantity: 1, rate: 1 }];
      const creditNote = { customer_id: '4815162342481514001', line_items };
      expect((await send('/creditnotes', { ...creditNote, date: '2026-03-28' })).status).toBe(201);
      const refused = await send('/creditnotes', { ...creditNote, date: 'garbage' });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining('date') });
      expect((await send('/transferorders', { date: 'yesterday', line_items })).status).toBe(400);
    });

    it('is not found again in the document that takes it', async () => {
      const { document } = await applied(exchanges[1]!);
      const { status, stdout } = await run(['verify', file('traffic.har'), '--document', document]);
      expect([status, stdout]).toEqual([0, expect.stringContaining('0 violations, 0 undocumented, 0 guesses')]);
      const again = await run(['propose', file('traffic.har'), '--document', document, '--out', file('none.yaml')]);
      expect(again.stderr).toBe(
        `0 actions, 0 contradictions with the documentation, 0 differences without a proposal.\nThere is nothing to propose, so ${file('none.yaml')} is not written.\n`,
      );
    });
  });
}

/** Runs commands on a recording with keys that are data. */
export function testKeys(commands: readonly string[][]): void {
  it('a key of a map that is no name reaches neither report, evidence nor proposal', async () => {
    const contact = {
      contact_id: '1',
      shares: { jane_doe: true, john_smith: true, mary_brown: false },
      status: 'zaphodsecretstatus',
    };
    const folder = mkdtempSync(path.join(tmpdir(), 'propose-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const har = path.join(folder, 'keys.har');
    writeFileSync(har, archiveOf([read('/contacts/1', { contact })]));
    for (const args of commands) {
      const { stdout, stderr } = await run([...args, har]);
      expect(stdout.length, args.join(' ')).toBeGreaterThan(100);
      expect(stdout + stderr, args.join(' ')).not.toMatch(/jane_doe|john_smith|mary_brown|zaphod/);
    }
  });
}
