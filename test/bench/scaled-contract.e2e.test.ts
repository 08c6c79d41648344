import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { copyContract } from '../../bench/copy.ts';
import { multiplyContract } from '../../bench/scaled-contract.ts';
import { contract, operations } from '../support/document.ts';

it('a contract is multiplied: each copy of a URL leads to operations with names of their own', () => {
  const copy = copyContract();
  onTestFinished(() => rmSync(copy.root, { recursive: true }));
  multiplyContract(copy, 3);

  const { paths } = parse(readFileSync(copy.entry, 'utf8')) as { paths: Record<string, { $ref: string }> };
  const urls = Object.keys(contract.paths);
  const single = urls.filter((url) => url.startsWith('/organizations'));
  expect(Object.keys(paths)).toHaveLength(3 * urls.length - 2 * single.length);

  const texts = new Map<string, Record<string, Record<string, { operationId?: string }>>>();
  const ids = Object.values(paths).flatMap(({ $ref }) => {
    const [file = '', pointer = ''] = $ref.split('#/');
    if (!texts.has(file)) texts.set(file, parse(readFileSync(path.join(copy.sources, file), 'utf8')));
    const item = texts.get(file)![pointer.replaceAll('~1', '/')]!;
    return Object.values(item).flatMap(({ operationId }) => operationId ?? []);
  });
  expect(ids.length).toBeGreaterThan(2.9 * operations.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('createInvoiceCopyB');
});
