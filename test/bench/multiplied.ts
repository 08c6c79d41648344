import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { multiplyContract } from '../../bench/scaled-contract.ts';
import { operations } from '../support/document.ts';
import { copyContract } from '../support/project.ts';

interface Index {
  paths: Record<string, { $ref: string }>;
}

/**
 * Multiplies a contract by three, and looks at what became of it.
 *
 * @param example An operation that there must be in the end.
 * @param resources Of which resources the contract is, by default of all.
 */
export function testMultiplied(example: string, resources?: readonly string[]): void {
  it('a contract is multiplied: each copy of a URL leads to operations with names of their own', () => {
    const copy = copyContract(resources);
    onTestFinished(() => copy.remove());
    const index = (): Index => parse(readFileSync(copy.entry, 'utf8')) as Index;
    const urls = Object.keys(index().paths);
    multiplyContract(copy, 3);

    const { paths } = index();
    const single = urls.filter((url) => url.startsWith('/organizations'));
    expect(Object.keys(paths)).toHaveLength(3 * urls.length - 2 * single.length);

    const texts = new Map<string, Record<string, Record<string, { operationId?: string }>>>();
    const ids = Object.values(paths).flatMap(({ $ref }) => {
      const [file = '', pointer = ''] = $ref.split('#/');
      if (!texts.has(file)) texts.set(file, parse(readFileSync(path.join(copy.sources, file), 'utf8')));
      const item = texts.get(file)![pointer.replaceAll('~1', '/')]!;
      return Object.values(item).flatMap(({ operationId }) => operationId ?? []);
    });
    const countAt = (some: readonly string[]): number => operations.filter((one) => some.includes(one.path)).length;
    expect(ids).toHaveLength(3 * countAt(urls) - 2 * countAt(single));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(example);
  });
}
