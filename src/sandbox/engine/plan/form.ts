/**
 * What the sandbox has to know of a value in the contract: how to read what a caller sent, and what to show.
 * An `id` is text here, whichever of its two forms it came in; `number` takes amounts as text as well. What may be an amount or
 * a percentage is a number, or a text such as `10%`.
 */
export type Form = SimpleForm | { kind: 'array'; items: Form } | ObjectForm;

/** The form of a value that holds no others. */
export interface SimpleForm {
  kind: 'any' | 'boolean' | 'id' | 'integer' | 'number' | 'text' | 'amountOrPercentage';
  /** Whether the contract names the type of a value. Absent where it sets no limits. */
  hasTypeOf?: (value: unknown) => boolean;
  /** What the contract refuses in a value of this form, as the end of a sentence. Absent where it sets no limits. */
  problemOf?: (value: unknown) => string | undefined;
}

/** The form of an object. */
export interface ObjectForm {
  kind: 'object';
  fields: ReadonlyMap<string, Form>;
  /** Whether the contract leaves open which fields it has, and names none or some of them only. */
  isOpen: boolean;
  /** The fields that a body must have; none by default. */
  required?: ReadonlySet<string>;
}

export const ANY: Form = { kind: 'any' };
export const TEXT: Form = { kind: 'text' };
export const ID: Form = { kind: 'id' };
export const INTEGER: Form = { kind: 'integer' };
export const NUMBER: Form = { kind: 'number' };
export const BOOLEAN: Form = { kind: 'boolean' };

/** The form of a list of objects. */
export function listOf(fields: Readonly<Record<string, Form>>): Form {
  return { kind: 'array', items: { kind: 'object', fields: new Map(Object.entries(fields)), isOpen: false } };
}

/**
 * A form in which some fields take a percentage as well, where it has them.
 *
 * @param paths Such as `discount` and `line_items[].discount`.
 */
export function withPercentages(form: ObjectForm, paths: readonly string[]): ObjectForm {
  const fields = new Map(form.fields);
  for (const path of paths) {
    const [name = '', inner] = path.split('[].');
    const known = fields.get(name);
    if (known && inner === undefined) fields.set(name, { kind: 'amountOrPercentage' });
    else if (known?.kind === 'array' && known.items.kind === 'object') {
      fields.set(name, { kind: 'array', items: withPercentages(known.items, [inner!]) });
    }
  }
  return { ...form, fields };
}
