import { type RuleState, type StateOf, statesIn } from '../../rule-states/index.ts';
import type { Answer, AnswerFile, Call } from '../call.ts';
import { createExplainer, type Explainer } from '../explain/explain.ts';
import { createTrace } from '../explain/trace.ts';
import type { ObjectForm } from '../plan/form.ts';
import type { Plan, Plans } from '../plan/plan.ts';
import type { CoreContext } from '../record/context.ts';
import { CONVENTIONS, conventionsWith } from '../record/conventions.ts';
import { type AnyTable, compile, type Resource, rulesIn, tableInForm } from '../record/resource.ts';
import type { FormOf, Rule } from '../record/rule.ts';
import { type Reason, Refusal, refusalOf, refusalsOf, unknownRefusal } from '../refusal.ts';
import { tick } from '../store/clock.ts';
import type { Projections } from '../store/projection.ts';
import type { Store } from '../store/store.ts';
import { frozenStore } from '../store/store.ts';
import { isAtOrBelow } from '../values/paths.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import { encoded } from '../values/text.ts';
import { createContext } from './create-context.ts';
import { assumptionsBehind, assumptionsHeader, assumptionsOf, ignoredHeader } from './headers.ts';
import { locateIn, type Sent } from './locate.ts';
import { perform } from './perform.ts';
import { objectIn, type ParsedBody, storedForms } from './read-body.ts';
import { createInputReader } from './read-input.ts';
import type { RequestContext } from './request-context.ts';

export interface EngineOptions {
  plans: Plans;
  tables: readonly AnyTable[];
  /** Checks whether a rule is on, by its id, and in a resource's table. All rules are on by default. */
  isOn?: (rule: string, resource?: string) => boolean;
  /** The alternative that is chosen for a rule, by its id; none by default. */
  formOf?: FormOf | undefined;
  /** True to reject fields and parameters that the contract does not have; false by default. */
  refusesUnknown?: boolean;
  /** True to reject operations whose effect the service documentation leaves open; false by default. */
  refusesAssumed?: boolean;
  /** True to freeze records before a rule gets them, needed with custom rules; false by default. */
  freezes?: boolean;
  /** Returns a rule's state beyond its basis. By default, only that some rules can't be decided. */
  stateOf?: StateOf;
}

/** Answers calls from the records of an organization. */
export interface Engine {
  projections: Projections;
  /** Forms of the stored records, by resource. */
  forms: ReadonlyMap<string, ObjectForm>;
  /** References in the stored records, by resource, as far as the rules that are on protect them. */
  references: ReadonlyMap<string, readonly StoredReference[]>;
  /** The fields of each resource that are computed when a record is read, or in which something is. */
  computed: ReadonlyMap<string, Iterable<string>>;
  /** Events outside the service, by names such as `salesReturns.receive`. */
  events: ReadonlyMap<string, EngineEvent>;
  /** Every rule, each once. */
  readonly rules: readonly KnownRule[];
  contextOf(store: Store, organization: string, rename?: (id: Id) => Id): CoreContext;
  /** Like `contextOf`, but records which rules give what, so that an explanation can name them later. */
  watchedContextOf(store: Store, organization: string): CoreContext;
  /** Answers a call. A call that is rejected changes nothing. */
  answer(call: Call, store: Store, context: CoreContext): Answer;
}

/** A rule, and what is known of it. */
export interface KnownRule extends Pick<Rule<unknown>, 'id' | 'basis'> {
  state: RuleState;
  isOn: boolean;
  /** The named alternative that is chosen, if one is. */
  form?: string;
}

/** The path of a field with the id of a record, and the resources one of which has it. */
export interface StoredReference {
  path: string;
  to: readonly string[];
}

export interface EngineEvent {
  table: AnyTable;
  rule: Rule<(record: RecordData, context: CoreContext, input: RecordData) => void>;
}

/** Why an action refuses what does not depend on its other fields. */
const OF_WHAT_IS_NOT_THERE: ReadonlySet<Reason> = new Set(['missing', 'notFound', 'reference']);

