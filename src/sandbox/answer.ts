import { checkGrant, grantOf } from './access.ts';
import type { Contract } from './contract.ts';
import type { Answer, Call } from './core/call.ts';
import type { Engine } from './core/engine.ts';
import { Refusal } from './core/refusal.ts';
import type { Failure, Home, LogEntry } from './home.ts';
import { count } from './limits.ts';
import type { SandboxOptions } from './options.ts';

/** A call with the access token that came with it. */
export interface TokenCall extends Call {
  token: string | undefined;
}

/** What calls are answered from. */
export interface Answering {
  contract: Contract;
  engine: Engine;
  options: SandboxOptions;
  /** The organization of calls that name none. */
  own: string;
  homeOf(organization: string): Home | undefined;
}

/** Entries of a log that are kept. */
const MAX_LOG = 1000;

/** Answers a call that the contract allows: checks the token and the limits, then asks the engine. */
export function answer(answering: Answering, call: TokenCall): Answer {
  try {
    const { options, own } = answering;
    const grant = grantOf(options.tokens, call.token);
    if (call.organization !== undefined) return answerIn(answering, call, call.organization);
    const answers = (grant.organizations ?? [own]).map((id) => answerIn(answering, call, id));
    return answers.find(({ status }) => status !== 200) ?? joined(answers);
  } catch (error) {
    if (error instanceof Refusal) return error.answer();
    throw error;
  }
}

function answerIn(answering: Answering, call: TokenCall, organization: string): Answer {
  const { contract, engine, options } = answering;
  const home = answering.homeOf(organization);
  if (!home) throw new Refusal('organization', `organization_id ${organization} does not exist.`);
  const answered = attempt(() => {
    const grant = grantOf(options.tokens, call.token);
    checkGrant(grant, contract.scopeOf(call.operation), organization, home.clock.now());
    if (options.limits === 'documented') count(home);
    return failureFor(home.failures, call.operation) ?? engine.answer(call, home.store, home.context);
  });
  note(home, call, answered);
  return answered;
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer();
    throw error;
  }
}

/** The organizations that a token is for are those of several stores. */
function joined(answers: readonly Answer[]): Answer {
  const [first] = answers;
  const organizations = answers.flatMap(({ body }) => body['organizations'] as unknown[]);
  return { ...first!, body: { ...first!.body, organizations } };
}

/** The failure that was asked for, if one was. */
function failureFor(failures: Failure[], operation: string): Answer | undefined {
  const index = failures.findIndex(({ operationId = operation }) => operationId === operation);
  if (index < 0) return undefined;
  const failure = failures[index]!;
  const left = (failure.times ?? 1) - 1;
  if (left <= 0) failures.splice(index, 1);
  else failures[index] = { ...failure, times: left };
  const { status } = failure;
  return {
    status,
    headers: { 'x-sandbox-failure': 'asked-for' },
    body: { code: status * 100, message: 'This failure was asked for.' },
  };
}

function note({ log, context }: Home, call: Call, { status, body }: Answer): void {
  const entry: LogEntry = {
    time: context.timestamp,
    operationId: call.operation,
    path: call.path,
    query: call.query,
    body: call.body,
    status,
    answer: body,
  };
  log.push(entry);
  if (log.length > MAX_LOG) log.shift();
}
