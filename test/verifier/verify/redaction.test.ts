import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRecorder, type RecorderOptions } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { outlineOf } from '../../../verifier/verify/report/outline.ts';
import { formats } from '../../../verifier/verify/report/report-formats.ts';
import { contract } from '../../support/document.ts';

const BASE = 'https://inventory.example.com/inventory/v1';

/** Secrets and values, each planted once, by the place that it stands in. */
const planted = new Map<string, string>();

/** A secret for a place, which looks like nothing else in the project. */
function plant(place: string, make = (secret: string): string => secret): string {
  const secret = make(`q${planted.size}Zk7xW9vR${planted.size * 7919}`);
  planted.set(place, secret);
  return secret;
}

const TOKEN = plant('the token');

const HEADERS = {
  Authorization: `Service-oauthtoken ${TOKEN}`,
  Cookie: `session=${plant('a cookie')}; other=${plant('another cookie')}`,
  'X-Api-Key': plant('a key in a header'),
  'X-Trace': plant('an unknown header'),
  'User-Agent': plant('the user agent'),
  [plant('the name of a header')]: 'x',
};

const MULTIPART = [
  '--edge',
  `Content-Disposition: form-data; name="image"; filename="${plant('the name of a file')}.png"`,
  'Content-Type: image/png',
  '',
  plant('the content of a file'),
  '--edge',
  `Content-Disposition: form-data; name="${plant('the name of a form field')}"`,
  '',
  plant('the value of a form field'),
  '--edge--',
  '',
].join('\r\n');

const contact = {
  contact_name: plant('a name'),
  company_name: plant('a name of a company'),
  website: plant('a URL in a field', (secret) => `https://${secret}.example/${secret}`),
  notes: `call ${plant('a word of a text')} again`,
  email: plant('an email address', (secret) => `${secret.toLowerCase()}@example.test`),
  contact_id: plant('an id', () => '4815162342481599731'),
  credit_limit: 8_675_309.17,
  gst_no: plant('a number of a tax authority', () => '29QQQZZ1234W1Z5'),
  gst_treatment: plant('a value where values are named'),
  status: plant('a state that looks like a word', () => 'zaphodsecretstate'),
  created_time: '2031-07-09T10:11:12-0800',
  billing_address: { zip: plant('a zip code', () => '573993'), [plant('the name of a field')]: 1 },
  contact_persons: [{ email: plant('an address in a list', (secret) => `${secret.toLowerCase()}@list.test`) }],
  custom: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `key${index}`,
      plant(`a value of a map, ${index}`, (secret) => (index % 20 === 0 ? secret : `map${secret}`)),
    ]).map(([, value]) => [value, value]),
  ),
  shares: Object.fromEntries(
    ['jane_doe', 'john_smith', 'mary_brown', 'hunter_two'].map((name) => [
      plant(`the key of a map, ${name}`, () => name),
      true,
    ]),
  ),
  nested: [
    { [plant('a key in a list', () => 'arthur_dent')]: { [plant('a key further in', () => 'fordPrefect')]: 1 } },
  ],
  opening_balances: { [plant('a key of capitals', () => 'hunter2SECRETpw')]: 1 },
  credit_status: plant('a state of one long word', () => 'zaphodsecretstatus'),
  access_token: plant('a token in a body'),
  password: plant('a password in a body'),
};
planted.set('an amount', '8675309.17');
planted.set('a time', '2031-07-09');

const JSON_TYPE = { 'Content-Type': `application/json; charset=utf-8; note=${plant('a parameter of a media type')}` };
const envelope = { code: 0, message: plant('the message'), contact };

const EXCHANGES: Exchange[] = [
  {
    request: {
      method: 'GET',
      url: `${BASE}/contacts/${plant('an id in a URL')}?organization_id=${plant('the organization', () => '10239999471')}&token=${plant('a token in a URL')}&api_key=${plant('a secret key in a URL')}&jwt=${plant('a secret JWT in a URL')}&session=${plant('a secret session in a URL')}&x-sandbox-control=${plant('a control token in a URL')}&${plant('the name of a parameter')}=${plant('a value of a query')}`,
      headers: HEADERS,
    },
    response: {
      status: 200,
      headers: { ...JSON_TYPE, 'Set-Cookie': plant('a cookie that is set') },
      body: JSON.stringify(envelope),
    },
  },
  {
    request: {
      method: 'POST',
      url: `${BASE}/contacts?organization_id=1`,
      headers: { ...HEADERS, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        contact_name: plant('a name that is sent'),
        client_secret: plant('a secret that is sent'),
        apiKey: plant('a secret key that is sent'),
        note: TOKEN,
        other_note: `as ${btoa(TOKEN)}`,
      }),
    },
    response: { status: 201, headers: JSON_TYPE, body: JSON.stringify({ ...envelope, message: `seen ${TOKEN}` }) },
  },
  {
    request: {
      method: 'POST',
      url: `${BASE}/compositeitems/1/image?organization_id=1`,
      headers: { ...HEADERS, 'Content-Type': 'multipart/form-data; boundary=edge' },
      body: MULTIPART,
    },
    response: { status: 200, headers: JSON_TYPE, body: `{"code":0,"message":"${plant('a message')}"` },
  },
  {
    request: { method: 'GET', url: `${BASE}/${plant('a part of an unknown URL')}/list`, headers: HEADERS },
    response: {
      status: 200,
      headers: { 'Content-Type': plant('a media type', (secret) => `application/${secret}`) },
      body: plant('a text'),
    },
  },
  {
    request: { method: 'GET', url: `${BASE}/contacts/1?organization_id=1`, headers: HEADERS },
    response: {
      status: 418,
      headers: JSON_TYPE,
      body: JSON.stringify({
        code: 7,
        message: `no: ${plant('a message of an error')}`,
        [plant('a field of an error')]: TOKEN,
      }),
    },
  },
  {
    request: { method: 'GET', url: `${BASE}/%E0%A4%A/${plant('a malformed URL')}`, headers: HEADERS },
    response: { status: 400, headers: JSON_TYPE, body: plant('a body that is no JSON') },
  },
  {
    request: { method: 'GET', url: `https://elsewhere.test/${plant('a URL of another service')}`, headers: HEADERS },
    response: { status: 200, headers: JSON_TYPE, body: JSON.stringify({ value: plant('a value of another service') }) },
  },
];

