import type { AnyTable } from '../engine/index.ts';
import type { ResourceName, TableOf } from '../types/index.ts';
import { BOOLEAN, KEYS, NOTHING, RECORDS, type Result, ROWS } from './results.ts';

/** Content of a rule's `run`: a function, values or functions by field, references by field, or names of fields. */
type Runs = 'function' | 'fields' | 'functions' | 'references' | 'names';

/** Content of a table's slot, and the results of the functions there. A field's value depends on the field. */
export interface Slot {
  holds: 'a rule' | 'a list of rules' | 'rules by operation' | 'lists of rules by operation';
  runs: Runs;
  result: Result | 'values' | 'answer';
}

/** The slots that take custom rules. */
export const SLOTS = {
  defaults: { holds: 'a list of rules', runs: 'fields', result: 'values' },
  prepare: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  refers: { holds: 'a list of rules', runs: 'references', result: NOTHING },
  unique: { holds: 'a list of rules', runs: 'names', result: NOTHING },
  checks: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  created: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  updated: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  deletion: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  deleted: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  transitions: { holds: 'lists of rules by operation', runs: 'function', result: NOTHING },
  afterTransition: { holds: 'a list of rules', runs: 'function', result: NOTHING },
  ledgerEntries: { holds: 'a list of rules', runs: 'function', result: ROWS },
  indexed: { holds: 'a list of rules', runs: 'function', result: KEYS },
  completed: { holds: 'a list of rules', runs: 'functions', result: 'values' },
  computed: { holds: 'a list of rules', runs: 'functions', result: 'values' },
  visible: { holds: 'a rule', runs: 'function', result: BOOLEAN },
  order: { holds: 'a rule', runs: 'function', result: RECORDS },
  filterBy: { holds: 'a rule', runs: 'function', result: BOOLEAN },
  searched: { holds: 'a rule', runs: 'names', result: NOTHING },
  actions: { holds: 'rules by operation', runs: 'function', result: 'answer' },
} as const satisfies Partial<Record<keyof AnyTable, Slot>>;

export type SlotName = keyof typeof SLOTS;

/**
 * Custom rules, by resource and slot, as the tables of the sandbox have theirs. One with the id of a rule that the slot has
 * takes its place; any other is added behind.
 */
export type CustomRules = { readonly [Name in ResourceName]?: Pick<TableOf<Name>, SlotName> };
