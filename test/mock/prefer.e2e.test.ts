import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf } from '../../src/contract/samples.ts';
import type { Mock } from '../../src/public/mock.ts';
import { everyNth } from '../support/full.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { expectBelievable, preferOn, startMock, testAnswers, withJson } from './made-up.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

function prefer(operationId: string, preference: string, on = mock): ReturnType<typeof preferOn> {
  return preferOn(operationId, preference, on);
}

describe('Prefer: code', () => {
  it.each([
    ['404', { code: 404, message: 'The record does not exist.' }],
    ['429', { code: 429, message: 'Too many requests.' }],
    ['503', { code: 500, message: 'Something went wrong.' }],
  ])('=%s answers with its sample', async (code, body) => {
    expect(await prefer('getInvoice', `code=${code}`)).toEqual({
      status: Number(code),
      refusal: null,
      text: JSON.stringify(body),
    });
  });

  it('=429 and =503 say when to try again', async () => {
    const waits = await Promise.all(
      ['code=429', 'code=503', 'code=500', 'code=429, dynamic=true'].map(async (Prefer) => {
        const call = callOf(operationOf('getInvoice'));
        const response = await send(mock.baseUrl, { ...call, headers: { ...call.headers, Prefer } });
        return response.headers.get('retry-after');
      }),
    );
    expect(waits).toEqual(['1', '1', null, '1']);
  });

  it('answers a call for a file with an error too', async () => {
    expect(await prefer('exportInvoices', 'code=401')).toMatchObject({
      status: 401,
      refusal: null,
      text: expect.stringContaining('"code":401'),
    });
  });

  it.each(['204', '201', '600', 'default', 'abc', ''])('=%s is refused and told what there is', async (code) => {
    const { status, refusal, text } = await prefer('getInvoice', `code=${code}`);
    expect([status, refusal]).toEqual([400, 'prefer']);
    const message = `Prefer: getInvoice has no code "${code}". It has 200, 400, 401, 404, 429, and any other from 400 to 599.`;
    expect(JSON.parse(text)).toEqual({ code: 40015, message, errors: [{ message }] });
  });

  it('holds for one request alone', async () => {
    const before = await prefer('getContact', '');
    await prefer('getContact', 'code=404');
    expect(await prefer('getContact', '')).toEqual(before);
  });

  it('does not make a wrong request right', async () => {
    const call = callOf(operationOf('createTax'));
    const response = await send(mock.baseUrl, {
      ...call,
      body: '{"tax_percentage":"many"}',
      headers: { ...call.headers, Prefer: 'code=429' },
    });
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([400, 'violations']);
  });
});

describe('a preference that is given twice', () => {
  it('counts as it was given first', async () => {
    for (const preference of ['code=404, code=401', 'code=404; Code=200'])
      expect((await prefer('getInvoice', preference)).status).toBe(404);
  });
});

describe('Prefer: example', () => {
  it('answers with the sample of this name', async () => {
    const [usual, numeric] = samplesOf(operationOf('getTax').object.responses['200']!.content!['application/json']!);
    const answers = [
      ['example=default', usual],
      ['', usual],
      ['example=numericId', numeric],
    ] as const;
    for (const [preference, sample] of answers) {
      const text = JSON.stringify(sample!.value);
      expect(await prefer('getTax', preference)).toEqual({ status: 200, refusal: null, text });
    }
    expect(usual!.value).not.toEqual(numeric!.value);
    expect((await prefer('listTaxes', 'code=401, example="default"')).status).toBe(401);
    expect((await prefer('exportInvoices', 'code=401; example=default')).status).toBe(401);
  });

  it('is refused if there is none of this name, and told what there is', async () => {
    const { status, text } = await prefer('listTaxes', 'example=empty');
    expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([
      400,
      'Prefer: the response 200 of listTaxes has no example "empty". It has default.',
    ]);
    expect((await prefer('exportInvoices', 'example=default')).text).toContain(
      'the response 200 of exportInvoices has no example \\"default\\". It has none.',
    );
  });
});

describe('Prefer: dynamic', () => {
  const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

  /** Operations that the short suite asks, each with one seed. */
  const some = everyNth(withJson, 12);

  testAnswers(() => mock, some, ['1']);

  it('makes up values that a person would believe', async () => {
    await expectBelievable(mock, some, ['2']);
  });

  it('adds up: what an invoice has to pay follows from its lines and its tax', async () => {
    for (const seed of SEEDS) {
      const { text } = await prefer('getInvoice', `dynamic=true, seed=${seed}`);
      const { invoice } = JSON.parse(text) as {
        invoice: Record<string, number> & { line_items: { item_total: number }[] };
      };
      const lines = invoice.line_items.reduce((sum, { item_total }) => sum + Number(item_total), 0);
      expect(lines).toBe(Number(invoice['sub_total']));
      expect(Number(invoice['sub_total']) + Number(invoice['tax_total'])).toBe(Number(invoice['total']));
    }
  });

  it('lists from one to five records, each with an id of its own', async () => {
    const counts = new Set<number>();
    for (const seed of SEEDS) {
      const { text } = await prefer('listInvoices', `dynamic=true, seed=${seed}`);
      const { invoices, page_context } = JSON.parse(text) as {
        invoices: { invoice_id: string }[];
        page_context: object;
      };
      expect(new Set(invoices.map(({ invoice_id }) => invoice_id)).size).toBe(invoices.length);
      expect(page_context).toMatchObject({ has_more_page: false });
      counts.add(invoices.length);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(6);
    expect(counts.size).toBeGreaterThan(2);
  });

  it('is a file for a download', async () => {
    expect((await prefer('exportInvoices', 'dynamic=true')).text).toBe((await prefer('exportInvoices', '')).text);
  });

  it('makes up another answer for another seed, and each time without one', async () => {
    const answers = await Promise.all(
      ['seed=1', 'seed=2', 'seed=""', ''].map((seed) => prefer('getInvoice', `dynamic=true, ${seed}`)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(4);
  });

  it('repeats a run of a mock that has a seed', async () => {
    const runs = await Promise.all(
      ['7', '7', '8'].map(async (seed) => {
        const seeded = await startMock({ seed });
        const texts = [
          await prefer('listTaxes', 'dynamic=true', seeded),
          await prefer('listTaxes', 'dynamic=true', seeded),
        ].map(({ text }) => text);
        await seeded.close();
        return texts;
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]).not.toEqual(runs[2]);
    expect(runs[0]![0]).not.toBe(runs[0]![1]);
  });

  it('is true or false', async () => {
    expect((await prefer('listTaxes', 'dynamic=yes')).text).toContain(
      'Prefer: dynamic must be true or false, not \\"yes\\".',
    );
    expect((await prefer('listTaxes', 'dynamic=false')).text).toBe((await prefer('listTaxes', '')).text);
  });
});

it('passes over preferences of others', async () => {
  expect(await prefer('listTaxes', 'return=minimal; foo, respond-async, wait=10')).toMatchObject({
    status: 200,
    refusal: null,
  });
});
