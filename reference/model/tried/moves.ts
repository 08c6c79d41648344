import type { Sandbox } from '../../../sandbox/index.ts';
import { type SampleCall, sampleCall } from '../../../src/code-samples/index.ts';
import { kindOf, type OpenApiDocument, type Operation } from '../../../src/contract/index.ts';
import type { Move, Resource } from '../site.ts';
import { statesOfResource } from '../state-models.ts';
import { sandboxOf, tryCall } from './call-sandbox.ts';
import { EFFECTS, type Effect } from './effects.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A state that was reached, and the sandbox that held the record then, which nothing happens to. */
interface Reached {
  state: string;
  record: Fields;
  sandbox: Sandbox;
}

/** A resource whose records move: its field, and the operations that make and read a record. */
interface Moving {
  field: string;
  create: Operation;
  get: Operation;
}

/**
 * Finds the moves of the records of a resource: makes a record, and tries everything that may move it from each state that is
 * reached. There are none where no operation moves a record, or none reads it.
 *
 * @param operations All of the document.
 * @throws Error if the table of effects names an operation that the document does not have.
 */
export async function tryMoves(
  document: OpenApiDocument,
  operations: readonly Operation[],
  resource: Resource,
): Promise<readonly Move[]> {
  const moving = movingOf(document, resource);
  if (!moving) return [];
  const { field, create, get } = moving;
  const effects = [...transitionsOf(resource), ...(EFFECTS[create.id] ?? [])];
  const moves = new Map<string, Move>();
  const reached: Reached[] = [];

  function note(move: Omit<Move, 'field'>, record: Fields, sandbox: Sandbox): void {
    const { from, to, label } = move;
    if (from !== to) moves.set(`${from} ${to} ${label}`, { field, ...move });
    if (!reached.some(({ state }) => state === to)) reached.push({ state: to, record, sandbox });
  }

  function operationOf(id: string): Operation {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new Error(`effects.ts names the operation ${id}, which the contract does not have.`);
    return found;
  }

  /** Lets something happen to a record, and tells whether it did. */
  async function happens(
    sandbox: Sandbox,
    { operation, days, before = [], body }: Effect,
    record: Fields,
  ): Promise<boolean> {
    if (days !== undefined) sandbox.clock.advance({ days });
    if (operation === undefined) return true;
    let made: Fields = {};
    for (const id of before) {
      const answer = await tryCall(sandbox, withIds(sampleCall(document, operationOf(id)), made));
      if (!answer.isDone) return false;
      made = { ...made, ...recordIn(answer.body) };
    }
    const call = withIds(sampleCall(document, operationOf(operation)), record);
    return (await tryCall(sandbox, body ? { ...call, body: { json: body(record, made) } } : call)).isDone;
  }

  for (const own of [{}, create.object['x-transition']?.when ?? {}]) {
    const sandbox = sandboxOf(document);
    const { isDone, body } = await tryCall(sandbox, withFields(sampleCall(document, create), own));
    const record = recordIn(body);
    const to = String(record[field]);
    const isTargetDocumented = Object.keys(own).length > 0;
    const made = { from: undefined, to, operation: create, label: create.summary, isTargetDocumented };
    if (isDone) note(made, record, sandbox);
  }
  for (const { state, record, sandbox } of reached) {
    for (const effect of effects) {
      // A copy costs little, since it shares what does not change.
      const copy = sandbox.fork();
      if (!(await happens(copy, effect, record))) continue;
      const after = recordIn((await tryCall(copy, withIds(sampleCall(document, get), record))).body);
      const operation = effect.operation === undefined ? undefined : operationOf(effect.operation);
      const to = String(after[field]);
      const isTargetDocumented = operation?.object['x-transition']?.to === to;
      const label = effect.label ?? operation!.summary;
      note({ from: state, to, operation, label, isTargetDocumented }, after, copy);
    }
  }
  return [...moves.values()];
}

function movingOf(document: OpenApiDocument, resource: Resource): Moving | undefined {
  const model = statesOfResource({ document }, resource);
  const create = resource.operations.find((one) => kindOf(one) === 'create' && !one.path.includes('{'));
  const get = resource.operations.find(({ method, path }) => method === 'get' && /^[^{]+\/\{\w+\}$/.test(path));
  const field = model?.fields[0]?.field;
  if (!model || model.transitions.length === 0 || !create || !get || field === undefined) return undefined;
  return { field, create, get };
}

/** The operations that the service documentation says to move a record. */
function transitionsOf({ operations }: Resource): Effect[] {
  return operations
    .filter(({ object, path }) => object['x-transition'] && path.includes('{'))
    .map(({ id }) => ({ operation: id }));
}

/** The record in an answer: what stands next to `code` and `message`, or the first of several. */
function recordIn({ code: _, message: __, ...payload }: Fields): Fields {
  const [value = {}] = Object.values(payload);
  return (Array.isArray(value) ? value[0] : value) as Fields;
}

/** The same for another record: with the ids that it has. */
function withIds(call: SampleCall, record: Fields): SampleCall {
  const ids = Object.entries(call.ids).map(([name, id]) => [name, String(record[name] ?? id)]);
  return { ...call, ids: Object.fromEntries(ids) as SampleCall['ids'] };
}

function withFields(call: SampleCall, fields: object): SampleCall {
  if (!call.body || !('json' in call.body)) return call;
  return { ...call, body: { json: { ...(call.body.json as object), ...fields } } };
}
