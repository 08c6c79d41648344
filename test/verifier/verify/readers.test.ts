import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createRecorder, type Evidence, mergeEvidence } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { readTraffic } from '../../../verifier/verify/node/read-traffic.ts';
import { exchangeOfEntry } from '../../../verifier/verify/read/har.ts';
import { createEntryScanner } from '../../../verifier/verify/read/har-entries.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { contract } from '../../support/document.ts';

const model = createModel(contract);
const folder = mkdtempSync(path.join(tmpdir(), 'traffic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

const ENTRY = {
  startedDateTime: '2026-03-28T12:00:00.000Z',
  request: {
    method: 'GET',
    url: 'https://inventory.example.com/inventory/v1/settings/taxes/4815162342481511001?organization_id=10234695',
    headers: [{ name: 'Authorization', value: 'Service-oauthtoken demo' }],
  },
  response: {
    status: 200,
    headers: [],
    content: {
      size: 60,
      mimeType: 'application/json',
      text: '{"code":0,"message":"","tax":{"tax_id":7,"colour":"ñ}]"}}',
    },
  },
};

test.skipIf(process.platform !== 'linux')('files are closed, however many there are', async () => {
  const open = (): number => readdirSync('/proc/self/fd').length;
  const files = Array.from({ length: 20 }, (_, index) => file(`one-of-${index}.har`, archive(ENTRY, { index })));
  const before = open();
  await readTraffic(model, files);
  expect(open() - before).toBeLessThan(5);
});

/** The finding that the entry gives. */
const COLOUR = { rule: 'field', operation: 'getTax', place: 'response.body/tax/colour' };

function archive(...entries: unknown[]): string {
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'a "test" [{', version: '1' },
      pages: [{ entries: [] }],
      entries,
      comment: 'end',
    },
  });
}

describe('an HTTP archive', () => {
  test('is found in its bytes wherever they are cut', () => {
    const bytes = Buffer.from(archive(ENTRY, { ...ENTRY, comment: 'brackets "]}" in a text \\' }, ENTRY));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
        const scanner = createEntryScanner();
        const ends = [...cuts.sort((one, other) => one - other), bytes.length];
        const found = ends.flatMap((end, index) => scanner.feed(bytes.subarray(ends[index - 1] ?? 0, end)));
        expect(found.map((text) => JSON.parse(text))).toEqual(JSON.parse(bytes.toString()).log.entries);
        expect([scanner.hasEntries, scanner.isComplete]).toEqual([true, true]);
      }),
      { seed: 20260328 },
    );
  });

  test('is checked against the contract', async () => {
    const report = reportOn(model, await readTraffic(model, [file('one.har', archive(ENTRY, ENTRY))]));
    expect(report).toMatchObject({ exchanges: 2, findings: [{ ...COLOUR, seen: 2, of: 2, from: '2026-03-28' }] });
  });

  test('counts once if it is given twice', async () => {
    const one = file('twice.har', archive(ENTRY));
    expect(reportOn(model, await readTraffic(model, [one, one]))).toMatchObject({ exchanges: 1, recordings: 1 });
  });

  test('of a browser is read for the calls of the service alone', async () => {
    const page = { ...ENTRY, request: { ...ENTRY.request, url: 'https://shop.example/app.js' } };
    const blocked = { ...ENTRY, response: { ...ENTRY.response, status: 0 } };
    const preflight = { ...ENTRY, request: { ...ENTRY.request, method: 'OPTIONS' } };
    const { exchanges, skipped } = reportOn(
      model,
      await readTraffic(model, [file('page.har', archive(page, blocked, preflight, ENTRY, 7, { request: {} }))]),
    );
    expect({ exchanges, skipped }).toEqual({
      exchanges: 1,
      skipped: { 'another service': 1, 'no answer': 1, 'not a call': 1, 'not an exchange': 2 },
    });
  });

  test('leaves nothing of its entries behind, so that it may be of any size', () => {
    const bytes = Buffer.from(archive(...Array.from({ length: 500 }, () => ENTRY)));
    const scanner = createEntryScanner();
    for (let start = 0; start < bytes.length; start += 100) scanner.feed(bytes.subarray(start, start + 100));
    expect(scanner.rest()).toBe(archive({}));
  });

  test('may hold bodies in Base64, or leave them out', () => {
    const of = (content: object) =>
      exchangeOfEntry({ ...ENTRY, response: { ...ENTRY.response, content } })!.response.body;
    expect(of({ text: btoa('{}'), encoding: 'base64' })).toEqual(Uint8Array.from([123, 125]));
    expect(of({ text: '*', encoding: 'base64' })).toBeUndefined();
    expect(of({ text: 'H4sIAAAA', encoding: 'gzip' })).toBeUndefined();
    expect(of({ size: 12 })).toBeUndefined();
  });
});

