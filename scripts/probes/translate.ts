import { isNode } from '../../src/contract/index.ts';
import { dayAfter, type Step } from '../../src/probe/index.ts';
import type { AnyTable, Facts, Plan, Plans } from '../../src/sandbox/engine/index.ts';
import { TABLES } from '../../src/sandbox/resources/index.ts';
import type { RecordedSession } from './recorded.ts';
import { BINDS, boundNames, type boundRecords, ORDERS } from './worlds.ts';

/** Records that no operation makes and that every account has: a session does without the fields that name them. */
const SETTINGS = new Set([
  'organizations',
  'currencies',
  'accounts',
  'users',
  'templates',
  'customFields',
  'deliveryMethods',
  'numberings',
]);

/** Operations that need several warehouses, and the one that allows them. */
const WAREHOUSES = /Warehouse|TransferOrder/;
const ENABLE = 'enableMultiWarehouse';

/** What the contract says against a body. */
type ViolationsOf = (operation: string, body: unknown) => readonly { place: string }[];

/** Fields that records which are made beforehand do without: no other record may have these codes. */
const UNSENT = new Set(['status', 'upc', 'ean', 'isbn']);

/** Fields whose text no other record may have. */
const FRESH = /^(name|sku|group_name|contact_name|company_name|tax_name|tax_group_name|warehouse_name|.*_number)$/;
const OTHER_NUMBERS = /^(gst|pan|account|route|phone|part|tracking|reference|page|card|tax_registration)_number$/;

/** The day of the story, which its dates are counted from. */
const STORY_DAY = '2026-03-28';

/** A session that needs no records but those that it makes. */
export interface Session {
  steps: Step[];
}

