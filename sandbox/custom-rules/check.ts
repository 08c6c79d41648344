import { isNode, suggestion } from '../../src/contract/index.ts';
import { type AnyTable, type Form, isRule, type ObjectForm, type Plans, type Rule, rulesIn } from '../engine/index.ts';
import { TABLES } from '../resources/index.ts';
import { type CustomRules, SLOTS, type Slot, type SlotName } from './slots.ts';

const RESOURCES = TABLES.map(({ resource }) => resource);

/** The operations that rules of a resource may name. */
interface Operations {
  resource: string;
  all: readonly string[];
  resourceOf(operation: string): string | undefined;
}

/** What rules run, in words, and whether a value is that. */
const RUNS: Readonly<Record<Slot['runs'], { must: string; isRight(run: unknown): boolean }>> = {
  function: { must: 'a function', isRight: isFunction },
  fields: { must: 'an object with values or functions by field', isRight: isNode },
  functions: {
    must: 'an object with functions by field',
    isRight: (run) => isNode(run) && Object.values(run).every(isFunction),
  },
  references: {
    must: 'an object with references by field',
    isRight: (run) => isNode(run) && Object.values(run).every(isNode),
  },
  names: {
    must: 'a list of fields',
    isRight: (run) => Array.isArray(run) && run.every((one) => fieldIn(one) !== undefined),
  },
};

/**
 * Checks custom rules.
 *
 * @param plans Those of the contract, by operation.
 * @throws RangeError if a resource, a slot or an operation does not exist or is another resource's, if something else than rules
 * stands in a slot, or if one has the id of a rule that stands elsewhere or twice.
 */
export function checkCustomRules(customRules: CustomRules, plans: Plans): void {
  for (const [resource, slots] of Object.entries(customRules)) {
    const table = TABLES.find((one) => one.resource === resource);
    if (!table) throw wrong(`rules.${resource}`, `there is no such resource.${suggestion(resource, RESOURCES)}`);
    if (!isNode(slots)) throw wrong(`rules.${resource}`, 'must be an object with rules by slot.');
    const operations = { resource, all: [...plans.keys()], resourceOf: (id: string) => plans.get(id)?.resource };
    for (const [name, part] of Object.entries(slots)) {
      const place = `rules.${resource}.${name}`;
      if (!Object.hasOwn(SLOTS, name)) {
        throw wrong(place, `there is no such slot for rules.${suggestion(name, Object.keys(SLOTS))}`);
      }
      checkSlot(place, SLOTS[name as SlotName], part, operations);
      const there = new Set([...rulesIn(table[name as SlotName])].map(({ id }) => id));
      for (const { id } of rulesIn(part)) {
        if (!there.has(id) && ruleIds().has(id)) throw wrong(place, `${id} is a rule of the sandbox in another slot.`);
      }
    }
  }
}

function checkSlot(place: string, { holds, runs }: Slot, part: unknown, operations: Operations): void {
  const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isCustomRule);
  const isPart = {
    'a rule': isCustomRule,
    'a list of rules': isList,
    'rules by operation': isCustomRule,
    'lists of rules by operation': isList,
  };
  if (holds === 'a rule' || holds === 'a list of rules') {
    if (!isPart[holds](part)) throw wrong(place, `must be ${holds}, each with an id, a basis and run.`);
    checkList(place, runs, [part].flat() as Rule<unknown>[]);
    return;
  }
  if (!isNode(part)) throw wrong(place, `must be ${holds}.`);
  for (const [operation, rules] of Object.entries(part)) {
    const here = `${place}.${operation}`;
    const resource = operations.resourceOf(operation);
    if (resource === undefined)
      throw wrong(here, `there is no such operation.${suggestion(operation, operations.all)}`);
    if (resource !== operations.resource) throw wrong(here, `is an operation of ${resource}, so it belongs there.`);
    if (!isPart[holds](rules)) throw wrong(here, `must be ${holds}, each with an id, a basis and run.`);
    checkList(here, runs, [rules].flat() as Rule<unknown>[]);
  }
}

