import { type CheckError, escapeToken, explain, type Part, tellingErrors } from '../../../src/contract/index.ts';
import { choiceAt } from '../contract/claimed-keywords.ts';
import type { ContractLocation } from '../contract/location.ts';
import type { Root } from '../contract/model.ts';
import { BLANK, type RecordedViolation } from '../evidence/facts.ts';
import { ENTRY, isFieldName, OTHER_NAMES } from '../evidence/map-names.ts';
import { typeOf } from '../evidence/tally.ts';

/** The parameters of errors that say what the contract claims. */
const CLAIM_PARAMS = ['type', 'allowedValues', 'allowedValue', 'format', 'pattern', 'limit', 'multipleOf'];

/**
 * The violations of the contract by a value, and where it is of another type than was guessed. Each names its place, and none
 * quotes the value.
 */
export function recordedViolations(
  part: Part,
  value: unknown,
  root: Root,
  location: ContractLocation | undefined,
): RecordedViolation[] {
  const errors = part.check(value) ? [] : withoutChoices(tellingErrors(part.check));
  const guesses = withoutChoices(part.check.remarks ?? []);
  return [...errors.map((error) => recorded(error, false)), ...guesses.map((guess) => recorded(guess, true))];

  function recorded(error: CheckError, isGuess: boolean): RecordedViolation {
    const about = explain(error, value, part.shape, root);
    const claim = CLAIM_PARAMS.map((name) => error.params[name]).find((one) => one !== undefined);
    const { text, holder } = shown(root, location, value, about.keys);
    const choice = about.field === undefined && holder ? choiceAt(holder) : '';
    return {
      place: about.field === undefined ? text : `${text}/${fieldName(holder, about.field, error)}`,
      keyword: error.keyword,
      message: about.message,
      found: about.field !== undefined ? 'nothing' : about.value === '' ? BLANK : typeOf(about.value),
      claim: claim === undefined ? '' : JSON.stringify(claim),
      ...(choice !== '' && { choice }),
      ...((isGuess || error.keyword === 'type') && { isGuess }),
    };
  }
}

/** Keywords that a schema may break with a value of any type. All others are asked of values that are of its type. */
const OF_ANY_TYPE = ['type', 'const', 'enum', 'not', 'false schema'];

/** Reduces what several schemas say of a value that none of them takes, which stands right before the error of the choice. */
function withoutChoices(errors: readonly CheckError[]): readonly CheckError[] {
  const result: CheckError[] = [];
  for (const error of errors) {
    const isChoice = error.keyword === 'anyOf' || error.keyword === 'oneOf';
    const start = isChoice ? result.findLastIndex((one) => !isWithin(one, error)) + 1 : result.length;
    result.push(...(isChoice ? reduced(result.splice(start), error) : [error]));
  }
  return result;
}

function isWithin({ instancePath }: CheckError, { instancePath: outer }: CheckError): boolean {
  return instancePath === outer || instancePath.startsWith(`${outer}/`);
}

/** Of errors about the value itself, one is kept: that of a schema of its type, else the first, unless others are about its parts. */
function reduced(errors: readonly CheckError[], choice: CheckError): CheckError[] {
  // Several schemas take the value, and one of them should.
  if (choice.params['passingSchemas']) return [choice];
  const ownErrors = errors.filter(({ instancePath }) => instancePath === choice.instancePath);
  const parts = errors.filter((error) => !ownErrors.includes(error));
  const telling = ownErrors.find(({ keyword }) => !OF_ANY_TYPE.includes(keyword));
  if (telling) return [telling, ...parts];
  return parts.length > 0 ? parts : [ownErrors[0] ?? choice];
}

/** A place in writing, without names that may be values, and what the contract says of it. */
function shown(root: Root, start: ContractLocation | undefined, whole: unknown, keys: readonly string[]) {
  let [holder, value, text] = [start, whole, root as string];
  for (const key of keys) {
    const isEntry = Array.isArray(value);
    text += `/${isEntry ? ENTRY : shownName(holder, key)}`;
    holder = isEntry ? holder?.items : holder?.fields?.get(key);
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return { text, holder };
}

/** That a field is missing is what the contract says; that one is there is what the traffic says. */
function fieldName(holder: ContractLocation | undefined, field: string, { params }: CheckError): string {
  return params['missingProperty'] === field ? escapeToken(field) : shownName(holder, field);
}

function shownName(holder: ContractLocation | undefined, name: string): string {
  return holder?.fields?.has(name) || (holder?.fields && isFieldName(name)) ? escapeToken(name) : OTHER_NAMES;
}
