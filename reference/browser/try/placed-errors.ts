import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { RefusalError } from '../../../src/service/index.ts';
import { valueAt } from '../../model/call-places.ts';
import type { Entered } from './entered.ts';

/** Error messages by path, such as `body.line_items[0].rate`. */
export type PlacedErrors = ReadonlyMap<string, string>;

export interface CallErrors {
  placed: PlacedErrors;
  whole: readonly string[];
}

export const NO_ERRORS: CallErrors = { placed: new Map(), whole: [] };

/** Reads what a sandbox or a mock says of a call that it refused. Another service says nothing of places. */
export function callErrors(answer: string): CallErrors {
  const errors = errorsIn(answer);
  return {
    placed: new Map(errors.flatMap(({ path, message }) => (path === undefined ? [] : [[path, withoutPart(message)]]))),
    whole: errors.flatMap(({ path, message }) => (path === undefined ? [message] : [])),
  };
}

/** Returns the errors in a response; empty if it isn't an error response from a sandbox or a mock. */
export function errorsIn(answer: string): readonly RefusalError[] {
  try {
    const { errors } = JSON.parse(answer) as { errors?: unknown };
    return Array.isArray(errors) ? (errors as RefusalError[]) : [];
  } catch {
    return [];
  }
}

/** A form has no need to say that a field is one of the body. */
export function withoutPart(message: string): string {
  return message.replace(/^(?:body|query|path)\./, '');
}

/** Returns the errors that remain after a change: those at paths whose values are unchanged. */
export function stillWrong({ placed }: CallErrors, before: Entered, after: Entered): CallErrors {
  const left = [...placed].filter(([place]) => enteredAt(before, place) === enteredAt(after, place));
  return { placed: new Map(left), whole: [] };
}

function enteredAt({ body, parameters }: Entered, place: string): string | undefined {
  const [part = '', ...keys] = place.split(/[.[\]]+/).filter((key) => key !== '');
  if (part !== 'body') return parameters[`${part}:${keys.join('.')}`];
  const value = valueAt(parsed(body), ['', ...keys].join('/'));
  return value === undefined ? undefined : exactText(value);
}

function parsed(body: string): unknown {
  try {
    return parseExact(body);
  } catch {
    return undefined;
  }
}
