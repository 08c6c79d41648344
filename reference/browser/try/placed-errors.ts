import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { RefusalError } from '../../../src/service/index.ts';
import { valueAt } from '../../model/call-places.ts';
import type { Entered } from './entered.ts';

/** What is wrong with a call, by the place that it is about, such as `body.line_items[0].rate`. */
export type PlacedErrors = ReadonlyMap<string, string>;

/** What is wrong with a call: at places, and as a whole. */
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

/** What an answer says is wrong with the call; nothing if it is no refusal of a sandbox or a mock. */
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

/** What is still wrong after a change: all but what is about a place that has changed. */
export function stillWrong({ placed }: CallErrors, before: Entered, after: Entered): CallErrors {
  const left = [...placed].filter(([place]) => enteredAt(before, place) === enteredAt(after, place));
  return { placed: new Map(left), whole: [] };
}

/** What is entered at a place, as text. */
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
