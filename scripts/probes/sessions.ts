import { sampleCall } from '../../src/code-samples/index.ts';
import { hasOpenBody, type OpenApiDocument, samplesOf } from '../../src/contract/index.ts';
import type { Step } from '../../src/probe/index.ts';
import type { Contract, Engine, Facts, Plans } from '../../src/sandbox/engine/index.ts';
import { seedStore } from '../../src/sandbox/seed/index.ts';
import type { RecordedCall, RecordedSession } from './recorded.ts';
import type { Session } from './translate.ts';

/** The calls of the samples, each for itself, against the records of their story. */
export function sampleSessions({ operations }: Contract, document: OpenApiDocument, engine: Engine): RecordedSession[] {
  const store = seedStore(engine, 'story', '10234695', Date.parse('2026-03-28T12:00:00+05:30'));
  const givenBy = (value: unknown): RecordedCall['given'] => {
    const given: RecordedCall['given'] = {};
    const visit = (text: string): void => {
      for (const [id] of text.matchAll(/\b\d{15,25}\b/g)) {
        if (given[id]) continue;
        for (const resource of engine.projections.keys()) {
          const facts: Facts | undefined = store.get(resource, id);
          if (!facts) continue;
          given[id] = { resource, facts };
          visit(JSON.stringify(facts));
        }
      }
    };
    visit(JSON.stringify(value));
    return given;
  };
  return operations.flatMap((operation) => {
    const { ids, query } = sampleCall(document, operation);
    const media = operation.object.requestBody?.content['application/json'];
    const bodies =
      media && !hasOpenBody(document, operation) ? samplesOf(media).map(({ value }) => value) : [undefined];
    return bodies.map((body) => ({
      calls: [
        {
          operation: operation.id,
          path: ids,
          query,
          ...(body !== undefined && { body }),
          given: givenBy([ids, query, body]),
          ids: {},
        },
      ],
    }));
  });
}

/** Adds to a session that each record which it makes is read at its end, and listed. */
export function withReads({ steps }: Session, plans: Plans): Session {
  const reads: Step[] = [];
  const seen = new Set<string>();
  const add = (operation: string, path?: Record<string, string>): void => {
    const key = JSON.stringify([operation, path]);
    if (seen.has(key)) return;
    seen.add(key);
    reads.push({ id: `s${steps.length + reads.length + 1}`, operation, ...(path && { path }) });
  };
  const all = [...plans.values()];
  for (const step of steps) {
    const plan = plans.get(step.operation)!;
    const { resource } = plan;
    const own = idOf(step, plan, all);
    for (const other of all) {
      if (other.kind !== 'list' && other.kind !== 'get') continue;
      if (other.resource === resource && other.kind === 'get' && other.idParameter && own)
        add(other.operation, { ...step.path, [other.idParameter]: own });
      if (other.resource === resource && other.kind === 'list' && !other.parent) add(other.operation);
      if (other.parent?.resource === resource && own) add(other.operation, { [other.parent.parameter]: own });
    }
  }
  return { steps: [...steps, ...reads] };
}

/** The id of the record that a step makes or is about. */
function idOf(
  step: Step,
  plan: ReturnType<Plans['get']> & object,
  all: Iterable<ReturnType<Plans['get']> & object>,
): string | undefined {
  if (plan.kind !== 'create') return plan.idParameter && step.path?.[plan.idParameter];
  const parameter = [...all].find((other) => other.resource === plan.resource && other.idParameter)?.idParameter;
  if (parameter === undefined) return undefined;
  return 'key' in plan.envelope ? `{$${step.id}/${plan.envelope.key}/${parameter}}` : `{$${step.id}/${parameter}}`;
}
