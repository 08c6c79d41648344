import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MediaType, OpenApiDocument } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { samplesOf, USUAL } from '../../src/contract/samples.ts';

/** The samples of a JSON body of an operation. */
interface Body {
  direction: 'request' | 'response';
  /** Name of its schema. */
  schema: string;
  /** By name, the usual one first. */
  samples: Record<string, unknown>;
}

/**
 * Writes the samples of all JSON bodies: a file each, and a module that exports the usual ones by operationId, with types.
 *
 * @param output The folder to write.
 * @returns The number of samples.
 * @throws Error if a JSON body has no sample, or its schema no name.
 */
export function writeSamples(document: OpenApiDocument, output: string): number {
  mkdirSync(output, { recursive: true });
  const all = operationsOf(document)
    .map((operation) => ({ operation, bodies: bodiesOf(operation) }))
    .filter(({ bodies }) => bodies.length > 0);
  let written = 0;
  for (const { operation, bodies } of all) {
    for (const { direction, samples } of bodies) {
      for (const [name, value] of Object.entries(samples)) {
        const file = [operation.id, direction, ...(name === USUAL ? [] : [name]), 'json'].join('.');
        writeFileSync(path.join(output, file), `${JSON.stringify(value, null, 2)}\n`);
        written += 1;
      }
    }
  }
  const values = all.map(({ operation, bodies }) => {
    const usual = Object.fromEntries(bodies.map(({ direction, samples }) => [direction, samples[USUAL]]));
    return `export const ${operation.id} = ${JSON.stringify(usual)};\n`;
  });
  const types = all.map(({ operation: { id, method, path: url, summary }, bodies }) => {
    const fields = bodies.map(({ direction, schema }) => `${direction}: models.${schema}`);
    return `/** ${summary}: \`${method.toUpperCase()} ${url}\`. */\nexport declare const ${id}: { ${fields.join('; ')} };\n`;
  });
  writeFileSync(path.join(output, 'index.js'), values.join(''));
  writeFileSync(
    path.join(output, 'index.d.ts'),
    ["import type * as models from '../types/generated/models.js';\n", ...types].join('\n'),
  );
  return written;
}

function bodiesOf({ id, object, successStatus }: Operation): Body[] {
  const bodies = {
    request: object.requestBody?.content['application/json'],
    response: object.responses[successStatus]?.content?.['application/json'],
  };
  return (['request', 'response'] as const).flatMap((direction) => {
    const body = bodies[direction];
    return body ? [readBody(direction, body, `${id}.${direction}`)] : [];
  });
}

function readBody(direction: Body['direction'], body: MediaType, place: string): Body {
  const schema = /^#\/components\/schemas\/(\w+)$/.exec(body.schema.$ref ?? '')?.[1];
  if (schema === undefined) throw new Error(`The schema of ${place} has no name`);
  const samples = Object.fromEntries(samplesOf(body).map(({ name, value }) => [name, value]));
  if (!(USUAL in samples)) throw new Error(`${place} has no sample`);
  return { direction, schema, samples };
}
