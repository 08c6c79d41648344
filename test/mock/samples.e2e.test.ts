import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { testSamples } from './samples.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('an operation', () => {
  testSamples(() => mock, everyNth(operations, 8));
});

it('answers a download of PDF with a PDF', async () => {
  const text = await (await send(mock.baseUrl, callOf(operationOf('exportInvoices')))).text();
  expect(text).toMatch(/^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
});
