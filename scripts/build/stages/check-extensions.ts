import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  isExtension,
  keysOf,
  METHODS,
  nearest,
  type OpenApiDocument,
  type Step,
  walk,
} from '../../../src/contract/index.ts';
import { EXTENSIONS, type Extension } from '../extensions.ts';
import { type Problem, refuse } from '../problems.ts';
import type { SourceMap } from '../source-map.ts';

// It compiles each schema when it is first used.
const ajv = new Ajv2020({ strict: false, allErrors: false });

const RULE = 'extensions';
const FILE = 'scripts/build/extensions.ts';

/** The names of places, by the keyword that leads there. */
const PLACES: Readonly<Record<string, string>> = {
  '': 'document',
  servers: 'server',
  tags: 'tag',
  securitySchemes: 'security scheme',
  parameters: 'parameter',
  responses: 'response',
  schemas: 'schema',
  schema: 'schema',
  properties: 'field',
  items: 'entry',
  oneOf: 'form',
  anyOf: 'form',
  allOf: 'rule',
  paths: 'URL',
  ...Object.fromEntries(METHODS.map((method) => [method, 'operation'])),
};

/**
 * Holds each extension of the published document against its schema, and the place where it stands against those where it
 * may stand.
 *
 * @returns How many there are, in words.
 * @throws ContractError if an extension has no schema, stands elsewhere, or has another value.
 */
export function checkExtensions(document: OpenApiDocument, map: SourceMap): string {
  let uses = 0;

  function problemOf(name: string, value: unknown, place: string): Pick<Problem, 'message' | 'hint'> | undefined {
    const extension = EXTENSIONS[name];
    if (!extension) return unknownExtension(name);
    if (!extension.places.some((allowed) => allowed === place)) return misplaced(name, place, extension);
    if (ajv.validate(extension.schema, value)) return undefined;
    const [{ instancePath, message } = { instancePath: '', message: 'has the wrong format' }] = ajv.errors ?? [];
    const where = keysOf(instancePath).join('.');
    return {
      message: `\`${name}\` does not match its schema: ${where || 'it'} ${message}.`,
      hint: `Write it in the form of \`${name}: ${JSON.stringify(extension.example)}\`; its schema is in ${FILE}.`,
    };
  }

  const problems = [...walk(document)].flatMap((step) =>
    Object.entries(step.node)
      .filter(([name]) => isExtension(name))
      .flatMap(([name, value]): Problem[] => {
        uses += 1;
        const problem = problemOf(name, value, placeOf(step));
        return problem ? [{ ...map.locate([...step.path, name]), rule: RULE, ...problem }] : [];
      }),
  );
  refuse('extensions', problems);
  return `${uses} uses match their schemas`;
}

function placeOf({ keyword }: Step): string {
  return PLACES[keyword] ?? keyword;
}

function unknownExtension(name: string): Pick<Problem, 'message' | 'hint'> {
  const meant = nearest(name, Object.keys(EXTENSIONS));
  return {
    message: `\`${name}\` has no schema.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`,
    hint: `Correct the name, or describe the extension in ${FILE}: what it says, where it stands, its schema and who reads it.`,
  };
}

function misplaced(name: string, place: string, { places }: Extension): Pick<Problem, 'message' | 'hint'> {
  const allowed = new Intl.ListFormat('en', { type: 'disjunction' }).format(places);
  return {
    message: `\`${name}\` stands on a part that is no place for it: ${place}. It may stand on: ${allowed}.`,
    hint: `Move it, or take it away. If it says something there, add the place in ${FILE}.`,
  };
}
