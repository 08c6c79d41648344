import { afterEach, expect, it, vi } from 'vitest';
import * as pageSandbox from '../../reference/browser/page-sandbox.ts';
import type { Entered, Place } from '../../reference/browser/try/entered.ts';
import { send } from '../../reference/browser/try/send-call.ts';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import type { Failure, Sandbox } from '../../src/public/sandbox.ts';

vi.mock('../../reference/browser/page-sandbox.ts');

afterEach(() => vi.unstubAllGlobals());

const CALL = {
  id: 'getTax',
  method: 'GET',
  server: 'http://127.0.0.1:4010/inventory/v1',
  path: '/settings/taxes/1',
  ids: ['1'],
  query: { organization_id: '7' },
} as unknown as SampleCall;

/** Sends a call that is to fail with 404, and returns `Prefer` as it was sent, and what the sandbox in the page was asked for. */
async function sendTo(place: Place, controlStatus: number) {
  const requests: Request[] = [];
  const answer = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    requests.push(request);
    return Response.json({}, { status: request.url.includes('/sandbox/') ? controlStatus : 404 });
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:4010' });
  const asked: Failure[] = [];
  const sandbox = { failNext: (failure: Failure) => void asked.push(failure) };
  vi.mocked(pageSandbox.answerInPage).mockImplementation(answer);
  vi.mocked(pageSandbox.withPageSandbox).mockImplementation(async (work) => work(sandbox as unknown as Sandbox));
  const entered = { place, token: 'demo', organization: '7', prefer: 'code=404', body: '' } as Entered;
  await send(
    { call: CALL, entered, file: undefined, isAsFilled: true, preparation: undefined },
    new AbortController().signal,
  );
  return {
    prefer: requests.at(-1)!.headers.get('prefer'),
    asked,
    urls: requests.map(({ url }) => new URL(url).pathname),
  };
}

it('asks an address for a failure by the call itself', async () => {
  expect(await sendTo('address', 201)).toEqual({
    prefer: 'code=404',
    asked: [],
    urls: ['/inventory/v1/settings/taxes/1'],
  });
});

it('asks the sandbox in the page, which knows no preferences, and no server', async () => {
  expect(await sendTo('page', 201)).toEqual({
    prefer: null,
    asked: [{ status: 404, operationId: 'getTax' }],
    urls: ['/inventory/v1/settings/taxes/1'],
  });
});

it.each([
  ['a sandbox', 201, null],
  ['a mock, which has no control URLs', 404, 'code=404'],
])('asks the server of the page, if it is %s', async (_, status, prefer) => {
  expect(await sendTo('own', status)).toEqual({
    prefer,
    asked: [],
    urls: ['/sandbox/failures', '/inventory/v1/settings/taxes/1'],
  });
});

it('asks a sandbox why, and shows the answer without the reasons', async () => {
  const reasons = [{ path: 'tax.tax_type', value: 'tax', rule: 'taxes.defaults', basis: 'assumed', from: [] }];
  const requests: Request[] = [];
  vi.mocked(pageSandbox.answerInPage).mockImplementation(async (request) => {
    requests.push(request);
    return Response.json({ code: 0, tax: {}, explain: reasons });
  });
  const entered = { place: 'page', token: 'demo', organization: '7', prefer: '', body: '' } as Entered;
  const outgoing = { call: CALL, entered, file: undefined, isAsFilled: true, preparation: undefined };
  const answer = await send(outgoing, new AbortController().signal);
  expect(requests[0]!.headers.get('x-sandbox-explain')).toBe('1');
  expect(answer.reasons).toEqual(reasons);
  expect(await answer.content.text()).toBe('{"code":0,"tax":{}}');
});

it('asks an address nothing that its service does not know', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.headers.get('x-sandbox-explain'));
    return Response.json({ explain: 'its own' });
  });
  const entered = { place: 'address', token: 'demo', organization: '7', prefer: '', body: '' } as Entered;
  const outgoing = { call: CALL, entered, file: undefined, isAsFilled: true, preparation: undefined };
  const answer = await send(outgoing, new AbortController().signal);
  expect(asked).toEqual([null]);
  expect(await answer.content.text()).toBe('{"explain":"its own"}');
});
