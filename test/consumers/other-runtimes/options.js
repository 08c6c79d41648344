import { createInventoryClient } from 'inventory-service-api';
import { httpOf } from 'inventory-service-api/http';

/** What a call returns, or the name, the attempts and the message of its error. */
const outcome = (call) =>
  call.then(
    (value) => value?.message ?? value?.size ?? value,
    ({ name, attempts, message }) => [name, attempts, message],
  );

/** What came of it, without the message. */
const briefly = async (call) => [await outcome(call)].flat().slice(0, 2);

/** An organization whose limits nobody else counts: a worker may answer several requests at once. */
const organization = () => String(Math.floor(Math.random() * 1e12));

/** An id that fails once, in this run alone. */
const failingOnce = () => `once-503-${crypto.randomUUID()}`;

/** Uses each option of a client and of a call, and what depends on the runtime, and says what came of it. */
export async function checkOptions(baseUrl) {
  const options = { baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false, backoff: 1, retries: 1 };
  const clientWith = (more) => createInventoryClient({ ...options, ...more });
  const echo = async (more, of) => (await clientWith(more).invoices.get('echo', of)).echo;
  return {
    client: await ofClient({ clientWith, echo, baseUrl }),
    call: await ofCall({ clientWith, echo }),
    files: await ofFiles(clientWith),
  };
}

async function ofClient({ clientWith, echo, baseUrl }) {
  const events = new Set();
  const names = ['onRequest', 'onResponse', 'onExchange', 'onRetry', 'onWait', 'onEnd'];
  const hooks = Object.fromEntries(names.map((name) => [name, () => events.add(name)]));
  const hooked = clientWith({ hooks, limits: { concurrent: 1 }, organizationId: organization() });
  await Promise.all([hooked.invoices.get(failingOnce()), hooked.invoices.get('echo')]);
  const turns = [];
  const turn = { done: () => turns.push('done'), refused: () => undefined, release: () => undefined };
  const state = () => ({ minute: 1, day: 1, waiting: 0 });
  const limiter = { take: async () => (turns.push('take'), turn), state };
  await clientWith({ limits: undefined, limiter }).invoices.get('echo');
  const asked = [];
  const accessToken = ({ refused }) => {
    asked.push(refused ?? 'none');
    return refused === undefined ? 'first' : 'second';
  };
  await clientWith({ accessToken }).invoices.get('second-token');
  const limited = clientWith({ limits: { perMinute: 1 }, organizationId: organization(), timeout: 5000 });
  await limited.invoices.get('echo');
  const limitHeaders = { remaining: 'X-Left', reset: 'X-Reset' };
  const stated = clientWith({ limitHeaders, organizationId: organization(), timeout: 5000 });
  await stated.invoices.get('last');
  const delays = [];
  const slow = { hooks: { onRetry: ({ delay }) => delays.push(delay) }, backoff: 1 };
  await clientWith(slow).invoices.get(failingOnce());
  const changing = async (request) => {
    const { url, method, headers } = request;
    return fetch(url, { method, headers: { ...Object.fromEntries(headers), 'X-App': 'changed' } });
  };
  return {
    organizationId: (await echo({})).organization_id,
    accessToken: asked,
    authorization: (await echo({ authorization: (token) => ({ 'X-Api-Key': `key ${token}` }) }))['x-api-key'],
    baseUrl: (await echo({ baseUrl: `${baseUrl}/deep/path/` })).path,
    plan: clientWith({ plan: 'free', limits: undefined, organizationId: organization() }).budget().day,
    limits: await briefly(limited.invoices.get('echo')),
    limitHeaders: await briefly(stated.invoices.get('echo')),
    limiter: turns,
    timeout: await briefly(clientWith({ timeout: 50 }).invoices.get('silent')),
    retries: await briefly(clientWith({ retries: 0 }).invoices.get(failingOnce())),
    backoff: delays.length === 1 && delays[0] <= 1,
    maxDelay: await briefly(clientWith({ maxDelay: 10 }).invoices.get('wait')),
    headers: (await echo({ headers: { 'X-App': 'shop' } }))['x-app'],
    maxSize: await outcome(clientWith({ maxSize: 1000 }).invoices.get('large')),
    assumeMore: (await clientWith({ assumeMore: true }).items.list({ per_page: 5 }).toArray()).length,
    assumeEmpty: await clientWith({ assumeEmpty: true }).contacts.list().toArray(),
    hooks: [...events].sort(),
    fetch: (await echo({ fetch: changing }))['x-app'],
  };
}

async function ofCall({ clientWith, echo }) {
  const { invoices, items, contacts } = clientWith({});
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  return {
    signal: await briefly(invoices.get('silent', { signal: stop.signal })),
    timeout: await briefly(invoices.get('silent', { timeout: 50 })),
    retries: await briefly(invoices.get(failingOnce(), { retries: 0 })),
    headers: (await echo({ headers: { 'X-App': 'shop' } }, { headers: { 'X-App': 'call' } }))['x-app'],
    assumeMore: [
      (await items.list({ per_page: 5 }).toArray()).length,
      (await items.list({ per_page: 5 }, { assumeMore: true }).toArray()).length,
    ],
    assumeEmpty: [await briefly(contacts.list().toArray()), await contacts.list({}, { assumeEmpty: true }).toArray()],
  };
}

async function ofFiles(clientWith) {
  const { invoices } = clientWith({ headers: { 'X-App': 'shop', Accept: 'application/json' } });
  const small = clientWith({ maxSize: 1000 });
  const attachment = () => new Blob(['a picture']).stream();
  const params = { path: { invoice_id: '7' } };
  const stream = await httpOf(small).GET('/invoices/{invoice_id}/attachment', { params, parseAs: 'stream' });
  const moved = await invoices.get('moved').catch(({ name }) => ({ headers: name }));
  return {
    largeFile: await outcome(small.invoices.getAttachment('7')),
    file: await outcome(invoices.getAttachment('7')),
    stream: (await new Response(stream.data).arrayBuffer()).byteLength,
    cutOff: (await outcome(invoices.getAttachment('cut')))[0],
    upload: await outcome(invoices.addAttachment('7', { attachment: attachment() })),
    uploadMoved: await outcome(invoices.addAttachment('moved', { attachment: attachment() })),
    moved: moved.headers,
  };
}
