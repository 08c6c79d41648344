import { isExtension } from '../contract/index.ts';

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

/** Whether a keyword is a text for people. */
export function isText(keyword: string): boolean {
  return TEXTS.has(keyword);
}

/** Whether a keyword holds samples. */
export function isSample(keyword: string): boolean {
  return keyword === 'example' || keyword === 'examples';
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

/** Whether a format only says how a number is stored, or there is none. */
export function isStorageFormat(format: unknown): boolean {
  return format === undefined || format === 'double' || format === 'float';
}
