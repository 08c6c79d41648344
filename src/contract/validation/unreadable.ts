import type { Schema } from '../document.ts';
import { isNode } from '../walk.ts';
import { typeNamed } from './interpreter.ts';
import { KEYWORDS } from './keywords.ts';
import { SchemaError, type Visit } from './visit.ts';

const NOTHING: Visit = () => {};

/** Creates keywords without the schemas that they hold. */
const SHALLOW = {
  compile(part: unknown): Visit {
    if (typeof part !== 'boolean' && !isNode(part)) throw new SchemaError(`${JSON.stringify(part)} is not a schema.`);
    return NOTHING;
  },
  evaluating: () => () => {},
};

/** The keywords of a schema that no check can be made of, and why. The schemas that it holds are not looked at. */
export function unreadableKeywords(schema: Schema): [keyword: string, problem: string][] {
  const makers: [string, () => unknown][] = [
    ...Object.entries(KEYWORDS).map(([name, { make }]): [string, () => unknown] => [name, () => make(schema, SHALLOW)]),
    ['type', () => [schema.type!].flat().map(typeNamed)],
  ];
  return makers.flatMap(([keyword, make]) => {
    const problem = schema[keyword] === undefined ? undefined : problemOf(make);
    return problem === undefined ? [] : [[keyword, problem]];
  });
}

function problemOf(make: () => unknown): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
}
