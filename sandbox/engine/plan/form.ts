/**
 * Form of a value in the contract: how to read it from a request, and how to show it. An `id` is a string here, whichever of
 * its two forms was sent. `number` also accepts amounts as strings. A value that may be an amount or a percentage is a number,
 * or a string such as `10%`.
 */
export type Form = SimpleForm | { kind: 'array'; items: Form } | ObjectForm;

/** The form of a value that holds no others. */
export interface SimpleForm {
  kind: 'any' | 'boolean' | 'id' | 'integer' | 'number' | 'text' | 'amountOrPercentage';
  /** Checks whether the contract names a value's type. Absent if the contract sets no limits. */
  hasTypeOf?: (value: unknown) => boolean;
  /**
   * Returns the reason why the contract rejects a value of this form, as the end of a sentence. Absent if the contract sets no
   * limits.
   */
  problemOf?: (value: unknown) => string | undefined;
}

/** The form of an object. */
export interface ObjectForm {
  kind: 'object';
  fields: ReadonlyMap<string, Form>;
  /** True if the contract leaves open which fields it has, and names only some of them or none. */
  isOpen: boolean;
  /** The fields that a body must have; none by default. */
  required?: ReadonlySet<string>;
}

/** A form, with the type of the values that have it, which is for the compiler alone. */
export type TypedForm<Value> = Form & { readonly [VALUE]?: Value };

declare const VALUE: unique symbol;

/** The type of the values that have a form. */
export type ValueIn<Its> = Its extends { readonly [VALUE]?: infer Value } ? Value : never;

/** The types of fields by their forms. */
export type ValuesIn<Fields> = { -readonly [Name in keyof Fields]?: ValueIn<Fields[Name]> };

export const ANY: TypedForm<unknown> = { kind: 'any' };
export const TEXT: TypedForm<string> = { kind: 'text' };
export const ID: TypedForm<string> = { kind: 'id' };
export const INTEGER: TypedForm<number> = { kind: 'integer' };
export const NUMBER: TypedForm<number> = { kind: 'number' };
export const BOOLEAN: TypedForm<boolean> = { kind: 'boolean' };

/** A form whose values have a closer type than it says. */
export function typed<Value>(form: Form): TypedForm<Value> {
  return form;
}

/** The form of an object. */
export function objectOf<Fields extends Readonly<Record<string, Form>>>(fields: Fields): TypedForm<ValuesIn<Fields>> {
  return { kind: 'object', fields: new Map(Object.entries(fields)), isOpen: false };
}

/** The form of a list of objects. */
export function listOf<Fields extends Readonly<Record<string, Form>>>(fields: Fields): TypedForm<ValuesIn<Fields>[]> {
  return { kind: 'array', items: objectOf(fields) };
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
    const field = fields.get(name);
    if (field && inner === undefined) fields.set(name, { kind: 'amountOrPercentage' });
    else if (field?.kind === 'array' && field.items.kind === 'object') {
      fields.set(name, { kind: 'array', items: withPercentages(field.items, [inner!]) });
    }
  }
  return { ...form, fields };
}
