import { expect, test } from 'vitest';
import { createRecorder } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import type { Evidence } from '../../../verifier/verify/evidence/evidence.ts';
import { readEvidence } from '../../../verifier/verify/read/evidence.ts';
import { exchangeOfEntry } from '../../../verifier/verify/read/har.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { outlineOf } from '../../../verifier/verify/report/outline.ts';
import { type Report, reportOn } from '../../../verifier/verify/report/report.ts';
import { formats } from '../../../verifier/verify/report/report-formats.ts';
import { contract } from '../../support/document.ts';

const BASE = 'https://inventory.example.com/inventory/v1';
const IMAGE = `${BASE}/compositeitems/1/image?organization_id=1`;
const SUCCESS = { size: 31, mimeType: 'application/json', text: '{"code":0,"message":"success"}' };

interface Sent {
  url?: string;
  type?: string;
  length?: number;
  bodySize?: number;
  postData?: object;
}

/** An entry of an HTTP archive: an upload, if nothing else is said. */
function entry({ url = IMAGE, type, length, bodySize, postData }: Sent, content: object = SUCCESS, status = 200) {
  const headers = Object.entries({ 'Content-Type': type, 'Content-Length': length });
  return exchangeOfEntry({
    request: {
      method: 'POST',
      url,
      headers: headers.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }])),
      bodySize,
      postData,
    },
    response: { status, headers: [], content },
  })!;
}

function reportOf(...exchanges: Exchange[]): Report {
  const recorder = createRecorder();
  exchanges.forEach(recorder);
  return recorder.report();
}

const FORM = 'multipart/form-data; boundary=edge';

test.each<[what: string, sent: Sent]>([
  ['a form with a file, as Chromium records it', { type: FORM, bodySize: 0 }],
  ['a form with a file and its length', { type: FORM, length: 198, bodySize: 0 }],
  ['a form of which the archive knows the size', { type: FORM, bodySize: 12_345 }],
  ['a form of which the archive does not know the size', { type: FORM, bodySize: -1 }],
  ['a form with an empty text', { type: FORM, bodySize: 123, postData: { mimeType: FORM, text: '' } }],
  ['a form whose type stands beside its text alone', { bodySize: 0, postData: { mimeType: FORM, text: '' } }],
  ['a form that is recorded by its fields', { postData: { mimeType: FORM, params: [{ name: 'image' }] } }],
  ['a request without a type, a size or a length', {}],
  ['a request of which only its length is known', { length: 7, bodySize: 0 }],
])('%s is not recorded, and no violation', (_, sent) => {
  const { findings, notRecorded } = reportOf(entry(sent));
  expect(findings).toEqual([]);
  expect(notRecorded).toEqual([
    {
      operation: 'addCompositeItemImage',
      status: 200,
      place: 'request.body',
      reason: 'not recorded',
      isUndecodable: false,
      missing: 1,
      of: 1,
    },
  ]);
});

test.each<[what: string, sent: Sent]>([
  ['whose length is 0', { type: FORM, length: 0, bodySize: -1 }],
  ['whose text is recorded as empty', { bodySize: 0, postData: { mimeType: '', text: '' } }],
])('a request %s has no body', (_, sent) => {
  const { findings, notRecorded } = reportOf(entry(sent));
  expect(findings).toMatchObject([{ rule: 'required', place: 'request.body', message: 'is required' }]);
  expect(notRecorded).toEqual([]);
});

test('a form that is recorded by its fields is of another media type', () => {
  const type = 'application/x-www-form-urlencoded';
  const sent = {
    url: `${BASE}/settings/taxes?organization_id=1`,
    postData: { mimeType: type, params: [{ name: 'a' }] },
  };
  const { findings } = reportOf(entry(sent, { ...SUCCESS, text: '{"code":0,"message":"","tax":[]}' }, 201));
  expect(findings).toEqual([
    expect.objectContaining({
      kind: 'violation',
      rule: 'media-type',
      place: 'request.body',
      message: 'must be application/json, but is application/x-www-form-urlencoded',
      basis: 'documented',
    }),
  ]);
});

const RESPONSES = [
  entry({ type: FORM }, { size: 31, mimeType: 'application/json' }),
  entry({ type: FORM }, { size: 31, mimeType: 'application/json', text: '' }),
  entry({ type: FORM }, { size: 31, mimeType: 'application/json', text: '*', encoding: 'base64' }),
];

test("responses are not recorded, or can't be decoded", () => {
  const { findings, notRecorded } = reportOf(...RESPONSES);
  expect(findings).toEqual([]);
  const own = { operation: 'addCompositeItemImage', status: 200, of: 3 };
  expect(notRecorded).toEqual([
    { ...own, place: 'request.body', reason: 'not recorded', isUndecodable: false, missing: 3 },
    { ...own, place: 'response.body', reason: 'not recorded', isUndecodable: false, missing: 2 },
    { ...own, place: 'response.body', reason: "can't be decoded", isUndecodable: true, missing: 1 },
  ]);
});

test('what a response without a body would be is no violation, and one that is empty is', () => {
  const { findings, notRecorded } = reportOf(
    entry({ type: FORM }, { size: 0, mimeType: 'application/json', text: '' }),
  );
  expect(findings).toMatchObject([
    { kind: 'guess', rule: 'json', place: 'response.body', message: 'is empty (inferred)' },
  ]);
  expect(notRecorded).toHaveLength(1);
  // This response is documented.
  const shown = entry(
    { url: `${BASE}/pricebooks?organization_id=1` },
    { size: 0, mimeType: 'application/json', text: '' },
    201,
  );
  expect(reportOf(shown).findings).toMatchObject([
    { kind: 'violation', rule: 'json', place: 'response.body', message: 'is empty' },
  ]);
});

test('every format says what was not checked', () => {
  const report = reportOf(...RESPONSES, entry({ url: 'https://elsewhere.test/a' }));
  const outline = outlineOf(report, { findSource: () => undefined });
  const { text, markdown, json, sarif } = formats;
  const sentence =
    "Not checked against the contract: 1 (another service). Bodies not checked: 3 requests (not recorded), 2 responses (not recorded), 1 response (can't be decoded).";
  expect(text(outline)).toContain(sentence);
  expect(markdown(outline)).toContain(sentence);
  expect(JSON.parse(json(outline))).toMatchObject({ skipped: { 'another service': 1 }, notRecorded: [{}, {}, {}] });
  const [{ invocations }] = JSON.parse(sarif(outline)).runs;
  expect(invocations).toEqual([
    {
      executionSuccessful: true,
      toolExecutionNotifications: [{ level: 'note', message: { text: expect.stringContaining(sentence) } }],
    },
  ]);
});

test('evidence keeps the count', () => {
  const recorder = createRecorder();
  RESPONSES.forEach(recorder);
  const read = readEvidence(JSON.parse(JSON.stringify(recorder.evidence()))) as Evidence;
  expect(reportOn(createModel(contract), read)).toEqual(recorder.report());
});

test('a revalidation says nothing of the service', () => {
  const exchange = exchangeOfEntry({
    request: { method: 'GET', url: `${BASE}/settings/taxes/1?organization_id=1`, headers: [] },
    response: { status: 304, headers: [], content: { size: -1, mimeType: 'x-unknown' } },
  })!;
  expect(reportOf(exchange)).toMatchObject({ findings: [], exchanges: 0, skipped: { 'not modified': 1 } });
});