/** Everything that the verifier writes of the exchanges. */
function everythingWritten(options: RecorderOptions = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'traffic.ndjson');
  const recorder = createRecorder({ to: file, ...options });
  EXCHANGES.forEach(recorder);
  const report = recorder.report();
  const findSource = () => undefined;
  return [
    readFileSync(file, 'utf8'),
    JSON.stringify(recorder.evidence()),
    ...Object.values(formats).map((format) => format(outlineOf(report, { findSource, listsNeverSeen: true }))),
  ].join('\n');
}

/** The planted ones that stand in a text, as they are, as part of a URL or in Base64. */
function leaksIn(text: string): string[] {
  const lower = text.toLowerCase();
  return [...planted].flatMap(([place, secret]) => {
    const forms = [secret, encodeURIComponent(secret), btoa(secret).replace(/=+$/, '')];
    return forms.some((form) => lower.includes(form.toLowerCase())) ? [place] : [];
  });
}

test('nothing that is written holds a secret or a value of the traffic', () => {
  expect(planted.size).toBeGreaterThan(90);
  const text = everythingWritten();
  // It has seen the exchanges, and says so.
  expect(text).toContain('response.body/contact/billing_address');
  expect(text).toContain('createContact');
  expect(leaksIn(text)).toEqual([]);
});

test('the proposal holds none either', () => {
  const recorder = createRecorder();
  EXCHANGES.forEach(recorder);
  const { overlay, contradictions, open } = propose(createModel(contract), recorder.evidence());
  const text = JSON.stringify([overlay, contradictions, open]);
  expect(text).toContain('shares');
  expect(leaksIn(text)).toEqual([]);
});

test('keys that three objects of a body share are written, if they look like names', () => {
  const recorder = createRecorder();
  const rows = [1, 2, 3].map((value) => ({ street_no: value, inside: { depth_of: 1 } }));
  const few = rows.slice(0, 2).map(() => ({ zaphod: 1, unit: 'pcs' }));
  recorder({
    request: { method: 'GET', url: `${BASE}/contacts/1?organization_id=1` },
    response: { status: 200, body: JSON.stringify({ code: 0, message: '', contact: { rows, few } }) },
  });
  const places = Object.keys(Object.values(recorder.evidence().accounts)[0]!.operations['getContact']!['200']!.places);
  expect(places).toEqual(expect.arrayContaining(['response.body/contact/rows/*/street_no']));
  expect(places).toContain('response.body/contact/rows/*/inside/depth_of');
  // What the contract calls a field is no secret.
  expect(places).toContain('response.body/contact/few/*/unit');
  expect(places).toContain('response.body/contact/few/*/{}');
  expect(places.join()).not.toContain('zaphod');
});

test.each([
  ['X-Gateway', (token: string) => token],
  ['X-Access', (token: string) => `v1 key="${token}"; x=1`],
  ['Authorization', (token: string) => `Example-Scheme ${token}`],
  ['Authorization', (token: string) => `Token token="${token}"`],
])('a recording with values holds no token, however it is carried: %s', (name, write) => {
  const token = 'q7Zk7xW9vR1000kJh3';
  const lines: string[] = [];
  const recorder = createRecorder({ to: (line) => lines.push(line), values: true });
  recorder({
    request: {
      method: 'GET',
      url: `${BASE}/contacts/1?organization_id=1`,
      headers: { [name]: write(token), Accept: 'a/b' },
    },
    response: {
      status: 200,
      headers: { 'X-Echo': token },
      body: JSON.stringify({
        code: 0,
        message: `An Example-Scheme or v1 key of ${token}`,
        contact: { notes: btoa(token) },
      }),
    },
  });
  const { request, response } = JSON.parse(lines[1]!).exchange as Exchange;
  expect(lines.join()).not.toContain(token);
  expect(lines.join()).not.toContain(btoa(token));
  expect(request.headers).toEqual({ Accept: 'a/b' });
  expect(response.headers).toEqual({ 'X-Echo': '***' });
  // What stands before the token is no secret.
  expect(JSON.parse(response.body as string).message).toBe('An Example-Scheme or v1 key of ***');
});

test('another prefix or another header is no difference', () => {
  for (const headers of [{ Authorization: 'Bearer abc' }, { 'X-Api-Key': 'abc' }, {}]) {
    const recorder = createRecorder();
    recorder({
      request: { method: 'GET', url: `${BASE}/settings/taxes/1?organization_id=1`, headers },
      response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1' } }) },
    });
    expect(recorder.report()).toMatchObject({ exchanges: 1, findings: [] });
  }
});

test('a recording with values holds no token, cookie, password or key', () => {
  const leaks = leaksIn(everythingWritten({ values: true }));
  expect(leaks).toContain('a name');
  expect(leaks.filter((place) => /token|cookie|secret|password|key in a header/.test(place))).toEqual([]);
});
