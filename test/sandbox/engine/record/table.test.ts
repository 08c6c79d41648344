import { describe, expect, it, test } from 'vitest';
import { TABLES } from '../../../../sandbox/resources/index.ts';
import { misplacedSlot, slotGroups, slots } from '../../../support/table-slots.ts';

describe('a table has its slots in the order of their groups', () => {
  it.each(TABLES.map((table) => [table.resource, table] as const))('%s', (_, table) => {
    expect(misplacedSlot(Object.keys(table))).toBeUndefined();
  });

  test('which are read from the types, each slot once', () => {
    expect([...slotGroups.keys()]).toEqual(['names', 'holds', 'writes', 'stores', 'reads', 'lists', 'operations']);
    expect(slotGroups.get('writes')!.slice(0, 2)).toEqual(['defaults', 'prepare']);
    expect(new Set(slots).size).toBe(slots.length);
    const used = new Set(TABLES.flatMap((table) => Object.keys(table)));
    expect(slots.filter((slot) => !used.has(slot))).toEqual([]);
  });

  test('and one that stands too low is named', () => {
    expect(misplacedSlot(['resource', 'checks', 'created', 'ledgerEntries'])).toBeUndefined();
    expect(misplacedSlot(['resource', 'computed', 'checks'])).toBe('checks belongs above computed');
    expect(misplacedSlot(['resource', 'moved'])).toBe('moved is in no group');
  });
});
