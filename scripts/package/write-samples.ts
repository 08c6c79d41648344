import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenApiDocument, type Operation, operationsOf, samplesOf, USUAL } from '../../src/contract/index.ts';
import { type Body, jsonBodies } from './operation-bodies.ts';

/** A JSON body of an operation with its samples. */
interface SampledBody extends Omit<Body, 'media'> {
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
        writeFileSync(path.join(output, file), `${JSON.stringify(value)}\n`);
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

function bodiesOf(operation: Operation): SampledBody[] {
  return jsonBodies(operation).map(({ direction, media, schema }) => {
    const samples = Object.fromEntries(samplesOf(media).map(({ name, value }) => [name, value]));
    if (!(USUAL in samples)) throw new Error(`${operation.id}.${direction} has no sample`);
    return { direction, schema, samples };
  });
}
