import { expect, test } from 'vitest';
import { TABLES } from '../../../src/sandbox/behaviour/index.ts';
import { compileTables, projectionsOf } from '../../../src/sandbox/core/compiled-tables.ts';
import { CONVENTIONS, conventionsWith } from '../../../src/sandbox/core/conventions.ts';

function without(rule: string | undefined) {
  const isOn = (id: string): boolean => id !== rule;
  const compiled = compileTables(TABLES, isOn, conventionsWith(isOn));
  return { compiled, projections: projectionsOf(TABLES, compiled) };
}

const all = without(undefined);
const sharedWith = (rule: string): number =>
  [...without(rule).compiled].filter(([resource, table]) => all.compiled.get(resource) === table).length;

test('tables that do not have a rule are shared by the engines without it', () => {
  expect(sharedWith('taxes.unique')).toBe(TABLES.length - 1);
  expect(sharedWith(CONVENTIONS.childrenGo.id)).toBe(TABLES.length);
  expect(sharedWith(CONVENTIONS.sameName.id)).toBe(0);
});

test('records are kept in one way unless a rule is off that says how', () => {
  const [post] = TABLES.flatMap(({ posts = [] }) => posts);
  expect(without('taxes.unique').projections).toBe(all.projections);
  expect(without(post!.id).projections).not.toBe(all.projections);
  expect(without(CONVENTIONS.sameName.id).projections).not.toBe(all.projections);
});
