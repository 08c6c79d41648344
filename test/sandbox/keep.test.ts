import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { keepSandbox } from '../../src/public/sandbox-keep.ts';

/** A `sessionStorage` that takes so many characters. */
function storageOf(limit = Infinity) {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new Error('the quota has been exceeded');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

const URL_OF_TAXES = 'https://inventory.example.com/inventory/v1/settings/taxes?organization_id=10234695';
const request = (name: string): RequestInit => ({
  method: 'POST',
  headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
  body: JSON.stringify({ tax_name: name, tax_percentage: 5 }),
});

afterEach(() => void vi.unstubAllGlobals());

describe('a sandbox that is kept for a session', () => {
  test('is there again with all its organizations and the clock, when a call has been answered', async () => {
    vi.stubGlobal('sessionStorage', storageOf());
    const first = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session' });
    first.organization('7').records('taxes').add({ tax_name: 'VAT7', tax_percentage: 7 });
    first.clock.advance({ days: 40 });
    expect((await first.fetch(URL_OF_TAXES, request('VAT5'))).status).toBe(201);
    const second = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session' });
    for (const sandbox of [second, second.organization('7')]) {
      expect(sandbox.snapshot()).toEqual(first.organization(sandbox.organizationId).snapshot());
    }
    expect(second.organization('7').records('taxes').list()).toMatchObject([{ tax_name: 'VAT7' }]);
  });

  test('is the seed again after a reset', async () => {
    vi.stubGlobal('sessionStorage', storageOf());
    const first = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session' });
    await first.fetch(URL_OF_TAXES, request('VAT5'));
    first.reset();
    await first.fetch(URL_OF_TAXES, { headers: request('').headers! });
    const second = await keepSandbox(createSandbox(), { keep: 'session' });
    expect(second.records('taxes').list()).toEqual([]);
  });

  test('is another one by another name', async () => {
    vi.stubGlobal('sessionStorage', storageOf());
    const first = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session', name: 'one' });
    await first.fetch(URL_OF_TAXES, request('VAT5'));
    const other = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session', name: 'other' });
    expect(other.records('taxes').list()).toEqual([]);
  });

  test('keeps what changes while it is written', async () => {
    const storage = storageOf();
    vi.stubGlobal('sessionStorage', storage);
    const first = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session' });
    await Promise.all(['A', 'B', 'C'].map((name) => first.fetch(URL_OF_TAXES, request(name))));
    const [kept] = [...storage.entries.values()];
    expect(JSON.parse(kept!)).toEqual(first.snapshot());
  });

  test("fails a call that can't be kept, and says why", async () => {
    vi.stubGlobal('sessionStorage', storageOf(100));
    const sandbox = await keepSandbox(createSandbox({ seed: 'empty' }), { keep: 'session' });
    const failed = sandbox.fetch(URL_OF_TAXES, request('VAT5'));
    await expect(failed).rejects.toThrow("The sandbox can't be stored: the quota has been exceeded");
  });

  test('warns of fields that this version does not have', async () => {
    const storage = storageOf();
    vi.stubGlobal('sessionStorage', storage);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { records, ...snapshot } = createSandbox().snapshot();
    const taxes = records['taxes']!.map((tax) => ({ ...tax, colour: 'red' }));
    storage.setItem('inventory-sandbox/10234695', JSON.stringify({ ...snapshot, records: { ...records, taxes } }));
    await keepSandbox(createSandbox(), { keep: 'session' });
    expect(warn.mock.calls).toEqual([
      ['inventory-sandbox: this version does not have taxes.colour, so these values were left out.'],
    ]);
  });

  test('says what to do where there is no storage', async () => {
    // Node has one from version 25 on.
    vi.stubGlobal('sessionStorage', undefined);
    const failed = keepSandbox(createSandbox(), { keep: 'session' });
    await expect(failed).rejects.toThrow("There is no sessionStorage here. Store the sandbox in 'indexeddb'.");
  });
});
