import { describe, expect, it } from 'vitest';
import { clientSample } from '../../src/code-samples/client-sample.ts';
import { digitsOf, exactText, parseExact } from '../../src/code-samples/exact-json.ts';
import { fetchSample } from '../../src/code-samples/fetch-sample.ts';
import { SAMPLES } from '../../src/code-samples/languages.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { contract, operations } from '../support/document.ts';

const LONG = '98765432109876543210';

describe('JSON that is read exactly', () => {
  it.each([LONG, '12.50', '1e3', '-0', '0.12345678901234567890', '3', '-1.5'])(
    'keeps %s as it is written',
    (digits) => {
      const value = parseExact(`{"a":[${digits}],"b":"${digits}"}`) as { a: unknown[]; b: string };
      expect(digitsOf(value.a[0])).toBe(digits);
      expect(value.b).toBe(digits);
      expect(JSON.parse(exactText(value))).toEqual({ a: [Number(digits)], b: digits });
      expect(exactText(value)).toContain(`    ${digits}\n`);
    },
  );

  it('is the same as JSON.parse where no digit would be lost', () => {
    const text = '{"a":[1,-2.5,true,null,"x \\" 1.50",{}],"b":{"c":[]}}';
    expect(parseExact(text)).toEqual(JSON.parse(text));
    expect(exactText(parseExact(text))).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it.each(['{', '{"a":01}', `{${LONG}:1}`, '[1.]', ''])('refuses %j, as JSON.parse does', (text) => {
    expect(() => parseExact(text)).toThrow(SyntaxError);
  });
});

describe('samples of a body with long numbers', () => {
  const createInvoice = operations.find(({ id }) => id === 'createInvoice')!;
  const json = parseExact(`{"customer_id":${LONG},"exchange_rate":1.50}`);
  const call = { ...sampleCall(contract, createInvoice), body: { json } };

  it.each(SAMPLES)('show every digit in $name', ({ write }) => {
    expect(write(call)).toContain(LONG);
    expect(write(call)).toContain('1.50');
  });

  it('never let JavaScript round them', () => {
    const [, body] = /body: ('.*'),/.exec(fetchSample(call))!;
    expect(new Function(`return ${body}`)()).toBe(exactText(json));
    expect(clientSample(call)).toContain(`customer_id: '${LONG}'`);
  });
});
