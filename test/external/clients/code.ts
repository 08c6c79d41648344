import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The code of a client in one string, with the names of its files, to look for names however they are written. */
export function codeIn(client: string): string {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(cs|go|java|kt|php|py|rs|swift|ts)$/.test(name),
  );
  const code = files.map((name) => `${name} ${readFileSync(path.join(client, name), 'utf8')}`).join('\n');
  return code.replaceAll('_', '').toLowerCase();
}
