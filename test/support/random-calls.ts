import { expect } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { contract, operations } from './document.ts';
import { sampleOf } from './plans.ts';
import { callerOf } from './sandbox-calls.ts';
import type { Json } from './story.ts';

/** Calls after which a sandbox begins anew, so that its lists stay short. */
const CALLS_PER_SANDBOX = 250;
/** Of so many calls, one is checked for what a refusal leaves behind. */
const CHECKED = 10;

const TEXTS = ['', 'Kit', '2026-03-28', '12.50', '0', '-1', 'sent', 'INV-7', '4815162342481599999'];
const NUMBERS = [0, 1, 2, 0.5, -1, 10.005, 1e9, 33];

/** Random numbers from 0 to 1 that follow from a seed alone: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What random calls were answered with. */
export interface Tally {
  succeeded: number;
  refused: number;
}

/**
 * Calls random operations with random bodies that the contract accepts, open types in each of their forms. After each
 * call, its answer is held against the contract; it may be refused, but not fail.
 */
export async function callAtRandom(seed: number, calls: number): Promise<Tally> {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const tally: Tally = { succeeded: 0, refused: 0 };
  let sandbox: Sandbox = createSandbox();
  let call = callerOf(sandbox);
  let ids: string[] = [];

  function renew(): void {
    sandbox = createSandbox();
    call = callerOf(sandbox);
    ids = [...new Set(JSON.stringify(sandbox.snapshot()).match(/\d{19}/g))];
  }

  function randomValue(schema: Schema, name: string, depth: number): unknown {
    const {
      type,
      const: only,
      enum: words,
      properties,
      items,
      required,
      allOf,
      anyOf,
      pattern,
      examples,
    } = resolveSchema(contract, schema);
    if (only !== undefined) return only;
    if (words) return pick(words);
    const chosen = pick([type ?? []].flat().length > 0 ? [type!].flat() : [properties ? 'object' : 'string']);
    if (chosen === 'array') {
      const length = depth > 4 ? 0 : Math.floor(random() * 3);
      return Array.from({ length }, () => randomValue(items ?? {}, name, depth + 1));
    }
    if (chosen === 'object') {
      const parts = [properties, ...[...(allOf ?? []), ...(anyOf ?? [])].map((part) => part.properties)];
      const fields = Object.entries(Object.assign({}, ...parts) as Record<string, Schema>);
      const kept = fields.filter(([field]) => required?.includes(field) || (depth < 5 && random() < 0.3));
      return Object.fromEntries(kept.map(([field, part]) => [field, randomValue(part, field, depth + 1)]));
    }
    if (chosen === 'boolean') return random() < 0.5;
    if (chosen === 'integer') return /_id$/.test(name) ? Number(pick(ids)) : pick([0, 1, 2, 30, -1]);
    if (chosen === 'number') return pick(NUMBERS);
    if (pattern && examples) return pick(examples);
    return /_ids?$/.test(name) ? pick(ids) : pick(TEXTS);
  }

  for (let index = 0; index < calls; index += 1) {
    if (index % CALLS_PER_SANDBOX === 0) renew();
    const { id, parameters, object } = pick(operations);
    const asked = parameters.filter((one) => one.name !== 'organization_id' && (one.required || random() < 0.1));
    const values: Json = Object.fromEntries(
      asked.map(({ name, in: place, schema, example }) => [
        name,
        place === 'path' ? (random() < 0.5 ? example : pick(ids)) : randomValue(schema, name, 5),
      ]),
    );
    const schema = object.requestBody?.content['application/json']?.schema;
    const sample = sampleOf(id);
    const body = schema && { ...(random() < 0.6 && sample), ...(randomValue(schema, id, 0) as Json) };
    const isChecked = index % CHECKED === 0;
    const before = isChecked && JSON.stringify(sandbox.snapshot());
    const {
      status,
      headers,
      body: answer,
    } = await call(id, values, body).catch((cause: unknown) => {
      throw new Error(`call ${index} of seed ${seed}: ${id} ${JSON.stringify([values, body])}`, { cause });
    });
    const said = `call ${index} of seed ${seed}: ${id} ${JSON.stringify([values, body, answer])}`;
    expect(status, said).toBeLessThan(500);
    if (status < 300) {
      tally.succeeded += 1;
      for (const [found] of JSON.stringify(answer).matchAll(/\d{19}/g)) if (random() < 0.2) ids.push(found);
      continue;
    }
    tally.refused += 1;
    // What the contract accepts is refused by a rule alone, which is an assumption that can be switched off. Only amounts
    // that no number can hold are not.
    const isExact = !String((answer as Json)['message']).startsWith('The amount is too large');
    if (headers.get('x-sandbox-refusal') === 'invalid' && isExact)
      expect(headers.get('x-sandbox-rule'), said).not.toBeNull();
    if (isChecked) expect(JSON.stringify(sandbox.snapshot()), said).toBe(before);
  }
  return tally;
}
