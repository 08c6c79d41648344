import {
  type AnyTable,
  type Call,
  CONVENTIONS,
  type Contract,
  createEngine,
  type Engine,
  type Plan,
  type Plans,
  rulesFor,
} from '../../sandbox/engine/index.ts';
import { plainCall } from '../../sandbox/organizations/index.ts';
import { type RegisteredRule, rules, TABLES } from '../../sandbox/resources/index.ts';
import { authorizationHeaders, DOCUMENTED_AUTHORIZATION, type RequestBody } from '../../src/contract/index.ts';
import { createService, serviceContract } from '../../src/service/index.ts';
import { type Exchange, headerOf } from '../verify/index.ts';

/** The rules of the sandbox, each of which can be switched off: what a service would answer with it and without. */
export interface Oracle {
  plans: Plans;
  tables: readonly AnyTable[];
  /** Every rule, each once. */
  rules: readonly RegisteredRule[];
  /** With all rules. */
  engine: Engine;
  /** With all rules but some. */
  without(...rules: string[]): Engine;
  tableOf(plan: Plan): AnyTable | undefined;
  /** The rules that may decide what an operation answers. */
  rulesFor(plan: Plan): readonly RegisteredRule[];
  /** The call of an exchange; undefined if it is not one that the contract allows. */
  callOf(exchange: Exchange): RecordedCall | undefined;
}

/** A call, as far as it was recorded. */
export interface RecordedCall {
  call: Call;
  /** True if it had a body that was not recorded, so that the request is unknown. */
  lacksBody: boolean;
}

/** Placeholder for the token, which is not recorded: no rule depends on its form. */
const TOKEN = authorizationHeaders(DOCUMENTED_AUTHORIZATION, 'recorded');

const ANSWERED = { status: 200, contentType: 'application/json', body: '{}' };

const oracles = new WeakMap<Contract, Oracle>();

/** The oracle of a contract, made once: engines are made when they are first asked for, and stay. */
export function oracleOf(contract: Contract): Oracle {
  const oracle = oracles.get(contract) ?? createOracle(contract);
  oracles.set(contract, oracle);
  return oracle;
}

function createOracle({ plans, operations, servers, requests, account }: Contract): Oracle {
  const tables = new Map(TABLES.map((table) => [table.resource, table]));
  const allRules = rules();
  const rulesById = new Map(allRules.map((rule) => [rule.id, rule]));
  const engines = new Map<string, Engine>();
  const byOperation = new Map<string, RegisteredRule[]>();
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  let call: Call | undefined;
  const readerOf = (checks: Contract['requests']) =>
    createService({
      name: 'sandbox',
      contract: serviceContract({ operations, servers, requests: checks, account }),
      engine: {
        answer(answered) {
          call = plainCall(answered, answered.organization ?? '');
          return ANSWERED;
        },
      },
    });
  const reader = readerOf(requests);
  /** Accepts every request, without checks. */
  const lenient = readerOf({});

  function read(through: typeof reader, { request }: Exchange): Call | undefined {
    call = undefined;
    const { body } = request;
    through.answer({
      method: request.method.toUpperCase(),
      target: request.url.replace(/^https?:\/\/[^/?#]*/i, ''),
      header: (name) => TOKEN[name] ?? headerOf(request, name),
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    });
    return call;
  }

  /** Reads a call without its body, which is unknown. */
  function readBare({ request, response }: Exchange): Call | undefined {
    const headers = { 'content-type': 'application/json' };
    const parsed = read(lenient, { request: { ...request, headers, body: '{}' }, response });
    return parsed && { ...parsed, body: undefined };
  }

  return {
    plans,
    tables: TABLES,
    rules: allRules,
    engine: createEngine({ plans, tables: TABLES }),
    without(...off) {
      const key = off.toSorted().join();
      const engine = engines.get(key) ?? createEngine({ plans, tables: TABLES, isOn: (id) => !off.includes(id) });
      engines.set(key, engine);
      return engine;
    },
    tableOf: ({ resource }) => tables.get(resource),
    rulesFor(plan) {
      const cached = byOperation.get(plan.operation);
      if (cached) return cached;
      const table = tables.get(plan.resource);
      const ids = table ? [...rulesFor(plan, table), ...(table.completed ?? [])].map(({ id }) => id) : [];
      const rules = [...new Set([...ids, ...conventionsFor(plan)])].map((id) => rulesById.get(id)!);
      byOperation.set(plan.operation, rules);
      return rules;
    },
    callOf(exchange) {
      const bare = exchange.request.body === undefined ? readBare(exchange) : undefined;
      const body = bare && byId.get(bare.operation)?.requestBody;
      if (bare && body && hadBody(exchange, body)) return { call: bare, lacksBody: true };
      const whole = read(reader, exchange);
      return whole && { call: whole, lacksBody: false };
    },
  };
}

/** Checks whether a request had a body that was not recorded. Its headers show it, if they were recorded. */
function hadBody({ request }: Exchange, { required }: RequestBody): boolean {
  if (required || Object.keys(request.headers ?? {}).length === 0) return true;
  return headerOf(request, 'content-type') !== undefined || Number(headerOf(request, 'content-length') ?? 0) !== 0;
}

function conventionsFor({ kind }: Plan): string[] {
  if (kind === 'list') return [CONVENTIONS.isNewestFirst.id, CONVENTIONS.fieldFilters.id];
  if (kind === 'update') return [CONVENTIONS.merge.id, CONVENTIONS.shortForms.id];
  return kind === 'create' ? [CONVENTIONS.shortForms.id] : [];
}