function checkList(place: string, runs: Slot['runs'], rules: readonly Rule<unknown>[]): void {
  for (const [index, { id, run }] of rules.entries()) {
    if (rules.findIndex((rule) => rule.id === id) !== index) throw wrong(place, `${id} is listed twice.`);
    if (!RUNS[runs].isRight(run)) throw wrong(place, `run of ${id} must be ${RUNS[runs].must}.`);
    if (runs !== 'references') continue;
    for (const { to } of Object.values(run as Record<string, { to: unknown }>)) {
      const unknown = [to].flat().find((name) => !RESOURCES.includes(String(name)));
      if (unknown === undefined && to !== undefined) continue;
      const name = String(unknown);
      throw wrong(place, `${id} refers to ${name}, which is not a resource.${suggestion(name, RESOURCES)}`);
    }
  }
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isCustomRule(value: unknown): boolean {
  if (!isRule(value) || !/^[\w.-]{1,100}$/.test(String(value.id))) return false;
  const { kind, does } = (value.basis ?? {}) as Partial<Rule<unknown>['basis']>;
  return (kind === 'assumed' || kind === 'documented') && typeof does === 'string';
}

function wrong(place: string, problem: string): RangeError {
  return new RangeError(`${place}: ${problem}`);
}

let ids: ReadonlySet<string> | undefined;

function ruleIds(): ReadonlySet<string> {
  return (ids ??= new Set([...rulesIn(TABLES)].map(({ id }) => id)));
}

/** The field that an entry names, as a string or in an object. */
function fieldIn(entry: unknown): string | undefined {
  const field = isNode(entry) ? entry['field'] : entry;
  return typeof field === 'string' ? field : undefined;
}

/**
 * Checks the fields that custom rules name, which {@link checkCustomRules} has checked otherwise.
 *
 * @param formOf What a stored record of a resource may hold.
 * @throws RangeError if there is no such field, or if a default is that of an id.
 */
export function checkCustomFields(
  customRules: CustomRules,
  formOf: (resource: string) => ObjectForm | undefined,
): void {
  for (const [resource, slots] of Object.entries(customRules)) {
    const table = TABLES.find((one) => one.resource === resource)!;
    const form = formOf(table.source?.resource ?? resource);
    for (const [slot, part] of Object.entries(slots) as [SlotName, unknown][]) {
      const standardFields = new Set(fieldsIn(slot, table[slot]));
      for (const field of fieldsIn(slot, part)) {
        const place = `rules.${resource}.${slot}`;
        if (slot === 'defaults' && field === table.idField)
          throw wrong(place, `${field} is the ID, which the sandbox assigns.`);
        const names = standardFields.has(field) ? undefined : namesInsteadOf(field, form, table);
        if (names) throw wrong(place, `there is no field ${field}.${suggestion(field, names)}`);
      }
    }
  }
}

function fieldsIn(slot: SlotName, part: unknown): string[] {
  const { runs } = SLOTS[slot];
  if (runs === 'function') return [];
  const rules = [...rulesIn(part)] as Rule<object>[];
  if (runs !== 'names') return rules.flatMap(({ run }) => Object.keys(run));
  return rules.flatMap(({ run }) => (run as unknown[]).flatMap((one) => fieldIn(one) ?? []));
}

/** The paths that there are where a path leads to no field: `line_items[].item_id`. */
function namesInsteadOf(path: string, form: ObjectForm | undefined, { idField }: AnyTable): string[] | undefined {
  let inner: Form | undefined = form;
  let above = '';
  for (const [step = '', name = ''] of path.matchAll(/([^.[\]]+)(?:\[\])?\.?/g)) {
    if (inner?.kind === 'array') inner = inner.items;
    if (inner?.kind !== 'object' || inner.isOpen || (above === '' && name === idField)) return undefined;
    if (!inner.fields.has(name)) return [...inner.fields.keys()].map((field) => above + field);
    inner = inner.fields.get(name);
    above += step;
  }
  return undefined;
}
