import {
  deprecationInWords,
  descriptionOf,
  nameOf,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
} from '../contract/index.ts';

/** Explains the lines of {@link createSchemaLines} to their readers. */
export const LEGEND =
  '* required, + needed to do the job, ~ a field that is a guess, ? a type that is a guess, → what an ID refers to; in braces: an object, whose fields are described once.';

/** Limits on the known values that are shown, and on the length of an example. */
const [MOST_VALUES, LONGEST_EXAMPLE] = [12, 30];

/** Writes schemas as lines for agents: a field each, in a fraction of what JSON Schema takes. */
export interface SchemaLines {
  /**
   * The fields of a schema, those that must be sent first. Objects in it that have a name are described by the one that first comes
   * to them.
   *
   * @param needed Names of the fields without which nothing works, although the schema does not require them.
   */
  fieldsOf(schema: Schema, needed?: ReadonlySet<string>): string[];
  /** Describes the values allowed, such as `text, at most 200 letters`. */
  typeOf(schema: Schema): string;
  /** The objects that were named and are not yet described. */
  rest(): string[];
}

/** Makes what writes the schemas of a document. */
export function createSchemaLines(document: OpenApiDocument): SchemaLines {
  const described = new Set<string>();
  const waiting: [name: string, schema: Schema][] = [];

  function fieldsOf(schema: Schema, needed: ReadonlySet<string> = new Set()): string[] {
    const whole = resolveSchema(document, schema);
    const required = new Set(whole.required);
    const rank = (name: string): number => (required.has(name) ? 0 : needed.has(name) ? 1 : 2);
    const fields = Object.entries(whole.properties ?? {}).sort(([one], [other]) => rank(one) - rank(other));
    const rules = (whole.allOf ?? []).flatMap(({ description }) =>
      description === undefined ? [] : `rule: ${description}`,
    );
    return [
      ...fields.map(([name, field]) => fieldLine(name + (['*', '+'][rank(name)] ?? ''), field)),
      ...(whole.additionalProperties === true || fields.length === 0 ? ['any other fields: none is documented'] : []),
      ...rules,
    ];
  }

  function fieldLine(name: string, field: Schema): string {
    const { 'x-inferred': inferred, 'x-refers-to': refersTo } = field;
    const about = aboutOf(name.replace(/\W/g, ''), {
      ...resolveSchema(document, field),
      description: descriptionOf(document, field),
      examples: field.examples ?? [],
    });
    const deprecation = deprecationInWords(field);
    return [
      `${name}${inferred === undefined ? '' : '~'}: ${typeOf(field)}`,
      refersTo === undefined ? '' : ` → ${[refersTo].flat().join(' or ')}`,
      about === '' ? '' : `; ${about}`,
      deprecation === undefined ? '' : `; ${deprecation}`,
    ].join('');
  }

  function typeOf(schema: Schema): string {
    const name = nameOf(schema.$ref);
    const whole = resolveSchema(document, schema);
    if (name !== undefined && whole.properties) {
      if (!described.has(name)) {
        described.add(name);
        waiting.push([name, whole]);
      }
      return `{${name}}`;
    }
    if (whole.items) return `list of ${typeOf(whole.items)}`;
    const some = whole.oneOf ?? whole.anyOf;
    if (some) return some.map(typeOf).join(' or ');
    if (whole.properties) return `{ ${fieldsOf(whole).join(' | ')} }`;
    return valueType(name === 'Id' ? { ...whole, type: 'id' } : whole);
  }

  return {
    fieldsOf,
    typeOf,
    rest() {
      const lines: string[] = [];
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, schema] = next;
        lines.push(`{${name}}`, ...fieldsOf(schema).map((line) => `  ${line}`));
      }
      return lines;
    },
  };
}

function valueType(schema: Schema): string {
  const {
    type,
    format,
    enum: values,
    const: only,
    'x-known-values': known,
    maxLength,
    minimum,
    maximum,
    default: fallback,
  } = schema;
  const isGuess = [schema['x-not-documented']].flat().includes('type');
  const kind = values ? values.map((value) => JSON.stringify(value)).join('|') : [type ?? 'any'].flat().join('|');
  const limits = [
    format,
    maxLength === undefined ? undefined : `at most ${String(maxLength)} characters`,
    minimum === undefined ? undefined : `from ${String(minimum)}`,
    maximum === undefined ? undefined : `up to ${String(maximum)}`,
    Array.isArray(known) ? `such as ${known.slice(0, MOST_VALUES).join(', ')}` : undefined,
    fallback === undefined ? undefined : `${JSON.stringify(fallback)} by default`,
  ].filter((limit) => limit !== undefined);
  const shown = only === undefined ? kind : JSON.stringify(only);
  return `${shown}${isGuess ? '?' : ''}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

/** Returns what a field's name and type don't say, as a part of a sentence. */
function aboutOf(
  name: string,
  { description = '', examples, format, maxLength, 'x-known-values': known }: Schema,
): string {
  const sentences = description
    .split(/(?<=\.) +(?=[A-Z`])/)
    .filter((sentence) => !(maxLength !== undefined && /^At most \d+ characters\.$/.test(sentence)))
    .filter((sentence, index) => index > 0 || saysMore(name, sentence));
  const [example] = examples ?? [];
  const shown = JSON.stringify(example) ?? '';
  const isShown = shown !== '' && shown.length <= LONGEST_EXAMPLE && format === undefined && !known;
  return [...sentences, ...(isShown ? [`e.g. ${shown}`] : [])].join(' ').replace(/\.$/, '');
}

/** Words that add nothing to the name of a field. */
const EMPTY = new Set('a an the of to for in on by is are whether id ids name names this'.split(' '));

/** Checks whether a sentence says more than a field's name and its record's. */
function saysMore(name: string, sentence: string): boolean {
  const known = new Set(name.toLowerCase().split('_'));
  const words =
    sentence
      .toLowerCase()
      .replaceAll(/'s\b/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  const further = words.filter((word) => !EMPTY.has(word) && !known.has(word) && !known.has(word.replace(/s$/, '')));
  // One more word is the record that the field is of.
  return further.length > 1;
}
