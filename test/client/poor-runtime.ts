import { createInventoryClient } from '../../src/public/client.ts';

// Calls a service from a runtime that lacks what the arguments name, and prints the results.
const [baseUrl, ...missing] = process.argv.slice(2);

// Node's own `fetch` is loaded while everything is still there.
await fetch(`${baseUrl}/items`).then((response) => response.text());
if (missing.includes('throwIfAborted')) Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
if (missing.includes('reason')) Object.defineProperty(AbortSignal.prototype, 'reason', { get: () => undefined });

const inventory = createInventoryClient({
  baseUrl: baseUrl!,
  organizationId: '7',
  accessToken: () => 'demo',
  backoff: 1,
});
const { taxes, items, invoices } = inventory;

async function* chunks(): AsyncGenerator<string> {
  yield 'one ';
  yield 'two';
}

/** What a call gives, or the name of its error. */
async function outcome(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return String((error as Error | undefined)?.name);
  }
}

/** A signal that aborts soon. */
function soon(): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  return stop.signal;
}

const file = await invoices.getAttachment('7');
const results = {
  get: await outcome(taxes.get('7')),
  create: await outcome(taxes.create({ tax_name: 'VAT', tax_percentage: 5 })),
  retried: await outcome(taxes.delete('flaky')),
  listed: await outcome(items.list()),
  blob: await outcome(invoices.addAttachment('7', { attachment: new Blob(['one two']) })),
  bytes: await outcome(invoices.addAttachment('7', { attachment: new TextEncoder().encode('one two') })),
  stream: await outcome(invoices.addAttachment('7', { attachment: chunks() })),
  noFile: await outcome(invoices.addAttachment('7', { attachment: 'one two' as never })),
  downloaded: [file.name, file.type, await file.text()],
  aborted: await outcome(taxes.get('silent', { signal: soon() })),
  abortedBefore: await outcome(taxes.get('7', { signal: AbortSignal.abort() })),
  timedOut: await outcome(taxes.get('silent', { timeout: 30 })),
};
console.log(JSON.stringify(results));
process.exit();