/** Makes an engine. */
export function createEngine(options: EngineOptions): Engine {
  const { plans, isOn = () => true, formOf, refusesUnknown = false, refusesAssumed = false, freezes = false } = options;
  const { stateOf = statesIn() } = options;
  const tables = formOf ? options.tables.map((table) => tableInForm(table, formOf)) : options.tables;
  const conventions = conventionsWith(isOn, formOf);
  const compiled = new Map(
    tables.map((table) => {
      const isOnHere = (id: string): boolean => isOn(id, table.resource);
      return [table.resource, compile(table, isOnHere, conventions.sameName.run)] as const;
    }),
  );
  const behavior = { tables: compiled, conventions, freezes };
  const readInput = createInputReader(conventions);
  const assumptions = new Map(
    [...plans.values()].map((plan) => [plan, assumptionsOf(plan, compiled.get(plan.resource)?.table)] as const),
  );
  let forms: ReadonlyMap<string, ObjectForm> | undefined;
  let rulesById: ReadonlyMap<string, KnownRule> | undefined;
  const storedResources = new Map([...compiled].filter(([, { table }]) => !table.source));

  const guarded = (store: Store): Store => (freezes ? frozenStore(store) : store);

  function builtFor(plan: Plan): Resource {
    const resource = compiled.get(plan.resource);
    if (!resource && !tables.some(({ resource }) => resource === plan.resource)) {
      const message = `The sandbox has no rules for ${plan.resource}, the resource of ${plan.operation}.`;
      throw new Refusal('switchedOff', message);
    }
    if (!resource || (plan.kind === 'action' && !resource.table.actions?.[plan.operation])) {
      throw new Refusal('switchedOff', `The rule that implements ${plan.operation} is switched off.`);
    }
    if (refusesAssumed && plan.hasAssumedEffect) {
      const message = `The effect of ${plan.operation} is not documented, and this sandbox rejects such operations.`;
      throw new Refusal('assumed', message);
    }
    return resource;
  }

  function sentBy(call: Call, { resource, operation, query, body }: Plan, places: ParsedBody['sentIndexes']): Sent {
    const { fieldAliases, queries } = compiled.get(resource)?.table ?? {};
    const parameters = [...query, ...(queries?.[operation] ?? [])].filter((name) => !body?.fields.has(name));
    return { ...call, parameters, alias: fieldAliases?.run[operation], places };
  }

  /** Returns the errors found before a call's rules run. Indexes count the entries of lists as they were sent. */
  function refusedBefore({ call, plan, parsed }: RequestContext): readonly Refusal[] {
    const violations = (call.violated ?? []).map((path) => Object.assign(new Refusal('invalid', path, path), { path }));
    const locate = locateIn(sentBy(call, plan, parsed.sentIndexes));
    const refused = parsed.refused.flatMap((one) => one.locate(locate).parts);
    return [...violations, ...refused.filter((one) => !isNear(one, violations))];
  }

  /**
   * Runs the rules of a call that is already rejected, and returns the errors that do not depend on the first ones. All
   * changes are undone.
   */
  function refusedBesides(work: RequestContext, refused: readonly Refusal[]): readonly Refusal[] {
    const { call, plan, parsed } = work;
    const locate = locateIn(sentBy(call, plan, parsed.sentIndexes));
    const others = refusalsOf(() => perform(work)).map((one) => one.locate(locate));
    return others.filter(
      (one) =>
        one.path !== undefined &&
        !isNear(one, refused) &&
        (plan.kind !== 'action' || OF_WHAT_IS_NOT_THERE.has(one.reason)),
    );
  }

  function explainerOf(store: Store): Explainer {
    return createExplainer(createTrace(compiled, store), (rule) => knownRules().get(rule)!);
  }

  function knownRules(): ReadonlyMap<string, KnownRule> {
    rulesById ??= new Map([...rulesIn([CONVENTIONS, tables])].map(({ id, basis }) => [id, knownRule({ id, basis })]));
    return rulesById;
  }

  function knownRule({ id, basis }: Pick<KnownRule, 'id' | 'basis'>): KnownRule {
    const form = formOf?.(id);
    const details = { isOn: basis.kind === 'documented' || isOn(id), ...(form !== undefined && { form }) };
    return { id, basis, state: stateOf({ id, basis }), ...details };
  }

  /** The assumptions that refuse a call. */
  function assumedIn({ parts }: Refusal): string[] {
    return parts.flatMap(({ rule }) => (rule !== undefined && isAssumed(rule) ? rule : []));
  }

  function isAssumed(rule: string): boolean {
    return knownRules().get(rule)?.basis.kind === 'assumed';
  }

  function answered(work: RequestContext): Answer {
    const { plan, parsed } = work;
    const places = readInput(work);
    parsed.unknown = parsed.unknown.concat(work.call.unread ?? []);
    if (refusesUnknown && parsed.unknown.length > 0) parsed.refused.push(unknownRefusal(parsed.unknown, plan));
    const { ignored } = work.context;
    ignored.length = 0;
    const refused = refusedBefore(work);
    work.context.refused = refused;
    parsed.sentIndexes = places;
    if (refused.length > 0) throw Refusal.joining([...refused, ...refusedBesides(work, refused)]);
    const payload = perform(work);
    const sent = ignored.flatMap((field) => locateIn(sentBy(work.call, plan, places))(field, 'invalid') ?? []);
    parsed.ignored.push(...sent);
    const explain = 'file' in payload ? undefined : work.explainer?.explain(payload, parsed.fields);
    const assumed = explain ? assumptionsBehind(work, explain) : [...work.assumed, ...assumptions.get(plan)!];
    const head = {
      status: plan.status,
      headers: { ...assumptionsHeader(assumed.filter(isAssumed), stateOf), ...ignoredHeader(parsed) },
      unknown: parsed.unknown,
    };
    if ('file' in payload) return fileAnswer(head, payload.file as AnswerFile);
    return { ...head, body: { code: 0, message: plan.message, ...payload, ...(explain && { explain }) } };
  }

  return {
    projections: new Map([...storedResources].map(([resource, { projection }]) => [resource, projection])),
    get rules() {
      return [...knownRules().values()];
    },
    get forms() {
      return (forms ??= storedForms(plans, storedResources));
    },
    references: new Map(
      [...storedResources].map(([resource, { refers }]) => [
        resource,
        refers.filter((one) => isEnforced(one, compiled)),
      ]),
    ),
    computed: new Map(
      [...storedResources].map(([resource, { computed, innerComputed }]) => [
        resource,
        new Set([...computed.keys(), ...innerComputed.keys()]),
      ]),
    ),
    events: new Map(
      [...compiled].flatMap(([resource, { table }]) =>
        Object.entries(table.events ?? {}).flatMap(([event, rule]) =>
          rule ? [[`${resource}.${event}`, { table, rule }] as const] : [],
        ),
      ),
    ),
    contextOf: (store, organization, rename) => createContext(behavior, guarded(store), organization, rename),
    watchedContextOf: (store, organization) =>
      createContext(behavior, guarded(store), organization, undefined, createTrace(compiled, store)),
    answer(call, contents, context) {
      const store = guarded(contents);
      const plan = plans.get(call.operation)!;
      const parsed: ParsedBody = { fields: {}, unknown: [], ignored: [], sentIndexes: new Map(), refused: [] };
      const explainer = call.explains ? explainerOf(store) : undefined;
      const asked = explainer
        ? {
            store: explainer.trace.store,
            context: createContext(behavior, store, context.organizationId, undefined, explainer.trace),
            explainer,
          }
        : { store, context, explainer };
      try {
        const work = { plan, compiled: builtFor(plan), conventions, call, parsed, assumed: [], ...asked };
        if (!plan.writes) return answered(work);
        return store.transaction(() => {
          tick(store);
          return answered(work);
        });
      } catch (error) {
        const refusal = refusalOf(error).locate(locateIn(sentBy(call, plan, parsed.sentIndexes)));
        const answer = refusal.answer();
        const sent = { path: call.path, query: call.query, body: call.form ?? objectIn(call.body, false) };
        const explain = explainer?.explainRefusal(refusal, sent) ?? [];
        if (explain.length > 0) answer.body = { ...answer.body, explain };
        const assumed = assumptionsHeader(assumedIn(refusal), stateOf);
        return {
          ...answer,
          headers: { ...answer.headers, ...assumed, ...ignoredHeader(parsed) },
          unknown: parsed.unknown,
        };
      }
    },
  };
}

/** Checks whether a refusal is about the same place as one of the others, or about one around or within it. */
function isNear({ path }: Refusal, others: readonly Refusal[]): boolean {
  return others.some(
    ({ path: other }) =>
      path !== undefined && other !== undefined && (isAtOrBelow(path, other) || isAtOrBelow(other, path)),
  );
}

/** Checks whether a reference always leads to a record: the rules on naming it and on deleting its target are both on. */
function isEnforced(
  { reference, isChecked, to }: Resource['refers'][number],
  compiled: ReadonlyMap<string, Resource>,
): boolean {
  if (!isChecked || reference.holds === false) return false;
  return to.every((name) => compiled.get(name)!.isGuarded);
}

/** A file is saved and never shown, so that what somebody has stored can't act in a page. */
function fileAnswer(head: Omit<Answer, 'body'>, file: AnswerFile): Answer {
  const name = encoded(file.name);
  return {
    ...head,
    headers: {
      ...head.headers,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    },
    body: {},
    file,
  };
}