/** Turns the calls of a test into a session: what they name is made first, and names begin with the run. */
export function createTranslator(plans: Plans, bound: ReturnType<typeof boundRecords>, violationsOf: ViolationsOf) {
  const boundTo = boundNames(bound);
  const creates = new Map<string, Plan>();
  for (const plan of plans.values()) if (plan.kind === 'create') creates.set(plan.resource, plan);
  const transitions = [...plans.values()].filter(({ kind }) => kind === 'transition');

  return function translate({ calls }: RecordedSession, bindsOrders: boolean): Session {
    const steps: Step[] = [];
    /** What stands for the ids of the recording. */
    const names = new Map(Object.entries(BINDS).map(([name, id]) => [id, `{bind.${name}}`]));
    const needsOrders =
      bindsOrders && calls.some(({ given }) => Object.values(given).some(({ resource }) => ORDERS.includes(resource)));
    if (needsOrders) for (const [id, name] of boundTo) names.set(id, `{bind.${name}}`);
    const given = new Map<string, { resource: string; facts: Facts }>();
    if (
      calls.some(({ operation }) => WAREHOUSES.test(operation)) &&
      !calls.some(({ operation }) => operation === ENABLE)
    )
      steps.push({ id: 's1', operation: ENABLE });
    /** The records that are being made, which cannot be named yet. */
    const open = new Set<string>();

    const nextId = (): string => `s${steps.length + 1}`;

    /** @returns Whether it can be named. */
    function provide(id: string): boolean {
      if (names.has(id)) return true;
      const record = given.get(id);
      if (!record || open.has(id) || SETTINGS.has(record.resource)) return false;
      const plan = creates.get(record.resource);
      if (!plan?.body) return false;
      open.add(id);
      const { facts, resource } = record;
      const parent = plan.parent && pathOf(plan, facts, names, provide);
      if (plan.parent && !parent) return false;
      if (resource === 'warehouses' && !steps.some(({ operation }) => operation === ENABLE))
        steps.push({ id: nextId(), operation: ENABLE });
      const body = allowed(plan.operation, convert(bodyOf(plan, facts), true) as Record<string, unknown>);
      const step = nextId();
      const query = queryOf(plan, facts);
      steps.push({ id: step, operation: plan.operation, ...(parent && { path: parent }), ...query, body });
      names.set(id, `{$${step}${pointerOf(plan, facts, id)}}`);
      nameInner(facts, plan, step);
      const status = facts['status'];
      const move = transitions.find(({ resource: own, transition }) => own === resource && transition!.to === status);
      if (move && status !== 'active' && status !== 'draft')
        steps.push({ id: nextId(), operation: move.operation, path: { [move.idParameter!]: names.get(id)! } });
      return true;
    }

    /** The parameters that name what a record is made from: the order of a package, the packages of a shipment. */
    function queryOf({ query }: Plan, facts: Facts): Pick<Step, 'query'> {
      const entries = query.flatMap((name) => {
        const value = [facts[name]].flat().join(',');
        const named =
          /_ids?$/.test(name) && name !== 'organization_id' && value !== '' ? convert(value, true, name) : undefined;
        return named === undefined ? [] : [[name, named]];
      });
      return entries.length > 0 ? { query: Object.fromEntries(entries) as Record<string, string> } : {};
    }

    /** A body without the fields of a record that a request must not have in this form. */
    function allowed(operation: string, body: Record<string, unknown>): Record<string, unknown> {
      const places = violationsOf(operation, body).map(({ place }) => place.replace(/^body\./, '').split(/[.[\]]+/));
      if (places.length === 0) return body;
      const copy = structuredClone(body);
      for (const keys of places) {
        const last = keys.pop()!;
        const owner = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], copy);
        if (typeof owner === 'object' && owner !== null) delete (owner as Record<string, unknown>)[last];
      }
      return copy;
    }

    /** The ids of lines and the like, where the answer to the creation shows them. */
    function nameInner(facts: Facts, plan: Plan, step: string): void {
      const key = 'key' in plan.envelope ? `/${plan.envelope.key}` : '';
      const visit = (value: unknown, pointer: string): void => {
        if (typeof value === 'object' && value !== null)
          for (const [name, inner] of Object.entries(value)) visit(inner, `${pointer}/${name}`);
        else if (typeof value === 'string' && /^\d{15,25}$/.test(value) && !names.has(value) && !given.has(value))
          names.set(value, `{$${step}${key}${pointer}}`);
      };
      visit(facts, '');
    }

    /** A value with its ids named, and without what cannot be. */
    function convert(value: unknown, isGiven: boolean, key = ''): unknown {
      if (Array.isArray(value)) return value.flatMap((entry) => convert(entry, isGiven, key) ?? []);
      if (isNode(value)) {
        const entries = Object.entries(value).flatMap(([name, inner]) => {
          const converted = convert(inner, isGiven, name);
          return converted === undefined ? [] : [[name, converted]];
        });
        return Object.fromEntries(entries);
      }
      return typeof value === 'string' ? convertText(value, key) : value;
    }

    function convertText(text: string, key: string): string | undefined {
      let isWhole = true;
      const named = text.replace(/\b\d{15,25}\b/g, (id) => {
        if (/99999$/.test(id) && !given.has(id)) return id;
        if (provide(id)) return names.get(id)!;
        isWhole = false;
        return id;
      });
      if (!isWhole) return undefined;
      if (named !== text) return named;
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return relative(text);
      if (text.trim() === '' || !FRESH.test(key) || OTHER_NUMBERS.test(key)) return text;
      // What numbers begin with may have a meaning.
      return key.endsWith('_number') ? `${text} {run}` : `{run} ${text}`;
    }

    for (const call of calls) {
      const plan = plans.get(call.operation)!;
      for (const [id, one] of Object.entries(call.given)) given.set(id, one);
      const isLost = Object.values(call.path).some((id) => id !== '4815162342481599999' && !provide(id));
      if (isLost) break;
      const path = convert(call.path, false) as Record<string, string>;
      const { organization_id: _, ...query } = call.query;
      const asked = convert(query, false) as Record<string, string>;
      const body = call.body === undefined ? undefined : convert(call.body, false);
      const step = nextId();
      steps.push({
        id: step,
        operation: plan.operation,
        ...(Object.keys(path).length > 0 && { path }),
        ...(Object.keys(asked).length > 0 && { query: asked }),
        ...(body !== undefined && { body }),
      });
      for (const [id, pointer] of Object.entries(call.ids)) {
        if (!given.has(id) && !names.has(id)) names.set(id, `{$${step}${pointer}}`);
      }
    }
    return { steps };
  };
}

/** The fields of a record that a request to make it holds. */
function bodyOf({ body, operation, resource }: Plan, facts: Facts): Record<string, unknown> {
  const { openFields, bodies } = TABLES.find((table) => table.resource === resource) as AnyTable;
  const fields = new Set([...body!.fields.keys(), ...Object.keys({ ...openFields, ...bodies?.[operation] })]);
  return Object.fromEntries(Object.entries(facts).filter(([name]) => fields.has(name) && !UNSENT.has(name)));
}

function pathOf(
  { parent }: Plan,
  facts: Facts,
  names: ReadonlyMap<string, string>,
  provide: (id: string) => boolean,
): Record<string, string> | undefined {
  const id = facts[parent!.parameter];
  return typeof id === 'string' && provide(id) ? { [parent!.parameter]: names.get(id)! } : undefined;
}

function pointerOf({ envelope }: Plan, facts: Facts, id: string): string {
  const field = Object.keys(facts).find((name) => facts[name] === id)!;
  return 'key' in envelope ? `/${envelope.key}/${field}` : `/${field}`;
}

/** A day as it is counted from today. */
function relative(day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(STORY_DAY)) / 86_400_000);
  if (Number.isNaN(days) || Math.abs(days) > 400 || dayAfter(STORY_DAY, days) !== day) return day;
  return days === 0 ? '{today}' : `{today${days > 0 ? '+' : ''}${days}}`;
}
