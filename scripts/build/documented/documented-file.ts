import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { DOCUMENTED_PARTS, keysOf, nearest, type Schema } from '../../../src/contract/index.ts';
import type { Path } from '../source-map.ts';

const TEXT: Schema = { type: 'string', minLength: 1 };
const TEXTS: Schema = { type: 'array', minItems: 1, items: TEXT };
const FIELDS: Schema = { type: 'object', additionalProperties: TEXT };

const OPERATION: Schema = {
  type: 'object',
  required: ['call'],
  additionalProperties: false,
  properties: {
    call: { type: 'string', pattern: '^(GET|POST|PUT|DELETE) /' },
    scope: { type: 'string', pattern: '^[a-z]+\\.[A-Z]+$' },
    query: TEXT,
    body: TEXT,
    form: TEXT,
    response: TEXT,
    transition: { type: 'object', required: ['field', 'to'] },
    'not-shown': { type: 'array', minItems: 1, items: { enum: [...DOCUMENTED_PARTS] } },
  },
};

const FILE: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    records: FIELDS,
    bodies: FIELDS,
    operations: { type: 'object', additionalProperties: OPERATION },
    scopes: { type: 'object', additionalProperties: TEXTS },
    keys: TEXTS,
    mentioned: { type: 'object', additionalProperties: TEXTS },
  },
};

const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(FILE);

export function formProblems(content: unknown): { path: Path; message: string; hint: string }[] {
  return validate(content) ? [] : (validate.errors ?? []).map(problemOf);
}

function problemOf({ keyword, instancePath, params, parentSchema, message }: ErrorObject): {
  path: Path;
  message: string;
  hint: string;
} {
  const path = keysOf(instancePath);
  const name = path.at(-1) ?? 'the file';
  if (keyword === 'additionalProperties') {
    const unknown = String(params['additionalProperty']);
    const known = Object.keys((parentSchema as Schema | undefined)?.properties ?? {});
    const meant = nearest(unknown, known);
    return {
      path: [...path, unknown],
      message: `"${unknown}" is no key of these lists.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      hint: `Write one of ${known.join(', ')}.`,
    };
  }
  if (keyword === 'required')
    return {
      path,
      message: `${name} has no "${params['missingProperty']}".`,
      hint: 'Write it as in the operations above or below, such as `call: GET /settings/taxes`.',
    };
  const values = keyword === 'enum' ? `: ${(params['allowedValues'] as string[]).join(', ')}` : '';
  return {
    path,
    message: `${name} ${message}${values}.`,
    hint: 'Write it in the form that the other files of openapi/documented/ have.',
  };
}
