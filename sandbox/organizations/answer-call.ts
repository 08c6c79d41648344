import { bareObject } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import {
  type Answer,
  type Call,
  type Engine,
  type Explanation,
  locateIn,
  ORGANIZATION_PLACE,
  Refusal,
} from '../engine/index.ts';
import { type Access, checkGrant } from './access.ts';
import { dateHint } from './date-hint.ts';
import { because, type Organization } from './organization.ts';
import { count } from './rate-limits.ts';

export interface Answering {
  engine: Engine;
  access: Access;
  isLimited(): boolean;
  /** The organization of calls that name none. */
  own: string;
  /** The organization of calls that name it, which may be made for them. */
  organizationOf(id: string): Organization | undefined;
  /** The same, if it is there. */
  findOrganization(id: string): Organization | undefined;
  /** Where a page has all rules, if one has. */
  rulesAt?: string | undefined;
  /** Throws if nothing more is stored. */
  refuseFull?: (() => void) | undefined;
}

/** Makes the engine of a service: it finds the organization of a call, and asks the rules. */
export function createServiceEngine(answering: Answering): service.Engine {
  return {
    answer(call) {
      const { organization: id } = call;
      const asked = call.header(EXPLAIN_HEADER);
      if (asked !== undefined && asked !== '1') return written(notExplained(asked).answer());
      if (id !== undefined) return answerIn(answering, call, id).written;
      const { organizations = [answering.own] } = answering.access.grantOf(call.scopes);
      return joined(organizations.map((each) => answerIn(answering, call, each)));
    },
    alsoRefused: (call, violated) => alsoRefused(answering, call, violated),
  };
}

/** The header that asks why the answer is as it is. Its only value is 1. */
export const EXPLAIN_HEADER = 'x-sandbox-explain';

function notExplained(asked: string): Refusal {
  return new Refusal(
    'invalid',
    `The X-Sandbox-Explain header must be 1, but is ${asked}. Leave it out for a response without explanations.`,
  );
}

/** An answer, unless the call failed before, and how it is written. */
interface Answered {
  answer?: Answer;
  written: service.EngineAnswer;
}

function answered(answer: Answer, met?: service.DrawnFault): Answered {
  const response = written(answer);
  return { answer, written: met ? service.withFault(response, met) : response };
}

const JSON_TYPE = 'application/json';

/** Methods of the calls that may add something. */
const ADDING: ReadonlySet<string> = new Set(['post', 'put']);

function answerIn(answering: Answering, call: service.EngineCall, id: string): Answered {
  const { engine, access, isLimited, refuseFull, rulesAt } = answering;
  const organization = organizationOrRefusal(answering, id);
  if (organization instanceof Refusal) return answered(organization.locate(locateIn(call)).answer());
  organization.syncClock();
  const start = organization.realTime?.();
  checkGrant(access.grantOf(call.scopes), id, organization.clock.now());
  if (ADDING.has(call.operation.method)) refuseFull?.();
  const plain = plainCall(call, id);
  const limited = isLimited() ? count(organization)?.answer() : undefined;
  const met = limited ? undefined : organization.failures.take(plain.operation);
  const carriedOut = (): Answer =>
    limited ??
    because(organization, plain.operation, () => engine.answer(plain, organization.store, organization.context));
  const failed = met && service.failedAnswer('sandbox', met);
  const result: Answered = failed ? { written: failed } : answered(linked(carriedOut(), rulesAt), met);
  if (ADDING.has(call.operation.method) && result.written.status < 300)
    result.written.hint = dateHint(plain, organization.clock.now());
  const { operation, path, query, body, form } = plain;
  const { status, contentType, body: text } = result.written;
  const url = service.redactUrl(call.url);
  organization.addToLog({
    method: call.method,
    url,
    operationId: operation,
    path,
    query: url === call.url ? query : service.withoutSecrets(query),
    body,
    ...(form && { form: Object.keys(form) }),
    status,
    ...(contentType === JSON_TYPE && { text: text as string }),
    ...(met && { failure: met.failure }),
    ...(start !== undefined && { duration: organization.realTime!() - start }),
  });
  return result;
}

