import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenApiDocument } from '../document.ts';
import type { RequestTable } from '../validation/request-validator.ts';
import { keptRequestsFile, REQUIRE } from './kept-requests.ts';
import { shippedFile } from './shipped.ts';

/**
 * The checks of requests by the contract of this package, compiled. This module makes them when the project runs from its
 * sources, and keeps them in the cache; in what the package ships, the compiled checks stand in its place.
 */
export const { requests } = (await import(/* @vite-ignore */ await compiledFile())) as { requests: RequestTable };

async function compiledFile(): Promise<string> {
  const document = readFileSync(shippedFile('generated/openapi.json'), 'utf8');
  const file = keptRequestsFile(path.dirname(shippedFile('package-lock.json')), document);
  if (!existsSync(file)) {
    const { compileRequests } = await import('../validation/compile.ts');
    const code = REQUIRE + compileRequests(JSON.parse(document) as OpenApiDocument);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  return pathToFileURL(file).href;
}
