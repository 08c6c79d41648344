/** The name that stands for the names of fields that may be values, such as ids and email addresses. */
export const OTHER_NAMES = '{}';

/** The entry of an array. */
export const ENTRY = '*';

/** Names as programmers give them to fields, each word perhaps with a number of two digits: `snake_case` or `camelCase`. */
const NAME =
  /^(?:_{0,2}[a-z]{1,24}\d{0,2}(?:_[a-z]{1,24}\d{0,2}){0,7}|[a-z]{2,24}\d{0,2}(?:[A-Z][a-z]{1,23}\d{0,2}){1,7})$/;

/** Alternating small and capital letters, or many digits, as in random strings. */
const RANDOM = /(?:[A-Z][a-z]\d*){3}|(?:\d\D*){5}/;

/** A short word in lower case, or up to four of them, as states and kinds are called. */
const WORD = /^[a-z]{2,16}(?:[_ -][a-z]{2,16}){0,3}$/;

const LONGEST_NAME = 48;
const LONGEST_WORD = 32;

/** Fields of one object that the contract does not have. An object with more of them is a map, and its keys are values. */
const MAX_NAMES = 40;

/** Objects of one body that have the same keys, where the contract names none: from so many on, they are records. */
const MIN_RECORDS = 3;

/** Checks whether a name outside the contract looks like a field's name, so that it may be written. */
export function isFieldName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name) && !RANDOM.test(name);
}

/** Checks whether an object with some fields outside the contract is a map, whose names are values. */
export function isMap(unknownFields: number): boolean {
  return unknownFields > MAX_NAMES;
}

/**
 * Checks whether the keys of objects without fields in the contract are names of fields. A single object's keys may be values,
 * such as the names of people.
 *
 * @param objects How many objects of a body have these keys.
 */
export function areFieldNames(names: readonly string[], objects: number): boolean {
  return objects >= MIN_RECORDS && !isMap(names.length) && names.every(isFieldName);
}

/** Checks whether a string looks like a word, so that it may be written where the contract names values. */
export function isWord(text: string): boolean {
  return text.length <= LONGEST_WORD && WORD.test(text);
}
