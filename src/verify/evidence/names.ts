/** The name that stands for the names of fields that may be values, such as ids and e-mail addresses. */
export const OTHER_NAMES = '{}';

/** The entry of an array. */
export const ENTRY = '*';

/** Names as programmers give them to fields: words, each perhaps with a number of two digits. */
const NAME = /^_{0,2}[A-Za-z]{1,24}\d{0,2}(?:[_-]?[A-Za-z]{1,24}\d{0,2}){0,7}$/;

/** Small and capital letters or letters and digits in turn, as random texts have them. */
const RANDOM = /(?:[A-Za-z]\d+){3}|[a-z][A-Z][a-z]?[A-Z][a-z]?[A-Z]|[A-Z]{2}[a-z][A-Z]/;

/** A short word in lower case, as states and kinds are called. */
const WORD = /^[a-z]{2,20}(?:[_ -][a-z]{2,20}){0,3}$/;

const LONGEST_NAME = 48;
const LONGEST_WORD = 32;

/** Fields of one object that the contract does not have. An object with more of them is a map, and its keys are values. */
const MAX_NAMES = 40;

/** Whether a name that is not in the contract may be written, since it looks like the name of a field. */
export function isFieldName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name) && !RANDOM.test(name);
}

/** Whether an object with some fields that are not in the contract is a map, and their names are values. */
export function isMap(unknownFields: number): boolean {
  return unknownFields > MAX_NAMES;
}

/** Whether a text may be written where the contract names values, since it looks like one of them. */
export function isWord(text: string): boolean {
  return text.length <= LONGEST_WORD && WORD.test(text);
}
