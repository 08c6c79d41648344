import {
  conventionsOf,
  createChecks,
  isNode,
  kindOf,
  type OpenApiDocument,
  type Schema,
} from '../../contract/index.ts';
import { createRandom, type EngineAnswer, type EngineCall } from '../../service/index.ts';
import { JSON_TYPE, responseOf } from '../sample-answers.ts';
import { partOf, recordsIn } from './made-records.ts';
import { createVary } from './vary.ts';

/**
 * Makes up an answer to a call.
 *
 * @param sample The answer that the call has otherwise.
 */
export type MakeUp = (call: EngineCall, sample: EngineAnswer) => EngineAnswer;

/** The most records of a list. */
const MAX_RECORDS = 5;

/** Random responses tried before the sample is used. Rules between fields are met only by chance. */
const ATTEMPTS = 20;

/** Makes a function that makes up answers from the samples of a contract. The same seed gives the same answers in the same order. */
export function createMakeUp(document: OpenApiDocument, seed: string): MakeUp {
  const samples = recordsIn(document);
  const checkOf = createChecks(document);
  const { envelope } = conventionsOf(document);
  const drawSeed = createRandom(`dynamic ${seed}`);

  function envelopeOf(call: EngineCall, schema: Schema, sample: object, random: () => number): object {
    const vary = createVary(document, samples, random);
    const { properties } = partOf(document, schema, 'object');
    const isList = kindOf(call.operation) === 'list';
    const made = Object.entries(sample).map(([name, value]: [string, unknown]) => {
      const inner = properties[name] ?? {};
      // What the service says of the answer, such as of the page of a list, and not a record.
      if (envelope.includes(name)) return [name, value];
      if (isNode(value)) return [name, vary(inner, value)];
      if (!Array.isArray(value) || !value.every(isNode) || value.length === 0) return [name, value];
      const { items = {} } = partOf(document, inner, 'array');
      const length = isList ? 1 + Math.floor(random() * MAX_RECORDS) : value.length;
      return [name, Array.from({ length }, (_, index) => vary(items, value[index % value.length]!))];
    });
    return Object.fromEntries(made) as object;
  }

  return (call, sample) => {
    const seed = call.preferences.seed ?? String(drawSeed());
    const { status, contentType, headers } = sample;
    if (contentType !== JSON_TYPE) return sample;
    const { schema } = responseOf(call.operation, String(status)).content?.[JSON_TYPE] ?? {};
    const value: unknown = JSON.parse(sample.body as string);
    if (!schema || !isNode(value)) return sample;
    const [random, check] = [createRandom(seed), checkOf(schema)];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const made = envelopeOf(call, schema, value, random);
      if (check(made) && !check.remarks)
        return { status, contentType, ...(headers && { headers }), body: JSON.stringify(made) };
    }
    return sample;
  };
}
