import { SAMPLE_FILE } from '../../../src/code-samples/index.ts';

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The file that an upload sends unless the reader chooses one. */
export function sampleFile(): File {
  const bytes = Uint8Array.from(atob(PICTURE), (character) => character.charCodeAt(0));
  return new File([bytes], SAMPLE_FILE.name, { type: SAMPLE_FILE.type });
}
