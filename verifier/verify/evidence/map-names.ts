/** The name that stands for the names of fields that may be values, such as ids and email addresses. */
export const OTHER_NAMES = '{}';

/** The entry of an array. */
export const ENTRY = '*';

/** Names as programmers give them to fields, each word perhaps with a number of two digits: `snake_case` or `camelCase`. */
const NAME =
  /^(?:_{0,2}[a-z]{1,24}\d{0,2}(?:_[a-z]{1,24}\d{0,2}){0,7}|[a-z]{2,24}\d{0,2}(?:[A-Z][a-z]{1,23}\d{0,2}){1,7})$/;

/** Alternating small and capital letters, or many digits, as in random texts. */
const RANDOM = /(?:[A-Z][a-z]\d*){3}|(?:\d\D*){5}/;

/** A short word in lower case, or up to four of them, as states and kinds are called. */
const WORD = /^[a-z]{2,16}(?:[_ -][a-z]{2,16}){0,3}$/;

const LONGEST_NAME = 48;
const LONGEST_WORD = 32;

/** Fields of one object that the contract does not have. An object with more of them is a map, and its keys are values. */
const MAX_NAMES = 40;

/** Objects of one body that have the same keys, where the contract names none: from so many on, they are records. */
const MIN_RECORDS = 3;

/** Whether a name that is not in the contract may be written, since it looks like the name of a field. */
export function isFieldName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name) && !RANDOM.test(name);
}

/** Whether an object with some fields that are not in the contract is a map, and their names are values. */
export function isMap(unknownFields: number): boolean {
  return unknownFields > MAX_NAMES;
}

/**
 * Whether the keys of objects without fields in the contract are names of fields. Those of a single object may be
 * values, such as the names of people.
 *
 * @param objects How many objects of a body have these keys.
 */
export function areFieldNames(names: readonly string[], objects: number): boolean {
  return objects >= MIN_RECORDS && !isMap(names.length) && names.every(isFieldName);
}

/** Whether a text may be written where the contract names values, since it looks like one of them. */
export function isWord(text: string): boolean {
  return text.length <= LONGEST_WORD && WORD.test(text);
}
