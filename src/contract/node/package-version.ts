import { readFileSync } from 'node:fs';
import { shippedFile } from './shipped.ts';

/** The version of the package. */
export function version(): string {
  return (JSON.parse(readFileSync(shippedFile('package.json'), 'utf8')) as { version: string }).version;
}
