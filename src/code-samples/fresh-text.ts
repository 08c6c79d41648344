import type { SampleBody, SampleCall } from './code-call.ts';

/** Stands for the time in a text until a sample is written: a character that Unicode leaves to programs. */
export const TIME = '\uE001';

/** Makes a text that no record has: a name or a number that ends with the time, such as `INV-000031-1764000000`. */
export function freshText(text: string, time: number | string): string {
  // A number or a code takes a hyphen.
  return `${text}${/\d$|^\S*-\S*$/.test(text) ? '-' : ' '}${time}`;
}

/** The text that a JSON body has in a field at the top; undefined if it has none there. */
export function textIn(body: SampleBody | undefined, field: string): string | undefined {
  const json = body && 'json' in body ? body.json : undefined;
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The JSON body of a call, with its fresh texts; undefined if it has no such body. */
export function freshJson({ body, fresh }: SampleCall, time: number | string = TIME): unknown {
  if (!body || !('json' in body)) return undefined;
  const texts = fresh.flatMap((field) => {
    const text = textIn(body, field);
    return text === undefined ? [] : [[field, freshText(text, time)] as const];
  });
  return texts.length === 0 ? body.json : { ...(body.json as object), ...Object.fromEntries(texts) };
}

/** Whether a call has a text to make fresh. */
export function hasFresh({ body, fresh }: SampleCall): boolean {
  return fresh.some((field) => textIn(body, field) !== undefined);
}
