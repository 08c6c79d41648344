import { createInventoryClient } from 'inventory-service-api';
import { httpOf } from 'inventory-service-api/http';

/** Uses each option of calls that depends on the runtime, and says what came of it. */
export async function checkOptions(baseUrl) {
  const options = { baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false, backoff: 1, retries: 1 };
  const { invoices } = createInventoryClient({ ...options, headers: { 'X-App': 'shop', Accept: 'application/json' } });
  const small = createInventoryClient({ ...options, maxSize: 1000 });
  const outcome = (call) =>
    call.then(
      (value) => value?.message ?? value?.size ?? value,
      ({ name, attempts, message }) => [name, attempts, message],
    );
  const attachment = () => new Blob(['a picture']).stream();
  const streamUpload = true;
  const path = '/invoices/{invoice_id}/attachment';
  const params = { path: { invoice_id: '7' } };
  const stream = await httpOf(small).GET(path, { params, parseAs: 'stream' });
  const moved = await invoices.get('moved').catch(({ name }) => ({ headers: name }));
  return {
    large: await outcome(small.invoices.get('large')),
    largeFile: await outcome(small.invoices.getAttachment('7')),
    file: await outcome(invoices.getAttachment('7')),
    stream: (await new Response(stream.data).arrayBuffer()).byteLength,
    cutOff: (await outcome(invoices.getAttachment('cut')))[0],
    upload: await outcome(invoices.addAttachment('7', { attachment: attachment() }, { streamUpload })),
    uploadMoved: await outcome(invoices.addAttachment('moved', { attachment: attachment() }, { streamUpload })),
    moved: moved.headers,
  };
}
