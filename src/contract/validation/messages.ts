const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a date and time such as 2026-01-31T10:00:00Z',
  email: 'an email address',
  int32: 'an integer from -2147483648 to 2147483647',
};

/** Patterns that a few words say better. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[0-9]+$': 'consist of digits',
  '^[^/]+$': 'be a string without a slash',
};

/** Patterns that say what a format says, for validators that know no formats. */
const PATTERNS_OF_FORMATS: Readonly<Record<string, string>> = { '^\\d{4}-\\d{2}-\\d{2}$': 'date' };

type Params = Readonly<Record<string, unknown>>;

/** Requirement of each JSON Schema keyword, as the end of a sentence. */
const MESSAGES: Readonly<Record<string, (params: Params, value: unknown, example: string | undefined) => string>> = {
  type: ({ type }, value) => (isInfinite(value) ? 'is too large a number' : `must be ${typesIn(type)}`),
  enum: ({ allowedValues }) => `must be ${ALTERNATIVES.format((allowedValues as unknown[]).map(inWords))}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => ofFormat(String(format)),
  pattern({ pattern }, _, example) {
    const format = PATTERNS_OF_FORMATS[String(pattern)];
    if (format !== undefined) return ofFormat(format);
    const words = PATTERNS[String(pattern)] ?? lengthIn(String(pattern)) ?? `match ${String(pattern)}`;
    return `must ${words}${example === undefined ? '' : `, such as ${example}`}`;
  },
  required: () => 'is required',
  dependentRequired: () => 'is required',
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  minLength: ({ limit }, value) => (value === '' ? 'is empty' : `must have at least ${count(limit, 'character')}`),
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'entry', 'entries')}`,
  maxItems: ({ limit }) => (limit === 0 ? 'must be empty' : `must have at most ${count(limit, 'entry', 'entries')}`),
  minProperties: ({ limit }) => `must have at least ${count(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'field')}`,
  uniqueItems: () => 'must not have the same entry twice',
  additionalProperties: () => 'is not a field of the contract',
  unevaluatedProperties: () => 'is not a field of the contract',
  'false schema': () => 'is not allowed here',
};

/**
 * Says what is wrong with a value, as the end of a sentence.
 *
 * @param keyword The keyword of JSON Schema that refuses it, with its parameters as Ajv names them.
 * @param example A value that would be valid.
 */
export function describe(keyword: string, params: Params, value: unknown, example?: string): string {
  return MESSAGES[keyword]?.(params, value, example) ?? `breaks the rule ${JSON.stringify(keyword)} of its schema`;
}

/** A pattern that is about a length alone: of any characters, or of digits, or else nothing. */
const LENGTH = /^\^\(?(\.|\[0-9\]|\\d)\{(\d+)(,?)(\d*)\}(?:\)\?)?\$$/;

/** Returns the requirement of a pattern that only limits a length. */
function lengthIn(pattern: string): string | undefined {
  const [, what, least, comma, most] = LENGTH.exec(pattern) ?? [];
  if (least === undefined) return undefined;
  const range = comma === '' || least === most ? least : most === '' ? `at least ${least}` : `${least} to ${most}`;
  return `have ${count(range, what === '.' ? 'character' : 'digit')}`;
}

function ofFormat(format: string): string {
  return `must be ${FORMATS[format] ?? `of the format ${format}`}`;
}

function typesIn(type: unknown): string {
  return ALTERNATIVES.format([type].flat().map((name) => TYPES[String(name)] ?? String(name)));
}

function inWords(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function count(limit: unknown, one: string, many = `${one}s`): string {
  return `${String(limit)} ${String(limit) === '1' ? one : many}`;
}

/** Checks whether a number was too large to be read from JSON. */
export function isInfinite(value: unknown): boolean {
  return value === Infinity || value === -Infinity;
}
