import type { SampleCall } from '../../../src/code-samples/index.ts';
import type { EventName, Failure, Refusal, ResourceName, Sandbox } from '../../../src/public/sandbox.ts';
import { codeOf, refusalBody } from '../../../src/service/index.ts';

type Body = Record<string, unknown>;

/** Actions of guides on a sandbox that aren't part of the API, with their statuses, by the control URL's operationId. */
const CONTROLS: Readonly<
  Record<string, { status: number; run(sandbox: Sandbox, call: { body: Body; ids: Record<string, string> }): unknown }>
> = {
  failNext: {
    status: 201,
    run(sandbox, { body }) {
      askOnce(sandbox, body as unknown as Failure);
      return {};
    },
  },
  addRecord: {
    status: 201,
    run: (sandbox, { body, ids }) => ({ record: sandbox.records(ids['resource'] as ResourceName).add(body as never) }),
  },
  getRecord: {
    status: 200,
    run: (sandbox, { ids }) => ({ record: sandbox.records(ids['resource'] as ResourceName).get(ids['id']!) }),
  },
  simulate: {
    status: 200,
    run(sandbox, { body: { event, id, input } }) {
      sandbox.simulate(event as EventName, id as string, (input ?? {}) as never);
      return {};
    },
  },
  getLog: { status: 200, run: (sandbox) => ({ log: sandbox.log }) },
};

/** The failures that sandboxes were asked for, as JSON, each with the last call before. */
const asked = new WeakMap<Sandbox, Map<string, Sandbox['log'][number] | undefined>>();

/** Asks for a failure, unless it was asked for and has not come yet: it would meet a call that is to succeed. */
function askOnce(sandbox: Sandbox, failure: Failure): void {
  const { log } = sandbox;
  const [own, key] = [asked.get(sandbox) ?? new Map(), JSON.stringify(failure)];
  const before = log.lastIndexOf(own.get(key));
  const isMet = ({ operationId, status }: (typeof log)[number]): boolean =>
    operationId === failure.operationId && status === failure.status;
  if (before >= 0 && !log.slice(before + 1).some(isMet)) return;
  sandbox.failNext(failure);
  asked.set(sandbox, own.set(key, log.at(-1)));
}

/** Answers a call of a control URL by the sandbox in the page. */
export function controlPage(sandbox: Sandbox, { id, ids, body }: SampleCall): Response {
  const { status, run } = CONTROLS[id]!;
  try {
    const json = body && 'json' in body ? (body.json as Body) : {};
    return Response.json(run(sandbox, { body: json, ids }), { status });
  } catch (error) {
    return refused(error);
  }
}

/** A refusal as the control URLs have it. The sandbox is a script of its own, so its class is known by its name alone. */
function refused(error: unknown): Response {
  const refusal =
    error instanceof RangeError
      ? { status: 400, code: codeOf(400, 'invalid'), reason: 'invalid', message: error.message }
      : (error as Refusal);
  const { status, code, reason } = refusal;
  if (code === undefined) throw error;
  return Response.json(refusalBody(refusal), { status, headers: { 'x-sandbox-refusal': reason } });
}