describe('files', () => {
  test('of several kinds are read together', async () => {
    const recording = path.join(folder, 'traffic.ndjson');
    const recorder = createRecorder({ to: recording });
    recorder(exchangeOfEntry(ENTRY)!);
    const evidence = file('evidence.json', JSON.stringify(recorder.evidence()));
    const files = [recording, evidence, file('mixed.har', archive(ENTRY))];
    // The evidence is that of the recording, so it adds nothing.
    expect(reportOn(model, await readTraffic(model, files))).toMatchObject({ exchanges: 2, recordings: 2 });
  });

  test('may hold several recordings, one after the other', async () => {
    const recording = path.join(folder, 'appended.ndjson');
    for (let run = 0; run < 2; run += 1) createRecorder({ to: recording })(exchangeOfEntry(ENTRY)!);
    expect(reportOn(model, await readTraffic(model, [recording]))).toMatchObject({ exchanges: 2, recordings: 2 });
  });

  /** Evidence of recordings of one exchange each. */
  function recorded(): Evidence {
    const recorder = createRecorder();
    recorder(exchangeOfEntry(ENTRY)!);
    return recorder.evidence();
  }

  test('of evidence may be one after the other, as cat and engines join them', async () => {
    const [one, other] = [recorded(), recorded()];
    const joined = `${JSON.stringify(one, null, 1)}\n${JSON.stringify(other)}\n`;
    const { exchanges, recordings } = reportOn(model, await readTraffic(model, [file('joined.json', joined)]));
    expect({ exchanges, recordings }).toEqual({ exchanges: 2, recordings: 2 });
  });

  test('are read to the same bytes in any order, where some hold others', async () => {
    const [a, b, c] = [recorded(), recorded(), recorded()];
    const names = [a, c, mergeEvidence(a, b)].map((evidence, index) =>
      file(`order-${index}.json`, JSON.stringify(evidence)),
    );
    const read = async (order: number[]) =>
      JSON.stringify(
        await readTraffic(
          model,
          order.map((index) => names[index]!),
        ),
      );
    const [first, ...others] = await Promise.all(
      [
        [0, 1, 2],
        [2, 1, 0],
        [1, 0, 2],
        [2, 0, 1],
      ].map(read),
    );
    for (const other of others) expect(other).toBe(first);
    expect(Object.keys(JSON.parse(first!).recordings)).toHaveLength(3);
  });

  test('that share some recordings alone are refused, with the names of both', async () => {
    const [a, b, c] = [recorded(), recorded(), recorded()];
    const names = [mergeEvidence(a, b), mergeEvidence(a, c)].map((evidence, index) =>
      file(`shared-${index}.json`, JSON.stringify(evidence)),
    );
    const shared = Object.keys(a.recordings)[0]!;
    await expect(readTraffic(model, names)).rejects.toThrow(
      new RegExp(`shared-\\d\\.json and \\S+shared-\\d\\.json share the recording ${shared}`),
    );
  });

  test('of recordings that evidence holds add nothing to it', async () => {
    const recording = path.join(folder, 'held.ndjson');
    const recorder = createRecorder({ to: recording });
    recorder(exchangeOfEntry(ENTRY)!);
    const all = file('held.json', JSON.stringify(mergeEvidence(recorder.evidence(), recorded())));
    createRecorder({ to: recording })(exchangeOfEntry(ENTRY)!);
    // The file holds two recordings by now, one of which is in the evidence.
    for (const files of [
      [recording, all],
      [all, recording],
    ])
      expect(reportOn(model, await readTraffic(model, files))).toMatchObject({ exchanges: 3, recordings: 3 });
  });

  const UNREADABLE: [name: string, content: string, problem: RegExp][] = [
    ['empty.har', '', /empty\.har is empty\./],
    ['list.har', '[]', /neither a recording/],
    ['other.har', '{"log":{"version":"1.2"}}', /no log\.entries/],
    ['cut.har', archive(ENTRY).slice(0, -40), /is cut off/],
    ['broken.har', archive(ENTRY).replace('"GET"', 'GET'), /is damaged: entry 1 is not JSON/],
    ['after.har', `${archive(ENTRY)}\n<html>`, /after\.har is damaged: the part outside its entries is not JSON/],
    ['twice.har', archive(ENTRY) + archive(ENTRY), /is damaged: the part outside its entries is not JSON/],
    ['between.har', archive(ENTRY, 7).replace('},7]', '}, rubbish 7]'), /is damaged: the part outside/],
    ['comma.har', archive(ENTRY, ENTRY).replace('}},{', '}} {'), /is damaged: the part outside/],
    ['other.json', '{"format":2}', /neither a recording/],
    [
      'later.json',
      '{"format":3,"recordings":{}}',
      /later\.json is evidence of format 3, .* Update inventory-service-api/,
    ],
    ['gateway.log', '{"method":"GET"}\n{"method":"GET"}\n', /gateway\.log is neither .* needs --mapping\.$/],
    ['cut.json', '{"format":1,"sources":{', /cut\.json is not JSON/],
    ['old.ndjson', '{"recording":"a","format":9}\n', /old\.ndjson:1 has the format 9/],
    ['broken.ndjson', '{"recording":"a","format":1}\n{"seen"\n', /broken\.ndjson:2 is not JSON/],
    ['aimless.ndjson', '{"recording":"a","format":1}\n{"sen":{}}\n', /aimless\.ndjson:2 contains no exchange/],
    ['odd.ndjson', '{"recording":"a","format":1}\n{"seen":{"getTax":7}}\n', /odd\.ndjson:2 contains no exchange/],
    ['hollow.ndjson', '{"recording":"a","format":1}\n{"exchange":{}}\n', /hollow\.ndjson:2 contains no exchange/],
  ];
  test.each(UNREADABLE)('%s is refused with what is wrong, and where', async (name, content, problem) => {
    await expect(readTraffic(model, [file(name, content)])).rejects.toThrow(problem);
  });

  test('that do not exist are named', async () => {
    await expect(readTraffic(model, ['missing.har'])).rejects.toThrow(
      'Cannot read missing.har: there is no such file.',
    );
  });

  test('of another form in their inside are read as far as they can be', async () => {
    const odd = {
      format: 1,
      sources: { a: { operations: { getTax: { 200: { exchanges: 'x', places: { 'response.body': 7 } } } } }, b: 7 },
    };
    const report = reportOn(model, await readTraffic(model, [file('odd.json', JSON.stringify(odd))]));
    expect(report).toMatchObject({ exchanges: 0, findings: [] });
  });
});
