import { describe, expect, it } from 'vitest';
import { type DocumentedField, readFields } from '../../scripts/build/documented/notation.ts';
import type { Violation } from '../../scripts/build/validator.ts';
import type { Schema } from '../../src/contract/document.ts';
import { nameOf } from '../../src/contract/references.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';
import { operations } from '../support/document.ts';
import { documentedBodies, documentedRecords } from '../support/documented.ts';
import { validator } from '../support/validator.ts';
import { CONTRADICTIONS } from './compare.ts';

interface Limit {
  schema: string;
  field: DocumentedField;
  accepted: unknown[];
  refused: unknown[];
}

/** Fields of a closed set that take an empty text as well: there may be no value. */
const CLEARED = ['gst_treatment', 'image_type', 'tax_specific_type'];

const limits: Limit[] = Object.entries({ ...documentedRecords, ...documentedBodies }).flatMap(([schema, notation]) =>
  readFields(notation).flatMap((field) => {
    const cases = casesOf(field);
    return cases ? { schema, field, ...cases } : [];
  }),
);

describe('every documented value set, length and range', () => {
  it.each(limits.map((limit) => [`${limit.schema}.${limit.field.name}`, limit] as const))('%s', (_name, limit) => {
    const complaints = (value: unknown): Violation[] =>
      validator
        .violations(reference(limit.schema), { [limit.field.name]: limit.field.isArray ? [value] : value })
        .filter(({ pointer }) => pointer.startsWith(`/${limit.field.name}`));
    for (const value of limit.accepted) expect(complaints(value), `accepts ${String(value)}`).toEqual([]);
    for (const value of limit.refused) expect(complaints(value), `refuses ${String(value)}`).not.toEqual([]);
  });
});

describe('every required field', () => {
  const creations = operations.flatMap(({ id, object }) => {
    const body = object.requestBody?.content['application/json'];
    const required = readFields(documentedBodies[body?.schema.$ref?.split('/').at(-1) ?? ''] ?? '').filter(
      (field) => field.required,
    );
    return required
      .map((field) => ({ id, body: body!, field: field.name }))
      .filter(({ field }) => !isContradicted(nameOf(body?.schema.$ref ?? ''), field));
  });

  it.each(creations)('$id refuses a body without $field', ({ body, field }) => {
    const { [field]: _left, ...rest } = fullSampleOf(body) as Record<string, unknown>;
    expect(validator.violations(body.schema, fullSampleOf(body))).toEqual([]);
    expect(validator.violations(body.schema, rest)).toContainEqual({
      pointer: '',
      message: `must have required property '${field}'`,
    });
  });
});

/** Whether the documents star a field, and also call it optional. */
function isContradicted(schema: string, field: string): boolean {
  return CONTRADICTIONS.includes(`${schema}.${field}: required is false, documented is true`);
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function casesOf(field: DocumentedField): { accepted: unknown[]; refused: unknown[] } | undefined {
  if (field.values) {
    const values = field.values.map(parsed);
    return {
      accepted: values,
      refused: values.some((value) => typeof value === 'boolean')
        ? [!values[0]]
        : ['undocumented', ...(CLEARED.includes(field.name) ? [] : ['']), -1],
    };
  }
  if (field.maxLength !== undefined) {
    const prefix = field.prefix ?? '';
    const longest = prefix + 'x'.repeat(field.maxLength - prefix.length);
    const tooShort = field.minLength === undefined ? [] : [longest.slice(1)];
    return { accepted: [longest], refused: [`${longest}x`, ...tooShort] };
  }
  if (field.range) {
    const [least, greatest = least] = field.range;
    return {
      accepted: [least, greatest],
      refused: [least - 1, ...(field.range[1] === undefined ? [] : [greatest + 1])],
    };
  }
  return undefined;
}

/** A value of a set as JSON has it: `true` and `0` are no texts. */
function parsed(value: string): unknown {
  return /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value;
}
