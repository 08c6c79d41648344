import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MinifyOptions } from 'terser';

/** Where the last result is kept: `npm run package` and `npm run reference` ask for the same. */
const CACHE = 'node_modules/.cache/inventory-service-api/shrunk';

/** A second pass would gain nothing once compressed. */
const OPTIONS = {
  compress: { ecma: 2020, pure_getters: true, keep_fargs: false, inline: 1, hoist_funs: true },
  format: { ecma: 2020 },
} as const satisfies MinifyOptions;

/**
 * Makes a minified bundle of the sandbox smaller still, by a twentieth, in some seconds, or at once if the last one was the
 * same.
 *
 * @param module Whether it is a module, and no classic script.
 * @param cache The folder that keeps the last result of each kind.
 */
export async function shrink(code: string, module: boolean, cache = CACHE): Promise<string> {
  const file = path.resolve(cache, module ? 'module.js' : 'script.js');
  const key = `// ${hashOf(code)}\n`;
  const last = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (last.startsWith(key)) return last.slice(key.length);
  // Only now, since a site that is not to be published does without.
  const { minify } = await import('terser');
  const shrunk = (await minify(code, { module, ...OPTIONS, compress: { ...OPTIONS.compress } })).code!;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, key + shrunk);
  renameSync(`${file}.${process.pid}`, file);
  return shrunk;
}

/** The hash of a bundle, and of what it is made smaller with. */
function hashOf(code: string): string {
  const lock = JSON.parse(readFileSync(path.resolve('package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const { version } = lock.packages['node_modules/terser']!;
  return createHash('sha256')
    .update(JSON.stringify([version, OPTIONS, code]))
    .digest('hex');
}
