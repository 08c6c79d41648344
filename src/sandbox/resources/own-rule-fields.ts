import { suggestion } from '../../contract/index.ts';
import { type AnyTable, type Form, type ObjectForm, type Rule, rulesIn } from '../engine/index.ts';
import { type OwnRules, SLOTS, type SlotName } from './own-rule-slots.ts';
import { TABLES } from './resource-tables.ts';

/**
 * Checks the fields that rules of one's own name, which {@link checkOwnRules} has checked otherwise.
 *
 * @param formOf What a stored record of a resource may hold.
 * @throws RangeError if there is no such field, or if a default is that of an id.
 */
export function checkOwnFields(own: OwnRules, formOf: (resource: string) => ObjectForm | undefined): void {
  for (const [resource, slots] of Object.entries(own)) {
    const table = TABLES.find((one) => one.resource === resource)!;
    const form = formOf(table.source?.resource ?? resource);
    for (const [slot, part] of Object.entries(slots) as [SlotName, unknown][]) {
      const known = new Set(fieldsIn(slot, table[slot]));
      for (const field of fieldsIn(slot, part)) {
        const place = `rules.${resource}.${slot}`;
        if (slot === 'defaults' && field === table.idField) {
          throw new RangeError(`${place}: ${field} is the id, which the sandbox gives.`);
        }
        const names = known.has(field) ? undefined : namesInsteadOf(field, form, table);
        if (names) throw new RangeError(`${place}: there is no field ${field}.${suggestion(field, names)}`);
      }
    }
  }
}

function fieldsIn(slot: SlotName, part: unknown): string[] {
  const { runs } = SLOTS[slot];
  if (runs === 'function') return [];
  const all = [...rulesIn(part)] as Rule<object>[];
  if (runs !== 'names') return all.flatMap(({ run }) => Object.keys(run));
  return all.flatMap(({ run }) =>
    (run as (string | { field: string })[]).map((one) => (typeof one === 'string' ? one : one.field)),
  );
}

/** The paths that there are where a path leads to no field: `line_items[].item_id`. */
function namesInsteadOf(path: string, form: ObjectForm | undefined, { idField }: AnyTable): string[] | undefined {
  let inner: Form | undefined = form;
  let above = '';
  for (const [step = '', name = ''] of path.matchAll(/([^.[\]]+)(?:\[\])?\.?/g)) {
    if (inner?.kind === 'array') inner = inner.items;
    if (inner?.kind !== 'object' || inner.isOpen || (above === '' && name === idField)) return undefined;
    if (!inner.fields.has(name)) return [...inner.fields.keys()].map((known) => above + known);
    inner = inner.fields.get(name);
    above += step;
  }
  return undefined;
}
