import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parseDocument, Scalar, visit } from 'yaml';
import { parseYaml } from '../../src/contract/yaml.ts';
import { contract } from '../support/document.ts';

const yaml = readFileSync(new URL('../../generated/openapi.yaml', import.meta.url), 'utf8');

const tree = parseDocument(yaml);

describe('openapi.yaml', () => {
  it('read by YAML 1.2, is what openapi.json is', () => {
    expect(tree.errors).toEqual([]);
    expect(tree.toJS()).toEqual(contract);
  });

  it('quotes days and moments, since parsers differ in what they take for a date', () => {
    const dates: Scalar[] = [];
    visit(tree, {
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
