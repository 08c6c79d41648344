import { readDocumentFile } from '../src/contract/node/index.ts';

/** The bundle as it is committed. */
export const contract = await readDocumentFile('generated/openapi.json');
