import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { written } from '../guesses/bodies.ts';
import { documentOf, type Node, type Place } from '../guesses/places.ts';
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
 * Makes the test whether all that is wrong with a request is the type of values where the type is a guess.
 *
 * @param root The document that the fuzzer reads.
 */
export function createIsLikelyAlone(root: Node): (request: SentRequest) => boolean {
  const { follow, placesIn } = documentOf(root);
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  formatsPlugin.default(ajv);
  ajv.addSchema(root, ROOT);
  const bodies = new Map<string, { check: ValidateFunction; guesses: ReadonlyMap<string, Place> }>();

  return ({ operation, query, body, negative }) => {
    const [method, path] = operation.split(' ') as [string, string];
    const { requestBody, parameters = [] } = (root['paths'] as Fields)[path]![method.toLowerCase()] as Operation;
    const found: Against = { stated: [], likely: [] };
    for (const where of negative) if (where !== 'body' && where !== 'query') found.stated.push(where);
    addQuery(
      parameters.map((one) => follow(one)),
      query,
      found,
    );
    if (body !== undefined) {
      const media = requestBody && (follow(requestBody)['content'] as Fields)['application/json'];
      addBody(operation, media?.['schema'] as Node | undefined, body, found);
    }
    return found.likely.length > 0 && found.stated.length === 0;
  };

  function addBody(operation: string, schema: Node | undefined, text: string, { stated, likely }: Against): void {
    const value = jsonOf(text);
    if (!schema || value === undefined) return void stated.push('body');
    let known = bodies.get(operation);
    if (!known) {
      const guesses = placesIn(schema).filter(({ isGuess }) => isGuess);
      const check = ajv.compile(inRoot(schema) as object);
      known = { check, guesses: new Map(guesses.map((place) => [written(place.path), place])) };
      bodies.set(operation, known);
    }
    known.check(value);
    for (const { keyword, instancePath, params } of known.check.errors ?? []) {
      const place = written(
        instancePath
          .split('/')
          .slice(1)
          .map((key) => (/^\d+$/.test(key) ? '[]' : key)),
      );
      const isOfType = keyword === 'type' || (keyword === 'format' && OF_NUMBERS.includes(String(params['format'])));
      (isOfType && known.guesses.has(place) ? likely : stated).push(place);
    }
  }
}

type Fields = Readonly<Record<string, Readonly<Record<string, Node>>>>;

interface Operation {
  requestBody?: Node;
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
