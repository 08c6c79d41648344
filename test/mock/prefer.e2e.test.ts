import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf } from '../../src/contract/samples.ts';
import type { Mock } from '../../src/mock/index.ts';
import { compiledMock } from '../support/compiled-programs.ts';
import { operations } from '../support/document.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { validator } from '../support/validator.ts';

const { startMock } = (await import(
  /* @vite-ignore */ await compiledMock()
)) as typeof import('../../src/mock/index.ts');

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

async function prefer(
  operationId: string,
  preference: string,
  on = mock,
): Promise<{ status: number; refusal: string | null; text: string }> {
  const call = callOf(operationOf(operationId));
  const response = await send(on.baseUrl, { ...call, headers: { ...call.headers, Prefer: preference } });
  return { status: response.status, refusal: response.headers.get('x-mock-refusal'), text: await response.text() };
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
    expect(JSON.parse(text)).toEqual({
      code: 400,
      message: `Prefer: getInvoice has no code "${code}". It has 200, 400, 401, 404, 429, and any other from 400 to 599.`,
    });
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
      'Prefer: the answer 200 of listTaxes has no example "empty". It has default.',
    ]);
    expect((await prefer('exportInvoices', 'example=default')).text).toContain(
      'the answer 200 of exportInvoices has no example \\"default\\". It has none.',
    );
  });
});

describe('Prefer: dynamic', () => {
  /**
   * What the generator of Prism cannot do: rules that depend on another value, `if` and `then`. Everything else that it
   * makes up is valid.
   */
  const CONDITIONS = new Set(['listCustomerPayments', 'createCustomerPayment']);
  const withJson = operations.filter(
    ({ object, successStatus }) => object.responses[successStatus]!.content!['application/json'],
  );

  it.each(withJson)(
    'makes up an answer of $id that its schema allows, the same for the same seed',
    async (operation) => {
      const first = await prefer(operation.id, 'dynamic=true, seed=5');
      expect([first.status, first.refusal]).toEqual([Number(operation.successStatus), null]);
      expect((await prefer(operation.id, 'dynamic=true, seed=5')).text).toBe(first.text);
      const { schema } = operation.object.responses[operation.successStatus]!.content!['application/json']!;
      if (!CONDITIONS.has(operation.id)) expect(validator.violations(schema, JSON.parse(first.text))).toEqual([]);
    },
  );

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
      'Prefer: dynamic is true or false, not \\"yes\\".',
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
