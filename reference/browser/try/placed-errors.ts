/** What is wrong with a call, by the place that it is about, such as `body.line_items[0].rate`. */
export type PlacedErrors = ReadonlyMap<string, string>;

/** A place and what is said of it: `query.page must be …`, or `customer_id is missing`, which is a field of the body. */
const PLACED = /^(?:(body|query|path)\.)?([a-z]\w*(?:\.\w+|\[\d+\])*) (.+?)\.?$/;

/** Reads the places out of the message of a refusal, which lists them with semicolons between. */
export function placedErrors(message: string): PlacedErrors {
  return new Map(
    message.split('; ').flatMap((part): [string, string][] => {
      const [, where = 'body', place, text] = PLACED.exec(part) ?? [];
      return place === undefined ? [] : [[`${where}.${place}`, `${place} ${text}.`]];
    }),
  );
}

/** Whether something is wrong at a place or within it. */
export function hasErrorWithin(errors: PlacedErrors, place: string): boolean {
  return [...errors.keys()].some((key) => key === place || key.startsWith(`${place}.`) || key.startsWith(`${place}[`));
}
