import { readFileSync } from 'node:fs';
import { shippedFile } from '../../contract/node/shipped.ts';
import type { FindSource } from '../report/format-text.ts';

/** Where the parts of the document stand, as the build writes it. */
interface Places {
  files: string[];
  /** Number of the file and line, by JSON Pointer. */
  places: Record<string, [file: number, line: number]>;
}

/** Creates what finds the parts of the contract of this package in its sources: of a pointer, or of the nearest above it. */
export function createFindSource(): FindSource {
  const { files, places } = JSON.parse(readFileSync(shippedFile('generated/places.json'), 'utf8')) as Places;
  return (pointer) => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = places[at];
      if (place) return { file: files[place[0]]!, line: place[1] };
    }
    return undefined;
  };
}