/** Returns the rules' errors for a call that the contract rejects, if its organization exists and the token is valid for it. */
function alsoRefused(
  { engine, access, findOrganization }: Answering,
  call: service.EngineCall,
  violated: readonly string[],
): service.AlsoRefused | undefined {
  const organization = findOrganization(call.organization ?? '');
  if (!organization) return undefined;
  organization.syncClock();
  try {
    checkGrant(access.grantOf(call.scopes), organization.id, organization.clock.now());
  } catch {
    return undefined;
  }
  const plain = { ...plainCall(call, organization.id), violated };
  const { body, headers, unknown } = engine.answer(plain, organization.store, organization.context);
  const header = service.ownHeader('sandbox', 'assumptions');
  const assumed = headers[header];
  return {
    errors: body['errors'] as service.RefusalError[],
    unknown,
    ...(assumed !== undefined && { headers: { [header]: assumed } }),
  };
}

/** An answer with a link to the rule that refuses the call. */
function linked(answer: Answer, rulesAt: string | undefined): Answer {
  const rule = answer.headers[service.ownHeader('sandbox', 'rule')];
  if (rulesAt === undefined || rule === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, link: `<${rulesAt}#${rule}>; rel="help"` } };
}

/** @returns The organization, or the refusal that says why there is none. */
function organizationOrRefusal(
  { organizationOf, findOrganization, own }: Answering,
  id: string,
): Organization | Refusal {
  try {
    const hint = findOrganization(own) ? ` Use ${own}.` : '';
    const message = `organization_id ${id} does not exist.${hint}`;
    return organizationOf(id) ?? new Refusal('organization', message, ORGANIZATION_PLACE);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A call of the service as the rules take it. */
export function plainCall(
  { operation, path, query, payload, unread, header }: service.EngineCall,
  organization: string,
): Call {
  const explains = header(EXPLAIN_HEADER) !== undefined;
  const call = { operation: operation.id, organization, path, query, unread, ...(explains && { explains }) };
  if (!payload) return call;
  return payload.type === 'application/json'
    ? { ...call, body: payload.exact() }
    : { ...call, form: fieldsOf(payload) };
}

function fieldsOf({ fields }: service.FormPayload): Record<string, unknown> {
  const form = bareObject<unknown>();
  for (const { name, value } of fields) form[name] = value;
  return form;
}

/** Joins the organizations of several stores. If one of them fails, the call fails. */
function joined(results: readonly Answered[]): service.EngineAnswer {
  const answers = results.flatMap(({ answer }) => answer ?? []);
  const failed = results.find(({ answer }) => answer?.status !== 200);
  if (failed) return failed.written;
  const { failure, delay, cut } = results.find(({ written }) => written.failure)?.written ?? {};
  return { ...written(joinedAnswer(answers)), failure, delay, cut };
}

function joinedAnswer(answers: readonly Answer[]): Answer {
  const [first] = answers;
  const organizations = answers.flatMap(({ body }) => body['organizations'] as unknown[]);
  const explain = answers.flatMap(({ body }, index) => movedBy(index, (body['explain'] ?? []) as Explanation[]));
  return {
    ...first!,
    body: { ...first!.body, organizations, ...(first!.body['explain'] !== undefined && { explain }) },
  };
}

/** The explanations of the only organization of an answer, at its place among others. */
function movedBy(index: number, explanations: readonly Explanation[]): Explanation[] {
  return explanations.map((one) => ({
    ...one,
    path: one.path!.replace('organizations[0]', `organizations[${index}]`),
  }));
}

function written({ status, headers, unknown, body, file }: Answer): service.EngineAnswer {
  const head = { status, headers, ...(unknown && { unknown }) };
  if (file) return { ...head, contentType: file.type, body: file.bytes };
  return { ...head, contentType: JSON_TYPE, body: JSON.stringify(body) };
}
