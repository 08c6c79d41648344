import path from 'node:path';
import { bundlePrograms } from '../scripts/package/bundle.ts';

/** Where benchmarks put what they compile and what their servers read. */
export const CACHE = path.resolve('node_modules/.cache/inventory-service-api/bench');

/** Compiles the command line as it ships, since its size counts in start-up and memory, and returns its path. */
export async function compileCli(): Promise<string> {
  const folder = path.join(CACHE, 'compiled');
  await bundlePrograms(process.cwd(), folder);
  return path.join(folder, 'cli.js');
}
