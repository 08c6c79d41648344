import { describe, expect, it } from 'vitest';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import { SAMPLES } from '../../src/code-samples/languages.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { contract, operations } from '../support/document.ts';

const createTax = operations.find(({ id }) => id === 'createTax')!;
const call: SampleCall = {
  ...sampleCall(contract, createTax),
  body: { json: { tax_name: 'VAT 5 %', tax_type: 'tax' } },
  fresh: ['tax_name'],
};

/** How the languages write a name that ends with the time, and how a name and a number. */
const WRITTEN: Record<string, readonly [one: string, ...two: string[]]> = {
  curl: [`"tax_name": "VAT 5 % '$(date +%s)'"`, `"tax_name": "VAT-5-'$(date +%s)'"`, `"tax_type": "tax '$(date +%s)'"`],
  fetch: ['tax_name: `VAT 5 % ${Date.now()}`', 'tax_name: `VAT-5-${Date.now()}`', 'tax_type: `tax ${Date.now()}`'],
  Client: ['tax_name: `VAT 5 % ${Date.now()}`', 'tax_name: `VAT-5-${Date.now()}`', 'tax_type: `tax ${Date.now()}`'],
  Python: [
    '"tax_name": f"VAT 5 % {int(time.time())}"',
    '"tax_name": f"VAT-5-{int(time.time())}"',
    '"tax_type": f"tax {int(time.time())}"',
  ],
  Go: ['"tax_name": "VAT 5 %% %d"', '"tax_name": "VAT-5-%[1]d"', '"tax_type": "tax %[1]d"'],
  Java: ['"tax_name": "VAT 5 %% %s"', '"tax_name": "VAT-5-%1$s"', '"tax_type": "tax %1$s"'],
};

/** What the languages have for the time only where it is put in. */
const TIMES: Record<string, string> = {
  curl: 'date +%s',
  fetch: 'Date.now()',
  Client: 'Date.now()',
  Python: 'import time\n',
  Go: '}`, time.Now().Unix()))',
  Java: '""".formatted(System.currentTimeMillis())',
};

describe.each(SAMPLES)('a call in $name', ({ name, write }) => {
  const [one, ...two] = WRITTEN[name]!;

  it('ends a name with the time', () => {
    expect(write(call)).toContain(one);
    expect(write(call)).toContain(TIMES[name]);
  });

  it('ends a number and a name with the time', () => {
    const json = { tax_name: 'VAT-5', tax_type: 'tax' };
    const written = write({ ...call, body: { json }, fresh: ['tax_name', 'tax_type'] });
    for (const line of two) expect(written).toContain(line);
  });

  it('is as plain as it can be without a fresh text', () => {
    const plain = write({ ...call, fresh: [] });
    expect(plain).toContain('VAT 5 %');
    expect(plain).not.toContain('%%');
    expect(plain).not.toContain(TIMES[name]);
    expect(write({ ...call, fresh: ['description'] })).toBe(plain);
  });
});
