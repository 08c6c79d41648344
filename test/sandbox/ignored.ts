import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/public/sandbox.ts';
import { everyNth } from '../support/full.ts';
import { askFor, sandboxFor } from '../support/later-reads.ts';
import { plans } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

export const HEADER = 'x-sandbox-ignored';

/** A body without the value at a path such as `body.line_items[0].name`. */
function without(body: Json, path: string): Json {
  const copy = structuredClone(body);
  const keys = path
    .replace(/^body\./, '')
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
  const last = keys.pop()!;
  const owner = keys.reduce((value: Json, key) => value[key] as Json, copy);
  delete owner[last];
  return copy;
}

/** The answer to a call and everything that there is afterwards, on a copy. */
async function effectOf(sandbox: Sandbox, operation: string, parameters: Json, body: Json) {
  const copy = sandbox.fork();
  const { status, headers, body: answer } = await callerOf(copy)(operation, parameters, body);
  const ignored =
    headers
      .get(HEADER)
      ?.split(', ')
      .filter((path) => path !== '...') ?? [];
  return { ignored, effect: { status, answer, after: copy.snapshot() } };
}

/** Another value of the same form. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d\d-\d\d/.test(value) || /^\d+$/.test(value) ? value : `${value} x`;
}

/** The operations that write and have a body. */
const writing = [...plans.values()].filter(({ writes, body }) => writes && body).map(({ operation }) => operation);

/** Sends changed bodies to each operation, every nth of them: what is reported as ignored may be left out. */
export function testIgnored(nth: number): void {
  test.each(writing)('%s', async (operation) => {
    const plan = plans.get(operation)!;
    const sandbox = sandboxFor(operation);
    const { parameters, body } = await askFor(operation, sandbox, callerOf(sandbox));
    const sample = body as Json;
    const shown = (await effectOf(sandbox, operation, parameters, sample)).effect.answer;
    const { envelope } = plan;
    const payload = envelope.form === 'top' ? shown : envelope.form === 'record' ? shown[envelope.key] : {};
    const others = Object.entries(Array.isArray(payload) ? payload[0] : (payload as Json));
    const bodies: Json[] = [sample];
    for (const [field, value] of others) {
      if (!(field in sample)) bodies.push({ ...sample, [field]: value }, { ...sample, [field]: changed(value) });
      else bodies.push({ ...sample, [field]: changed(sample[field]) });
      if (Array.isArray(value)) {
        const ids = value.flatMap(
          (one) => Object.entries(one as Json).find(([name]) => name.endsWith('_id'))?.[1] ?? [],
        );
        bodies.push({ ...sample, [field]: ids.slice(0, 1).join(',') });
      }
    }
    for (const sent of everyNth(bodies, nth)) {
      const { ignored, effect } = await effectOf(sandbox, operation, parameters, sent);
      for (const path of ignored) {
        const { effect: other } = await effectOf(sandbox, operation, parameters, without(sent, path));
        // An expectation takes longer than the calls, so there is one only where something differs.
        if (!isDeepStrictEqual(other, effect)) expect(other, path).toEqual(effect);
      }
    }
  });
}
