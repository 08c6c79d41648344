import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The optional fields of the interfaces of options that a module exports from others, with their types. */
function fieldsOf(file: string): string[] {
  const exported = readFileSync(file, 'utf8').matchAll(/^export [^;]*?\{([^}]*)\} from '(\.[^']+)'/gm);
  return [...exported].flatMap(([, names = '', from = '']) => {
    const code = readFileSync(path.join(path.dirname(file), from), 'utf8');
    return [...code.matchAll(/^export interface (\w+(?:Options|Hooks|Limits|Query))\b[^{]*\{\n([\s\S]*?)^\}/gm)]
      .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(names))
      .flatMap(([, name, body = '']) =>
        [...body.matchAll(/^ {2}(?:readonly )?(\w+\?: .*);$/gm)].map(([, field]) => `${name}.${field}`),
      );
  });
}

describe('the options of what the package exports', () => {
  // By their text, since to compile them all takes long.
  it('take undefined for what may be left out, where an interface says so in one line', () => {
    const fields = readdirSync('src/public').flatMap((name) => fieldsOf(path.join('src/public', name)));
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter((field) => !/\b(?:undefined|unknown)$|\['\w+'\]/.test(field))).toEqual([]);
  });
});
