import {
  METHODS,
  type Node,
  type OpenApiDocument,
  type Parameter,
  type Schema,
  walk,
} from '../../../src/contract/index.ts';
import { CLOSED, EMPTY_TOO } from '../closed.ts';
import { type DocumentedField, readFields } from '../documented/notation.ts';
import type { Documented } from '../documented/read-documented.ts';
import { type Problem, refuse } from '../problems.ts';
import type { Path } from '../source-map.ts';
import type { Composition } from './compose.ts';
import { refusingKeywords } from './loosen.ts';

const RULE = 'guess-refuses';
const HINT =
  'Take the keyword away; if the service documentation states it, list it in openapi/documented/, or take the mark away.';

/** A keyword that refuses values and rests on a guess, or takes one on a guess in silence. */
interface Refusal {
  path: Path;
  message: string;
}

/**
 * Refuses keywords that rest on a guess, in the document as it is published: next to `x-inferred` and below it, and next to
 * the mark of a type, where no list states the keyword. A reference leads to another place, which says for itself what
 * it refuses. That values which the service documentation states take the empty text as well is a guess that is listed.
 *
 * @throws ContractError if a guess refuses more than another type than the likely one, or an empty text is taken where the
 * list does not name it.
 */
export function checkGuesses(
  document: OpenApiDocument,
  { map, originOf }: Pick<Composition, 'map' | 'originOf'>,
  documented: Pick<Documented, 'records' | 'bodies'>,
): string {
  const listed = listedFields(documented);
  /** Checks whether the target of a path is on the list of closed schemas, or comes from one of them. */
  const isClosed = (path: Path): boolean => CLOSED.has(String(originOf(path)[2]));

  function* refusalsIn(schema: Schema, path: Path, isGuess: boolean, field?: DocumentedField): Generator<Refusal> {
    const isInferred = isGuess || schema['x-inferred'] !== undefined;
    const isUntyped = (schema['x-not-documented'] as string[] | undefined)?.includes('type') ?? false;
    const stated = field && !isInferred ? statedKeywords(field) : [];
    if ((isInferred || isUntyped) && !isClosed(path)) {
      for (const keyword of refusingKeywords(schema).filter((keyword) => !stated.includes(keyword)))
        yield { path: [...path, keyword], message: `\`${keyword}\` refuses values, and rests on a guess.` };
      const required = (schema.required ?? []).filter((name) => !isClosed([...path, 'properties', name]));
      if (isInferred && required.length > 0)
        yield {
          path: [...path, 'required'],
          message: `\`${required.join('`, `')}\` is required, and that rests on a guess.`,
        };
    }
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const own = path.length === 3 ? listed.get(`${path[2]}.${name}`) : undefined;
      yield* refusalsIn(inner, [...path, 'properties', name], isInferred, own);
    }
    if (schema.items) yield* refusalsIn(schema.items, [...path, 'items'], isInferred);
    for (const [index, part] of (schema.allOf ?? []).entries())
      yield* refusalsIn(part, [...path, 'allOf', index], isInferred);
  }

  function* refusalsOf(parameter: Parameter, path: Path): Generator<Refusal> {
    const isGuess = parameter['x-inferred'] !== undefined;
    if (isGuess && parameter.required && parameter.in !== 'path')
      yield { path: [...path, 'required'], message: '`required` rests on a guess.' };
    if (!isClosed(path)) yield* refusalsIn(parameter.schema, [...path, 'schema'], isGuess);
  }

  const { schemas, parameters } = document.components;
  const operations = Object.entries(document.paths).flatMap(([url, item]) =>
    METHODS.flatMap((method): Refusal[] => {
      const { 'x-inferred': inferred, requestBody } = item[method] ?? {};
      if (inferred === undefined || !requestBody?.required) return [];
      const path = ['paths', url, method, 'requestBody', 'required'];
      return [{ path, message: 'The body is required, and that rests on a guess.' }];
    }),
  );
  const refusals = [
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      ...refusalsIn(schema, ['components', 'schemas', name], false),
    ]),
    ...Object.entries(parameters).flatMap(([name, parameter]) => [
      ...refusalsOf(parameter, ['components', 'parameters', name]),
    ]),
  ];
  refuse(
    'guesses',
    refusals.map(({ path, message }): Problem => ({ ...map.locate(path), rule: RULE, message, hint: HINT })),
  );
  refuse(
    'guesses',
    emptyTexts(document).map(
      (path): Problem => ({
        ...map.locate(path),
        rule: 'empty-text',
        message: 'The empty text is accepted, and no document states that.',
        hint: 'Name the schema in EMPTY_TOO of scripts/build/closed.ts with the reason, or refuse the empty text.',
      }),
    ),
  );
  return 'none refuses a value';
}

/** Where the empty text passes next to stated values, and no list names the schema. */
function emptyTexts(document: OpenApiDocument): Path[] {
  return [...walk(document)]
    .filter(({ node, path }) => takesEmptyText(node) && !EMPTY_TOO.has(String(path[2])))
    .map(({ path }) => [...path]);
}

function takesEmptyText({ enum: values, pattern }: Node): boolean {
  return (
    (Array.isArray(values) && values.includes('')) || (typeof pattern === 'string' && new RegExp(pattern, 'u').test(''))
  );
}

/** The listed fields, by schema and name. */
function listedFields({ records, bodies }: Pick<Documented, 'records' | 'bodies'>): Map<string, DocumentedField> {
  return new Map(
    Object.entries({ ...records, ...bodies }).flatMap(([schema, notation]) =>
      readFields(notation).map((field) => [`${schema}.${field.name}`, field] as const),
    ),
  );
}

/** The keywords that write down what is stated of a field. */
function statedKeywords({ values, maxLength, minLength, range, prefix }: DocumentedField): string[] {
  return [
    ...(values ? ['enum', 'const'] : []),
    ...(maxLength === undefined ? [] : ['maxLength']),
    ...(minLength === undefined ? [] : ['minLength', 'pattern']),
    ...(range ? ['minimum', 'maximum'] : []),
    ...(prefix === undefined ? [] : ['pattern']),
  ];
}
