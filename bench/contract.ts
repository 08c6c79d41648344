import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../src/contract/document.ts';

/** The bundle as it is committed. */
export const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument;
