import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPlace, isNode, keysOf, type OpenApiDocument, type PlaceTree } from '../../../src/contract/index.ts';
import { shippedFile } from '../../../src/contract/node/index.ts';
import type { FindSource } from '../report/outline.ts';
import { createFindSourceIn } from './find-source-in.ts';

/** Where the parts of the document stand, as the build writes it. */
interface Places {
  files: string[];
  places: PlaceTree;
}

/**
 * Creates what finds the parts of the contract of this package: of a pointer, or of the nearest above it. In a clone they are
 * in the sources, which the package does not have; there they are in the bundled document.
 */
export function createFindSource(): FindSource {
  const bundle = shippedFile('generated/openapi.json');
  const inSources = path.join(path.dirname(bundle), 'places.json');
  if (!existsSync(inSources)) return createFindSourceIn(path.relative('', bundle));
  const { files, places } = JSON.parse(readFileSync(inSources, 'utf8')) as Places;
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

/** Checks whether two parts are equal. Two objects always are, because their members are compared one by one. */
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
