import { expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { OWN_HEADERS, ownHeader } from '../../src/service/headers.ts';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { callOf } from '../support/mock-calls.ts';

/** Headers that pages may read anyway, or that browsers alone use. */
const FOR_BROWSERS = /^(access-control-.*|vary|content-type|content-security-policy|x-content-type-options)$/;

/** Calls every nth operation, also without a token and with a method that it does not have. */
export function testExposed(nth: number): void {
  it('pages may read every header of every answer', async () => {
    const sandbox = createSandbox({ limits: 'documented' });
    const seen = new Set<string>();
    async function send(path: string, init: RequestInit): Promise<void> {
      const headers = new Headers(init.headers);
      headers.set('Origin', 'http://localhost:5173');
      const response = await sandbox.fetch(`http://localhost/inventory/v1${path}`, { ...init, headers });
      const exposed = response.headers.get('access-control-expose-headers')!.toLowerCase().split(', ');
      const names = [...response.headers.keys()].filter((name) => !FOR_BROWSERS.test(name));
      expect(exposed, `${init.method} ${path}`).toEqual(expect.arrayContaining(names));
      for (const name of names) seen.add(name);
    }
    for (const operation of everyNth(operations, nth)) {
      const { path, ...init } = callOf(operation);
      await send(path, init);
      await send(path, { ...init, headers: {} });
      await send(path, { ...init, method: 'PATCH' });
      sandbox.clock.advance({ minutes: 5 });
    }
    const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
    const [invoice] = sandbox.records('invoices').list();
    const at = `?organization_id=10234695`;
    const body = JSON.stringify({ tax_name: 'GST-of-somebody', tax_percentage: 200, tax_id: '1', colour: 'red' });
    await send(`/settings/taxes${at}`, { method: 'POST', headers, body });
    const contact = JSON.stringify({ contact_name: 'Hubballi Outdoors', billing_address: { zip: 580020 } });
    await send(`/contacts${at}`, { method: 'POST', headers, body: contact });
    const dated = { customer_id: invoice!.customer_id, date: '2036-01-01', line_items: [{ name: 'Tent', rate: 5 }] };
    await send(`/invoices${at}`, { method: 'POST', headers, body: JSON.stringify(dated) });
    await send(`/invoices/pdf${at}&invoice_ids=${invoice!.invoice_id}`, { method: 'GET', headers });
    for (let calls = 0; calls < 101; calls += 1) await send(`/settings/taxes${at}`, { method: 'GET', headers });
    // The sandbox makes nothing up of a schema.
    const own = OWN_HEADERS.filter((name) => name !== 'made' && name !== 'message').map((name) =>
      ownHeader('sandbox', name),
    );
    const others = ['allow', 'content-disposition', 'content-length', 'retry-after', 'www-authenticate'];
    expect([...seen].sort()).toEqual([...own, ...others].sort());
  });
}
