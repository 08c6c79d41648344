import { readdirSync } from 'node:fs';
import type { DocumentedOperation, Notation } from './notation.ts';

interface Resource {
  records?: Record<string, Notation>;
  bodies?: Record<string, Notation>;
  operations?: DocumentedOperation[];
}

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !['index.ts', 'notation.ts'].includes(file));
const resources: Resource[] = await Promise.all(
  files.sort().map((file) => import(new URL(file, import.meta.url).href)),
);

/** Every record of the two documents, by the name of its schema. */
export const documentedRecords = merge(resources.map(({ records }) => records));

/** Every request body whose fields the documents state, by the name of its schema. */
export const documentedBodies = merge(resources.map(({ bodies }) => bodies));

/** Every operation of the two documents. */
export const documentedOperations = resources.flatMap(({ operations }) => operations ?? []);

function merge(parts: (Record<string, Notation> | undefined)[]): Record<string, Notation> {
  return Object.assign({}, ...parts);
}
