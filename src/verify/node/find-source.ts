import { readFileSync } from 'node:fs';
import { shippedFile } from '../../contract/node/shipped.ts';
import { findPlace, type PlaceTree } from '../../contract/places.ts';
import type { FindSource } from '../report/format-text.ts';

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
