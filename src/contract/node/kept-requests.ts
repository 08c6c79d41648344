import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the helpers of Ajv are loaded with, where the compiled checks run as they are kept. */
export const REQUIRE =
  "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";

/**
 * Where the compiled checks of requests are kept when the project runs from its sources. The name changes with the document,
 * with the code that makes the checks, and with the packages that it uses.
 *
 * @param root The folder of the project.
 * @param document The text of the document.
 */
export function keptRequestsFile(root: string, document: string): string {
  const folder = path.join(root, 'src/contract/validation');
  const hash = createHash('sha256').update(document);
  for (const file of readdirSync(folder)) hash.update(readFileSync(path.join(folder, file)));
  for (const name of ['ajv', 'ajv-formats'])
    hash.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')));
  return path.join(
    root,
    'node_modules/.cache/inventory-service-api',
    `requests-${hash.digest('hex').slice(0, 16)}.mjs`,
  );
}
