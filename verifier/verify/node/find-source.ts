import { readFileSync } from 'node:fs';
import { findPlace, isNode, keysOf, type OpenApiDocument, type PlaceTree } from '../../../src/contract/index.ts';
import { shippedFile } from '../../../src/contract/node/index.ts';
import type { FindSource } from '../report/outline.ts';

/** Where the parts of the document stand, as the build writes it. */
interface Places {
  files: string[];
  places: PlaceTree;
}

/** Creates what finds the parts of the contract of this package in its sources: of a pointer, or of the nearest above it. */
export function createFindSource(): FindSource {
  const { files, places } = JSON.parse(readFileSync(shippedFile('generated/places.json'), 'utf8')) as Places;
  return (pointer) => {
    const [file, line] = findPlace(places, pointer) ?? [];
    return file === undefined || line === undefined ? undefined : { file: files[file]!, line };
  };
}

/**
 * Creates what finds the parts of another edition in the sources of the contract: those that it has as they are there. What
 * an overlay has changed or added is in no source.
 *
 * @param shipped The document of this package.
 */
export function createFindSourceOf(edition: OpenApiDocument, shipped: OpenApiDocument): FindSource {
  const find = createFindSource();
  return (pointer) => (isSame(partAt(edition, pointer), partAt(shipped, pointer)) ? find(pointer) : undefined);
}

/** Whether two parts are equal. Two objects always are, because their members are compared one by one. */
function isSame(left: unknown, right: unknown): boolean {
  return left !== undefined && ((isNode(left) && isNode(right)) || JSON.stringify(left) === JSON.stringify(right));
}

function partAt(document: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<string, unknown>)[key]
        : undefined,
    document,
  );
}
