import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaType } from '../../src/contract/document.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { operations } from '../support/document.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { validator } from '../support/validator.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('every operation', () => {
  it.each(operations)('$id answers with its sample, byte for byte', async (operation) => {
    // Twice, since the second answer may come from what the first has left.
    for (const response of [await send(mock.baseUrl, callOf(operation)), await send(mock.baseUrl, callOf(operation))]) {
      expect(response.status).toBe(Number(operation.successStatus));
      expect(response.headers.get('x-mock-refusal')).toBeNull();
      const [[type, media]] = Object.entries(operation.object.responses[operation.successStatus]!.content!) as [
        [string, MediaType],
      ];
      expect(response.headers.get('content-type')).toBe(type);
      const text = await response.text();
      if (type === 'application/json') {
        expect(text).toBe(JSON.stringify(sampleOf(media)));
        expect(validator.violations(media.schema, JSON.parse(text))).toEqual([]);
      } else {
        expect(text).not.toBe('');
      }
    }
  });
});

it('answers a download of PDF with a PDF', async () => {
  const text = await (await send(mock.baseUrl, callOf(operationOf('exportInvoices')))).text();
  expect(text).toMatch(/^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
});
