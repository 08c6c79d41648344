import { type OpenApiDocument, resolveSchema, type Schema } from '../../src/contract/index.ts';

/** Kind of input for a field; `json` accepts any value. */
export type InputKind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'object' | 'list' | 'json' | 'file';

export interface Input {
  kind: InputKind;
  /** Kind of input for each entry of a list. */
  entry?: InputKind;
  /** The values of a choice, or suggestions for a text. */
  values?: readonly unknown[];
}

/** Records that an id can be chosen from. */
export interface RecordChoice {
  /** The sandbox's name for the resource, such as `contacts`. */
  resource: string;
  /** The field with the id, such as `contact_id`. */
  field: string;
}

/**
 * Says how a field is filled in.
 *
 * @param isRecursive Whether its schema is within itself, so that it is filled in as JSON.
 */
export function inputOf(document: OpenApiDocument, schema: Schema, isRecursive = false): Input {
  // Of several forms the first is offered; the others can be typed as JSON.
  const resolved = resolveSchema(document, schema);
  const form = resolved.oneOf?.[0] ? resolveSchema(document, resolved.oneOf[0]) : resolved;
  if (isRecursive) return { kind: 'json' };
  const kind = kindOf(form);
  const entry = kind === 'list' ? resolveSchema(document, form.items!) : undefined;
  const inner = entry && kindOf(entry);
  // No row has a place for lists within a list.
  if (inner === 'list' || inner === 'json') return { kind: 'json' };
  const values = (entry ?? form).enum ?? ((entry ?? form)['x-known-values'] as unknown[] | undefined);
  return { kind, ...(inner && { entry: inner }), ...(values && { values }) };
}

function kindOf({ enum: choice, properties, items, type, format, contentMediaType }: Schema): InputKind {
  const [first] = [type].flat();
  if (contentMediaType !== undefined) return 'file';
  if (choice) return 'choice';
  if (properties) return Object.keys(properties).length > 0 ? 'object' : 'json';
  if (items) return 'list';
  if (first === 'boolean') return 'boolean';
  if (first === 'number' || first === 'integer') return 'number';
  if (first !== 'string') return 'json';
  return format === 'date' ? 'date' : 'text';
}
