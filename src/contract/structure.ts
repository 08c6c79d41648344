import { METHODS } from './operations.ts';
import { isNode } from './walk.ts';

interface Form {
  isList?: true;
  each?: Form;
  fields?: Readonly<Record<string, Form>>;
  mayBeNull?: true;
}

const CONTENT: Form = { each: { mayBeNull: true } };
const BODY: Form = { fields: { content: CONTENT } };
const RESPONSE: Form = { fields: { content: CONTENT, headers: { each: { mayBeNull: true } } } };
const PARAMETERS: Form = { isList: true, each: {} };
const OPERATION: Form = { fields: { parameters: PARAMETERS, requestBody: BODY, responses: { each: RESPONSE } } };
const PATH: Form = {
  fields: { parameters: PARAMETERS, ...Object.fromEntries(METHODS.map((method) => [method, OPERATION])) },
};

/** The parts of a document that are walked through when it is read. */
const DOCUMENT: Form = {
  fields: {
    paths: { each: PATH },
    components: {
      fields: {
        schemas: {},
        parameters: { each: {} },
        responses: { each: RESPONSE },
        requestBodies: { each: BODY },
        headers: { each: { mayBeNull: true } },
        pathItems: { each: PATH },
      },
    },
    webhooks: {},
    servers: { isList: true, each: {}, mayBeNull: true },
  },
};

/** Levels of arrays and objects that a document may have. */
const MAX_LEVELS = 500;

/**
 * Finds a part of a parsed value that contains itself, as an anchor of YAML can, or that is nested too deeply to be read.
 *
 * @returns The end of a sentence, such as `` `a` in `properties` contains itself ``; undefined if there is none.
 */
export function problemOfNesting(value: unknown): string | undefined {
  const [open, done, keys] = [new Set<object>(), new Set<object>(), [] as string[]];
  const find = (part: unknown): string | undefined => {
    if (typeof part !== 'object' || part === null || done.has(part)) return undefined;
    if (open.has(part)) return `${placeOf(keys)} contains itself`;
    if (open.size === MAX_LEVELS) return `it has more than ${MAX_LEVELS} levels`;
    open.add(part);
    for (const [key, child] of Object.entries(part)) {
      keys.push(key);
      const problem = find(child);
      if (problem !== undefined) return problem;
      keys.pop();
    }
    open.delete(part);
    done.add(part);
    return undefined;
  };
  return find(value);
}

/**
 * Finds a part of a document that is not what OpenAPI makes it.
 *
 * @returns The end of a sentence, such as `` `/a` in `paths` is not an object ``; undefined if there is none.
 */
export function problemOfStructure(document: unknown): string | undefined {
  return problemIn(document, DOCUMENT, []);
}

function problemIn(value: unknown, form: Form, keys: readonly string[]): string | undefined {
  if (value === undefined || (value === null && form.mayBeNull)) return undefined;
  const { isList, each, fields = {} } = form;
  if (isList ? !Array.isArray(value) : !isNode(value))
    return `${placeOf(keys)} is not ${isList ? 'a list' : 'an object'}`;
  const reference = (value as { $ref?: unknown }).$ref;
  if (reference !== undefined && typeof reference !== 'string') return `${placeOf([...keys, '$ref'])} is not a string`;
  for (const [key, child] of Object.entries(value as object)) {
    const below = Object.hasOwn(fields, key) ? fields[key] : each;
    const problem = below && problemIn(child, below, [...keys, key]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Where a part is, from the inside out. */
function placeOf(keys: readonly string[]): string {
  return keys
    .map((key) => `\`${key}\``)
    .reverse()
    .join(' in ');
}
