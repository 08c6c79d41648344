import type { Contract, Plan } from '../../sandbox/engine/index.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import type { ProbedOperation } from '../../verifier/probe/index.ts';

/** Operations that send an email to somebody. */
const MAIL = /^email|^submitInvoice|Reminder$/;

/** Operations that create further records in addition to their own. */
const ALSO: Readonly<Record<string, ProbedOperation['also']>> = {
  createItemGroup: { at: '/items', id: 'item_id', operation: 'createItem' },
};

const IRREVERSIBLE = new Set(['enableMultiWarehouse']);

export function probedOperations({ plans, operations }: Contract): Map<string, ProbedOperation> {
  const tables = new Map(TABLES.map((table) => [table.resource, table]));
  const all = operations.map((operation): [string, ProbedOperation] => {
    const plan = plans.get(operation.id)!;
    const idField = tables.get(plan.resource)?.idField ?? '';
    const method = operation.method.toUpperCase();
    const made = plan.kind === 'create' ? madeBy(plan, idField, [...plans.values()]) : {};
    const also = ALSO[operation.id];
    const rows = plan.envelope.form === 'list' ? { rows: { key: plan.envelope.key, id: idField } } : {};
    const risk = IRREVERSIBLE.has(operation.id)
      ? { risk: 'irreversible' as const }
      : plan.writes && MAIL.test(operation.id) && !/Reminder$/.test(operation.id)
        ? { risk: 'mail' as const }
        : {};
    return [operation.id, { method, path: operation.path, ...made, ...(also && { also }), ...rows, ...risk }];
  });
  return new Map(all);
}

function madeBy({ envelope, resource, parent }: Plan, idField: string, all: readonly Plan[]): Partial<ProbedOperation> {
  const id = 'key' in envelope ? `/${envelope.key}/${idField}` : `/${idField}`;
  const undo = all.find((plan) => plan.resource === resource && plan.kind === 'delete');
  const list = all.find((plan) => plan.resource === resource && plan.kind === 'list' && !plan.parent)?.operation;
  const listed = list === undefined ? {} : { list };
  if (!undo) return { id, ...listed };
  const read = all.find((plan) => plan.resource === resource && plan.kind === 'get')?.operation;
  const path = {
    [undo.idParameter!]: `{id}`,
    ...(parent && { [parent.parameter]: `{${parent.parameter}}` }),
  };
  return { id, ...listed, ...(read !== undefined && { read }), undo: { operation: undo.operation, path } };
}
