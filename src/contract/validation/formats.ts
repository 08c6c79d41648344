import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { OpenApiDocument, Schema } from '../document.ts';
import { walk } from '../walk.ts';
import { isDate } from './date.ts';

/** A format of values of a type. */
export interface Format {
  /** The type of the values that it asks something of. */
  of: 'string' | 'number';
  /** Says whether a value has it; undefined for one that says how a value is kept, and for one that is not known. */
  test?: ((value: never) => boolean) | undefined;
}

type Definition = true | RegExp | ((value: never) => boolean) | { type?: 'number'; validate: Definition };

/** Formats of JSON Schema and OpenAPI. */
const DEFINITIONS: Readonly<Record<string, Definition>> = { ...(fullFormats as object), date: isDate };

/** An unknown format accepts everything, as JSON Schema has it. */
export function formatOf(name = ''): Format {
  const definition = Object.hasOwn(DEFINITIONS, name) ? DEFINITIONS[name]! : true;
  const isOfNumbers = typeof definition === 'object' && 'type' in definition && definition.type === 'number';
  return { of: isOfNumbers ? 'number' : 'string', test: testOf(definition) };
}

/** Checks whether a schema has a format of numbers, such as `int32`, which only repeats that a value is one. */
export function isOfNumbers({ format }: Schema): boolean {
  return formatOf(format).of === 'number';
}

/** The formats of a document that are not known, so that no value is checked against them. */
export function unknownFormats({ components, paths }: OpenApiDocument): string[] {
  const formats = [components, paths].flatMap((part) => [...walk(part)].map(({ node }) => node['format']));
  const unknown = formats.filter((format) => typeof format === 'string' && !Object.hasOwn(DEFINITIONS, format));
  return [...new Set(unknown as string[])].sort();
}

function testOf(definition: Definition): Format['test'] {
  if (definition === true) return undefined;
  if (typeof definition === 'function') return definition;
  return definition instanceof RegExp ? (text: string) => definition.test(text) : testOf(definition.validate);
}
