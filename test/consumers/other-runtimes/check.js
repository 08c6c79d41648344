import { createInventoryClient } from 'inventory-service-api';
import { httpOf } from 'inventory-service-api/http';

const TAX = '4815162342481511001';
const INVOICE = '4815162342481523001';

/** Makes every kind of call, and says what came of each. */
export async function check(baseUrl) {
  const inventory = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
  const { taxes, items, invoices } = inventory;
  const http = httpOf(inventory);
  const nameOf = (call) => call.then(String, ({ name }) => name);
  const { tax } = await taxes.get(TAX);
  const { data } = await http.GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: TAX } } });
  const created = await taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
  const { response } = await taxes.delete(TAX).withResponse();
  const attachment = new File(['a picture'], 'kit.png', { type: 'image/png' });
  const uploaded = await invoices.addAttachment(INVOICE, { attachment });
  const file = await invoices.getAttachment(INVOICE);
  const stream = await http.GET('/invoices/{invoice_id}/attachment', {
    params: { path: { invoice_id: INVOICE } },
    parseAs: 'stream',
  });
  const refused = { headers: { Prefer: 'code=404' } };
  const unreachable = createInventoryClient({
    baseUrl: 'http://127.0.0.1:9',
    organizationId: '7',
    accessToken: 'demo',
    retries: 0,
  });
  const silent = createInventoryClient({
    baseUrl,
    organizationId: '7',
    accessToken: 'demo',
    timeout: 20,
    fetch: () => new Promise(() => undefined),
  });
  return {
    tax: tax.tax_name,
    byPath: data.tax.tax_id,
    created: created.code,
    deleted: response.status,
    listed: (await items.list().toArray()).length > 1,
    uploaded: uploaded.code,
    downloaded: file.size > 0,
    streamed: (await new Response(stream.data).arrayBuffer()).byteLength === file.size,
    notFound: await nameOf(taxes.get(TAX, refused)),
    aborted: await nameOf(taxes.get(TAX, { signal: AbortSignal.abort() })),
    late: await nameOf(silent.taxes.get(TAX)),
    unreachable: await nameOf(unreachable.taxes.get(TAX)),
  };
}
