/** Keywords under which names stand that the author chose, such as those of fields: none of them is a keyword itself. */
const NAMED = new Set([
  'paths',
  'schemas',
  'parameters',
  'responses',
  'requestBodies',
  'securitySchemes',
  'headers',
  'content',
  'variables',
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  '$defs',
]);

/** Keywords that say something to people and change nothing of what is valid. */
const TEXTS = new Set([
  'title',
  'summary',
  'description',
  '$comment',
  'externalDocs',
  'contact',
  'license',
  'termsOfService',
  'version',
  'openapi',
]);

/** Whether the keys of a keyword's value are names that the author chose. */
export function holdsNames(keyword: string): boolean {
  return NAMED.has(keyword);
}

/** Whether a keyword is a text for people. */
export function isText(keyword: string): boolean {
  return TEXTS.has(keyword);
}

/** Whether a keyword holds samples. */
export function isSample(keyword: string): boolean {
  return keyword === 'example' || keyword === 'examples';
}

/** Whether a keyword is an extension. */
export function isExtension(keyword: string): boolean {
  return keyword.startsWith('x-');
}

/** Whether a keyword of a schema only describes: texts, samples, marks, and hints such as `default`. */
export function isAnnotation(keyword: string): boolean {
  return (
    isText(keyword) ||
    isSample(keyword) ||
    isExtension(keyword) ||
    ['default', 'deprecated', 'readOnly', 'writeOnly'].includes(keyword)
  );
}
