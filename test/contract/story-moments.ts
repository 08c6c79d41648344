import { definedIn, factsOf, mentionsIn } from '../support/cast.ts';
import { type Body, disagreements, isObject, placesIn } from '../support/story.ts';

/** Samples that show another moment of their record than the others, with the fields that differ then. */
export type Moments = Readonly<Record<string, readonly string[]>>;

/** A field of a record, as a sample shows it. */
interface Shown {
  sample: string;
  field: string;
  /** The record, the field, and which samples show one moment of it. */
  key: string;
  value: unknown;
}

/** Ids that an object has next to its own, and that several objects can share. */
const SHARED = ['image', 'custom field'];

/**
 * Lists where samples of one record contradict each other, and moments that are no longer needed. All samples of the operations
 * that read show one moment of a record; those of another operation show one moment among themselves.
 */
export function contradictions(samples: readonly Body[], moments: Moments): string[] {
  const shown = shownIn(samples);
  const isOther = ({ sample, field }: Shown): boolean => moments[sample]?.includes(field) === true;
  const same = shown.filter((one) => !isOther(one)).map(({ key, value }) => [key, value] as const);
  const usual = new Map(same);
  const needed = new Set(
    shown
      .filter((one) => isOther(one) && usual.has(one.key) && usual.get(one.key) !== one.value)
      .map(({ sample, field }) => `${sample} ${field}`),
  );
  const needless = Object.entries(moments).flatMap(([sample, fields]) =>
    fields.map((field) => `${sample} ${field}`).filter((one) => !needed.has(one)),
  );
  return [...disagreements(same), ...needless.map((one) => `${one}: as in the other samples`)];
}

/** Lists where samples name one record in two ways: other names, numbers, codes, rates and the like. */
export function otherNames(samples: readonly Body[]): string[] {
  return disagreements(
    mentionsIn(placesIn(samples)).flatMap((mention) =>
      factsOf({ ...mention, id: asText(mention.id) }).map(([key, value]) => [key, asText(value)] as const),
    ),
  );
}

/** What samples of responses show of their records: the fields of one value that are no ids. */
function shownIn(samples: readonly Body[]): Shown[] {
  const records = definedIn(placesIn(samples)).filter(({ kind }) => !SHARED.includes(kind));
  return records.flatMap(({ kind, id, place: { object, body } }) =>
    Object.entries(object)
      .filter(
        ([field, value]) => !/(^|_)ids?\d*$|^code$|^message$/.test(field) && !isObject(value) && !Array.isArray(value),
      )
      .map(([field, value]) => ({
        sample: body.name,
        field,
        key: `${momentOf(body)}: ${kind} ${asText(id)} ${field}`,
        value,
      })),
  );
}

/** Whose samples show one moment: those of all operations that read, and those of each other one. */
function momentOf({ operation: { id } }: Body): string {
  return /^(get|list)/.test(id) ? 'read' : id;
}

/** An id as text; as a number, it is shorter. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value).replace(/^481516234(?=\d{5}$)/, '48151623424815') : value;
}
