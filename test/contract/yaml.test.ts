import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parseDocument, Scalar, visit } from 'yaml';
import { parseYaml } from '../../src/contract/yaml.ts';
import { contract } from '../support/document.ts';

const yaml = readFileSync(new URL('../../generated/openapi.yaml', import.meta.url), 'utf8');

const trees = { '1.1': parseDocument(yaml, { version: '1.1' }), '1.2': parseDocument(yaml) };

describe('openapi.yaml', () => {
  it.each(['1.1', '1.2'] as const)('read by YAML %s, is what openapi.json is', (version) => {
    expect(trees[version].errors).toEqual([]);
    expect(trees[version].toJS()).toEqual(contract);
  });

  it('quotes days and moments, since parsers differ in what they take for a date', () => {
    const dates: Scalar[] = [];
    visit(trees['1.2'], {
      Scalar: (_key, scalar) => {
        if (/^\d{4}-\d\d-\d\d/.test(String(scalar.value))) dates.push(scalar);
      },
    });
    expect(dates.length).toBeGreaterThan(100);
    expect(dates.filter(({ type }) => type === Scalar.PLAIN).map(({ value }) => value)).toEqual([]);
  });
});

describe('YAML', () => {
  it('with a tag that is not known is read without a warning', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect(parseYaml('a: !other 1')).toEqual({ a: '1' });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
