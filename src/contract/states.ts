import type { OpenApiDocument, Transition } from './document.ts';
import type { Operation } from './operations.ts';
import { payloadRecords } from './payload-records.ts';
import { resolveSchema } from './references.ts';
import { code, conditionInWords } from './words.ts';

/** A field that holds a state of a record. */
export interface StateField {
  /** Name of the schema of the record. */
  schema: string;
  field: string;
  description: string;
  /** The values that are documented; there may be others. */
  values: (string | boolean)[];
  /** The value of a record that is created without one, if it is documented. */
  preset: string | boolean | undefined;
}

/** An operation that leads a record to a state. */
export interface StateTransition extends Transition {
  operation: Operation;
}

/** The states of records. */
export interface States {
  fields: StateField[];
  transitions: StateTransition[];
}

/**
 * Collects the state fields of the records of operations, and which of the operations lead to a state.
 *
 * @param operations Those of a resource, of the document.
 */
export function statesOf(document: OpenApiDocument, operations: readonly Operation[]): States {
  const fields = new Map<string, StateField>();
  for (const record of operations.flatMap((operation) => payloadRecords(document, operation))) {
    for (const [field, property] of Object.entries(record.schema.properties ?? {})) {
      const schema = resolveSchema(document, property);
      if (!schema['x-state'] || fields.has(field)) continue;
      const known = schema['x-known-values'] as string[] | undefined;
      fields.set(field, {
        schema: record.name,
        field,
        description: schema.description ?? '',
        values: known ?? (schema.type === 'boolean' ? [true, false] : []),
        preset: schema['default'] as string | boolean | undefined,
      });
    }
  }
  const transitions = operations.flatMap((operation) => {
    const transition = operation.object['x-transition'];
    return transition ? [{ operation, ...transition }] : [];
  });
  return { fields: [...fields.values()], transitions };
}

/** Separates a tag's own text from the tables of its states. */
export const STATES_HEADING = '**States.**';

export function fieldCells({ field, values, preset, description }: StateField): string[] {
  const named = values.map((value) => `${code(value)}${value === preset ? ' (default)' : ''}`);
  return [code(field), named.join(', '), description];
}

export function transitionCells({ operation, to, when }: StateTransition): string[] {
  return [code(operation.id), to === null ? 'an unnamed state' : `${code(to)}${conditionInWords(when)}`];
}
