import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenApiDocument } from '../document.ts';
import type { RequestTable } from '../validation/request-validator.ts';
import { shippedFile } from './shipped.ts';

/** What the helpers of Ajv are loaded with. */
const REQUIRE = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";

/**
 * The checks of requests by the contract of this package, compiled. This module makes them when the project runs from its
 * sources, and keeps them in the cache; in what the package ships, the compiled checks stand in its place.
 */
export const { requests } = (await import(/* @vite-ignore */ await compiledFile())) as { requests: RequestTable };

async function compiledFile(): Promise<string> {
  const document = readFileSync(shippedFile('generated/openapi.json'), 'utf8');
  const root = path.dirname(shippedFile('package-lock.json'));
  const folder = path.join(root, 'node_modules/.cache/inventory-service-api');
  const file = path.join(folder, `requests-${hashOf(document, root)}.mjs`);
  if (!existsSync(file)) {
    const { compileRequests } = await import('../validation/compile.ts');
    const code = REQUIRE + compileRequests(JSON.parse(document) as OpenApiDocument);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  return pathToFileURL(file).href;
}

/** Changes with the document, with the code that makes the checks, and with the packages that it uses. */
function hashOf(document: string, root: string): string {
  const folder = path.join(root, 'src/contract/validation');
  const hash = createHash('sha256').update(document);
  for (const file of readdirSync(folder)) hash.update(readFileSync(path.join(folder, file)));
  for (const name of ['ajv', 'ajv-formats'])
    hash.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
