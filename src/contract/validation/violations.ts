import { unescapeToken } from '../references.ts';
import { isNode } from '../walk.ts';
import { isOfNumbers } from './formats.ts';
import { describeGuess } from './guess.ts';
import { describe } from './messages.ts';
import type { Condition, Shape } from './shape.ts';

/** Violations that are listed of one request. */
export const MAX_LISTED = 20;

/** A value that the contract refuses. */
export interface Violation {
  /** Where it is, such as `body.line_items[0].item_id` or `query.organization_id`. */
  place: string;
  /** The problem, as the end of a sentence: `is required`. */
  message: string;
}

/** A value that differs from what was guessed, which refuses nothing: `text was inferred, a number came`. */
export type Remark = Violation;

/** An error as the functions of Ajv report it. */
export interface CheckError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A function that Ajv made of a schema. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
  /** Where the value differs from what was guessed, which is no error. Ajv has none. */
  remarks?: readonly CheckError[] | null;
}

/** A check of a part of a request, and what is known of its shape. */
export interface Part {
  check: Check;
  shape: Shape;
}

/**
 * Returns what a check has just rejected in a value, each violation once. The type of a value is no violation where another says more.
 *
 * @param root What the value is called, such as `body`.
 */
export function violationsOf({ check, shape }: Part, value: unknown, root: string): Violation[] {
  const all = tellingErrors(check).map((error) => ({
    ...violationOf(error, value, shape, root),
    keyword: error.keyword,
  }));
  const others = new Set(all.flatMap(({ place, keyword }) => (keyword === 'type' ? [] : place)));
  // That a value must be a string goes without saying where it must be one of some strings.
  const telling = all.filter(({ place, keyword }) => keyword !== 'type' || !others.has(place));
  return onceEach(telling.map(({ place, message }) => ({ place, message })));
}

/** Where a value that a check has just looked at differs from what was guessed, in words, each once. */
export function remarksOf({ check, shape }: Part, value: unknown, root: string): Remark[] {
  const remarks = (check.remarks ?? []).map((difference) => {
    const { place, field, message, value: found } = explain(difference, value, shape, root);
    const { keyword, params } = difference;
    return {
      place: field === undefined ? place : `${place}.${field}`,
      message: keyword === 'type' ? describeGuess(params['type'], found) : `${message} (inferred)`,
    };
  });
  return onceEach(remarks);
}

function onceEach<Said extends Violation>(all: readonly Said[]): Said[] {
  return [...new Map(all.map((one) => [`${one.place} ${one.message}`, one])).values()];
}

function keysOf(instancePath: string): string[] {
  return instancePath.split('/').slice(1).map(unescapeToken);
}

function violationOf(error: CheckError, root: unknown, shape: Shape, name: string): Violation {
  const { place, field, message } = explain(error, root, shape, name);
  return { place: field === undefined ? place : `${place}.${field}`, message };
}

/**
 * The errors of a check that say something new: that a condition failed does not where its consequence says what is wrong, and a
 * format of numbers does not where the type says it.
 */
export function tellingErrors({ errors }: Check): readonly CheckError[] {
  const typed = new Set(
    (errors ?? []).flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])),
  );
  const telling = (errors ?? []).filter(
    ({ keyword, params, instancePath }) =>
      keyword !== 'if' && !(keyword === 'format' && isOfNumbers(params) && typed.has(instancePath)),
  );
  return telling.length > 0 ? telling : (errors ?? []);
}

export interface Explanation {
  /** Keys from the root to the value. */
  keys: readonly string[];
  /** The value that is wrong, or that lacks the field or has it. */
  value: unknown;
  /** The same as {@link keys}, in writing. */
  place: string;
  /** The field of the value that the error is about, if it is about one. */
  field: string | undefined;
  /** The problem, as the end of a sentence. */
  message: string;
}

/** Says what an error of a check means. */
export function explain(
  { instancePath, keyword, params }: CheckError,
  root: unknown,
  shape: Shape,
  name: string,
): Explanation {
  const keys = keysOf(instancePath);
  const { value, shape: found, place } = follow(root, shape, keys, name);
  const rule = ruleFor(root, shape, keys, keyword);
  const about = { keys, value, place };
  if (name === 'query' && keyword === 'type' && Array.isArray(value)) {
    const message = `is sent ${value.length === 2 ? 'twice' : `${value.length} times`}`;
    return { ...about, field: undefined, message };
  }
  const field = rule?.field ?? fieldOf(keyword, params);
  const reason =
    rule?.reason ?? (keyword === 'dependentRequired' ? `${String(params['property'])} is sent` : undefined);
  const message = rule?.field === undefined ? describe(keyword, params, value, found.example) : 'is not allowed here';
  return { ...about, field, message: reason === undefined ? message : `${message}, since ${reason}` };
}

/** The field that an error of an object is about. */
function fieldOf(keyword: string, params: Record<string, unknown>): string | undefined {
  const field = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return keyword === 'propertyNames' ? String(params['propertyName']) : (field as string | undefined);
}

/** The value at some keys, what is known of it, and how its place is written: `body.line_items[0].item_id`. */
function follow(root: unknown, rootShape: Shape, keys: readonly string[], name: string) {
  let [value, shape, place] = [root, rootShape, name];
  for (const key of keys) {
    place += Array.isArray(value) ? `[${key}]` : `.${key}`;
    shape = stepInto(shape, value, key);
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return { value, shape, place };
}

function stepInto(shape: Shape, value: unknown, key: string): Shape {
  return (Array.isArray(value) ? shape.items : shape.fields?.[key]) ?? {};
}

/** The rule between fields that an error comes from: why it holds, and the field that it forbids. */
function ruleFor(root: unknown, rootShape: Shape, keys: readonly string[], keyword: string) {
  let [value, shape] = [root, rootShape];
  for (let depth = 0; depth <= keys.length; depth += 1) {
    const rest = keys.slice(depth);
    for (const { when, asks } of shape.rules ?? []) {
      const cause = when.find((condition) => holds(condition, value));
      const consequence = cause && asks(rest, keyword);
      if (cause && consequence) return { reason: sentence(cause), field: consequence.field };
    }
    const key = keys[depth]!;
    shape = stepInto(shape, value, key);
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return undefined;
}

function holds({ field, is }: Condition, value: unknown): boolean {
  return isNode(value) && value[field] !== undefined && (is === undefined || value[field] === is);
}

function sentence({ field, is }: Condition): string {
  return is === undefined ? `${field} is sent` : `${field} is ${JSON.stringify(is)}`;
}
