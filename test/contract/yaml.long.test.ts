import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { contract } from '../support/document.ts';

it('openapi.yaml read by YAML 1.1, is what openapi.json is', () => {
  const tree = parseDocument(readFileSync('generated/openapi.yaml', 'utf8'), { version: '1.1' });
  expect(tree.errors).toEqual([]);
  expect(tree.toJS()).toEqual(contract);
});
