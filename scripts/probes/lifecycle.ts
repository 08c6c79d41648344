import type { Step } from '../../src/probe/index.ts';
import type { Plan, Plans } from '../../src/sandbox/engine/index.ts';
import type { Session } from './translate.ts';

/**
 * Sessions that go on after a record is made, in the ways in which rules of all resources show: it is made again, read, listed,
 * filtered, changed, moved to another state and deleted, and so are the records that it names.
 */
export function lifecycleSessions(made: readonly Session[], plans: Plans): Session[] {
  const all = [...plans.values()];
  const writes = all.filter(({ writes, kind }) => writes && kind !== 'create');
  return made.flatMap((session) => {
    const { steps } = session;
    const last = steps.at(-1)!;
    const plan = plans.get(last.operation)!;
    if (plan.kind !== 'create') return [];
    const extended: Step[][] = [];
    const add = (...more: Omit<Step, 'id'>[]): void => {
      extended.push([...steps, ...more.map((step, index) => ({ id: `s${steps.length + index + 1}`, ...step }))]);
    };
    const again = { ...last, id: undefined } as unknown as Omit<Step, 'id'>;
    const { id: _, ...same } = again as Step;
    add(same, ...lists(plan, all));
    for (const changed of variants(last.body)) {
      add({ ...same, body: changed }, ...lists(plan, all));
      add({ ...same, body: changed }, same, ...lists(plan, all));
    }
    for (const [index, step] of steps.entries()) {
      const own = plans.get(step.operation)!;
      const name = nameOf(step, own, all);
      if (own.kind !== 'create' || !name) continue;
      const get = all.filter(
        ({ kind, resource, idParameter }) => kind === 'get' && resource === own.resource && idParameter,
      );
      const read = get.map(({ operation, idParameter }) => ({
        operation,
        path: { ...step.path, [idParameter!]: name },
      }));
      for (const write of writes) {
        if (
          write.resource !== own.resource ||
          !write.idParameter ||
          write.parent ||
          (index < steps.length - 1 && write.kind === 'action')
        )
          continue;
        const path = { [write.idParameter]: name };
        const others = [...(/\{(\w+)\}.*\{(\w+)\}/.exec(write.operation) ?? [])];
        if (others.length > 0) continue;
        const call = { operation: write.operation, path, ...(write.kind === 'update' && { body: step.body }) };
        add(call, ...read, ...lists(own, all));
        // A record of which another one is made afterwards, once it was moved.
        if (index < steps.length - 1) {
          const move = { id: `m${index}`, ...call };
          extended.push([...steps.slice(0, index + 1), move, ...steps.slice(index + 1)]);
        } else if (write.kind === 'transition' || write.kind === 'action') {
          for (const next of writes.filter(
            (other) => other.resource === own.resource && other.idParameter && !other.parent && other !== write,
          ))
            add(
              call,
              {
                operation: next.operation,
                path: { [next.idParameter!]: name },
                ...(next.kind === 'update' && { body: step.body }),
              },
              ...read,
            );
        }
        if (
          write.kind === 'update' &&
          index === steps.length - 1 &&
          step.body &&
          Object.keys(step.body).length <= MOST_FIELDS
        )
          for (const [field, value] of Object.entries(step.body as object))
            add(
              {
                operation: write.operation,
                path,
                body: { ...required(step.body as Record<string, unknown>, write), [field]: blank(value) },
              },
              ...read,
            );
      }
    }
    for (const list of lists(plan, all))
      for (const query of filters(plans.get(list.operation)!, last.body)) add({ ...list, query });
    return extended.map((one) => ({ steps: one }));
  });
}

/** A body with more fields is not cleared field by field. */
const MOST_FIELDS = 12;

function lists({ resource }: Plan, all: readonly Plan[]): Omit<Step, 'id'>[] {
  return all.flatMap((plan) =>
    plan.kind === 'list' && plan.resource === resource && !plan.parent ? [{ operation: plan.operation }] : [],
  );
}

/** The id of the record that a step makes. */
function nameOf({ id }: Step, { resource, envelope }: Plan, all: readonly Plan[]): string | undefined {
  const parameter = all.find((other) => other.resource === resource && other.idParameter)?.idParameter;
  if (parameter === undefined) return undefined;
  return 'key' in envelope ? `{$${id}/${envelope.key}/${parameter}}` : `{$${id}/${parameter}}`;
}

/** The body that makes another record: with another name, in other letters, and with spaces around it. */
function variants(body: unknown): object[] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = Object.entries(body).filter(([, value]) => typeof value === 'string' && value.includes('{run}'));
  if (fields.length === 0) return [];
  const changed = (change: (text: string) => string): object => ({
    ...body,
    ...Object.fromEntries(fields.map(([name, value]) => [name, change(value as string)])),
  });
  const outside = (text: string, change: (part: string) => string): string =>
    text.split('{run}').map(change).join('{run}');
  return [
    changed((text) => `${text} B`),
    changed((text) => outside(text, otherCase)),
    changed((text) => `${text} `),
    // One field alone stays the same.
    ...(fields.length > 1 ? fields.map(([name, value]) => ({ ...changed((text) => `${text} B`), [name]: value })) : []),
  ];
}

/** A text in capital letters, or in small ones if it is in capitals. */
function otherCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}

/** What an update must have. */
function required(body: Record<string, unknown>, { body: form }: Plan): Record<string, unknown> {
  const names = [...((form as { required?: Iterable<string> } | undefined)?.required ?? Object.keys(body))];
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

function blank(value: unknown): unknown {
  return Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : '';
}

/** Parameters of a list that ask for a record by what was sent, and the usual ones. */
function filters({ query, filters: own }: Plan, body: unknown): Record<string, string | number>[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const texts = fields.flatMap(([name, value]): Record<string, string | number>[] =>
    query.includes(name) && (typeof value === 'string' || typeof value === 'number') ? [{ [name]: value }] : [],
  );
  const named = own.flatMap(({ parameter }) => {
    const field = fields.find(([name, value]) => parameter.startsWith(name) && typeof value === 'string');
    return field ? [{ [parameter]: field[1] as string }] : [];
  });
  const search = query.includes('search_text') ? [{ search_text: '{run}' }] : [];
  const sorted = query.includes('sort_column')
    ? fields.filter(([, value]) => typeof value === 'string').map(([name]) => ({ sort_column: name }))
    : [];
  return [...texts, ...named, ...search, ...sorted, { page: 1, per_page: 1 }, { per_page: 201 }, { per_page: 0 }];
}
