import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { written } from '../guesses/bodies.ts';
import { documentOf, EVERYTHING, type Node, type Place, type Said } from '../guesses/places.ts';
import type { SentRequest } from './schemathesis.ts';

/** The root of the document among the schemas of Ajv. */
const ROOT = 'document';

/** Formats that say how a number is kept, which belongs to its type. */
const OF_NUMBERS = ['int32', 'int64', 'float', 'double'];

/** What a request is against that is stated, and what a guess alone is against, each as a place in the request. */
interface Against {
  stated: string[];
  likely: string[];
}

/**
 * Makes the test whether a request is against nothing but guesses: of the type of a value, of its limits, or that it must be
 * there.
 *
 * @param root The document that the fuzzer reads.
 */
export function createIsLikelyAlone(root: Node): (request: SentRequest) => boolean {
  const { follow, placesIn } = documentOf(root);
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  formatsPlugin.default(ajv);
  ajv.addSchema(root, ROOT);
  const bodies = new Map<string, { check: ValidateFunction; places: ReadonlyMap<string, Place> }>();

  return ({ operation, query, body, negative }) => {
    const [method, path] = operation.split(' ') as [string, string];
    const object = (root['paths'] as Fields)[path]![method.toLowerCase()] as Operation;
    const { requestBody, parameters = [] } = object;
    const found: Against = { stated: [], likely: [] };
    for (const where of negative) if (where !== 'body' && where !== 'query') found.stated.push(where);
    addQuery(
      parameters.map((one) => follow(one)),
      query,
      found,
    );
    if (body !== undefined) {
      const media = requestBody && (follow(requestBody)['content'] as Fields)['application/json'];
      addBody(operation, media?.['schema'] as Node | undefined, isShown(object) ? undefined : EVERYTHING, body, found);
    }
    return found.likely.length > 0 && found.stated.length === 0;
  };

  function addBody(
    operation: string,
    schema: Node | undefined,
    said: Said | undefined,
    text: string,
    { stated, likely }: Against,
  ): void {
    const value = jsonOf(text);
    if (!schema || value === undefined) return void stated.push('body');
    let known = bodies.get(operation);
    if (!known) {
      const check = ajv.compile(inRoot(schema) as object);
      known = { check, places: new Map(placesIn(schema, said).map((place) => [written(place.path), place])) };
      bodies.set(operation, known);
    }
    known.check(value);
    for (const error of known.check.errors ?? []) {
      const keys = error.instancePath.split('/').slice(1);
      if (error.keyword === 'required') keys.push(String(error.params['missingProperty']));
      const at = written(keys.map((key) => (/^\d+$/.test(key) ? '[]' : key)));
      const place = known.places.get(at);
      (place && isGuessed(error, place) ? likely : stated).push(at);
    }
  }
}

/** Whether the documents show something of the body of an operation's requests. */
function isShown({ requestBody, 'x-not-documented': marks = [] }: Operation): boolean {
  return requestBody?.['required'] === true || !marks.includes('request-body');
}

/** Whether a mark says that what a value is against is a guess. */
function isGuessed({ keyword, params }: ErrorObject, place: Place): boolean {
  if (keyword === 'required') return place.isDemandGuess;
  const isOfType = keyword === 'type' || (keyword === 'format' && OF_NUMBERS.includes(String(params['format'])));
  return isOfType ? place.isGuess : place.isLimitGuess;
}

type Fields = Readonly<Record<string, Readonly<Record<string, Node>>>>;

interface Operation {
  requestBody?: Node;
  'x-not-documented'?: readonly string[];
  parameters?: readonly Node[];
}

/** What no text can be in a query, by type. */
const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  boolean: (text) => ['true', 'false'].includes(text),
  integer: (text) => /^-?\d+$/.test(text),
  number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
};

function addQuery(parameters: readonly Node[], query: URLSearchParams, { stated, likely }: Against): void {
  for (const { name, in: where, schema, required, ...marks } of parameters) {
    if (where !== 'query') continue;
    const given = query.getAll(String(name));
    const isOfType = TEXTS[String((schema as Node)['type'])];
    if (given.length > 1 || (required && given.length === 0)) stated.push(String(name));
    else if (isOfType && given.some((text) => !isOfType(text)))
      ('x-inferred' in marks ? likely : stated).push(String(name));
  }
}

/** A schema with references that lead into the document. */
function inRoot(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${ROOT}#`));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
