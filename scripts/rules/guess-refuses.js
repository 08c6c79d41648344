/** Keywords that refuse a value, whatever stands beside them. */
const REFUSING = [
  'enum',
  'const',
  'not',
  'if',
  'dependentRequired',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
];

/** Types that a guess may name alone: an object and a text. The build takes text beside a guessed number. */
const NARROW = ['array', 'boolean'];

/**
 * Nothing that is inferred refuses a value: no refusing keyword stands beside `x-inferred`, or below it in place.
 *
 * A schema that a guess refers to says for itself what it refuses.
 *
 * @param {any} part A schema or a parameter.
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function guessRefuses(part, _options, context) {
  /** @type {{ message: string, path: (string | number)[] }[]} */
  const problems = [];
  visit(part, [...context.path], false);
  return problems;

  /**
   * @param {any} node
   * @param {(string | number)[]} path
   * @param {boolean} isBelow
   */
  function visit(node, path, isBelow) {
    if (node === null || typeof node !== 'object') return;
    const isGuess = isBelow || node['x-inferred'] !== undefined;
    const isParameter = typeof node.in === 'string';
    if (isGuess) {
      for (const keyword of refusing(node, isParameter)) {
        problems.push({ message: `\`${keyword}\` refuses values, and is inferred.`, path: [...path, keyword] });
      }
      if (!isBelow && NARROW.includes(node.type)) {
        problems.push({
          message: `The type \`${node.type}\` alone refuses values, and is inferred.`,
          path: [...path, 'type'],
        });
      }
    }
    for (const [key, child] of children(node)) visit(child, [...path, ...key], isGuess);
  }
}

/**
 * @param {any} node
 * @param {boolean} isParameter
 * @returns {string[]}
 */
function refusing(node, isParameter) {
  if (isParameter) return node.required === true && node.in !== 'path' ? ['required'] : [];
  return [
    ...REFUSING.filter((keyword) => keyword in node),
    ...(node.required?.length > 0 ? ['required'] : []),
    ...['additionalProperties', 'unevaluatedProperties'].filter((keyword) => node[keyword] === false),
  ];
}

/**
 * The schemas that stand in a schema or a parameter, each with its path.
 *
 * @param {any} node
 * @returns {[path: (string | number)[], child: any][]}
 */
function children(node) {
  return [
    ...Object.entries(node.properties ?? {}).map(
      ([name, child]) => /** @type {[string[], any]} */ ([['properties', name], child]),
    ),
    ...(node.allOf ?? []).map((/** @type {any} */ child, /** @type {number} */ index) => [['allOf', index], child]),
    ...['items', 'schema']
      .filter((key) => key in node)
      .map((key) => /** @type {[string[], any]} */ ([[key], node[key]])),
  ];
}
