import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MediaType, OpenApiDocument } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';

/** A JSON body of an operation. */
interface Sample {
  direction: 'request' | 'response';
  /** Name of its schema. */
  schema: string;
  value: unknown;
}

/**
 * Writes the samples of all JSON bodies: a file each, and a module that exports them by operationId, with types.
 *
 * @param output The folder to write.
 * @returns The number of samples.
 * @throws Error if a JSON body has no sample, or its schema no name.
 */
export function writeSamples(document: OpenApiDocument, output: string): number {
  mkdirSync(output, { recursive: true });
  const all = operationsOf(document)
    .map((operation) => ({ operation, samples: samplesOf(operation) }))
    .filter(({ samples }) => samples.length > 0);
  for (const { operation, samples } of all) {
    for (const { direction, value } of samples) {
      writeFileSync(path.join(output, `${operation.id}.${direction}.json`), `${JSON.stringify(value, null, 2)}\n`);
    }
  }
  const values = all.map(({ operation, samples }) => {
    const bodies = Object.fromEntries(samples.map(({ direction, value }) => [direction, value]));
    return `export const ${operation.id} = ${JSON.stringify(bodies)};\n`;
  });
  const types = all.map(({ operation: { id, method, path: url, summary }, samples }) => {
    const bodies = samples.map(({ direction, schema }) => `${direction}: models.${schema}`);
    return `/** ${summary}: \`${method.toUpperCase()} ${url}\`. */\nexport declare const ${id}: { ${bodies.join('; ')} };\n`;
  });
  writeFileSync(path.join(output, 'index.js'), values.join(''));
  writeFileSync(
    path.join(output, 'index.d.ts'),
    ["import type * as models from '../types/generated/models.js';\n", ...types].join('\n'),
  );
  return all.flatMap(({ samples }) => samples).length;
}

function samplesOf({ id, object, successStatus }: Operation): Sample[] {
  const bodies = {
    request: object.requestBody?.content['application/json'],
    response: object.responses[successStatus]?.content?.['application/json'],
  };
  return (['request', 'response'] as const).flatMap((direction) => {
    const body = bodies[direction];
    return body
      ? [{ direction, schema: schemaName(body, `${id}.${direction}`), value: sampleOf(body, `${id}.${direction}`) }]
      : [];
  });
}

function schemaName({ schema }: MediaType, place: string): string {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  if (name === undefined) throw new Error(`The schema of ${place} has no name`);
  return name;
}

function sampleOf({ example }: MediaType, place: string): unknown {
  if (example === undefined) throw new Error(`${place} has no sample`);
  return example;
}
