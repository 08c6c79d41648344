import { type CheckError, escapeToken, explain, type Part, tellingErrors } from '../../contract/index.ts';
import type { ContractLocation } from '../contract/location.ts';
import type { Root } from '../contract/model.ts';
import { BLANK, type RecordedViolation } from '../evidence/facts.ts';
import { ENTRY, isFieldName, OTHER_NAMES } from '../evidence/map-names.ts';
import { typeOf } from '../evidence/tally.ts';

/** The parameters of errors that say what the contract claims. */
const CLAIMS = ['type', 'allowedValues', 'allowedValue', 'format', 'pattern', 'limit', 'multipleOf'];

/** The violations of the contract by a value. Each names its place, and none quotes the value. */
export function recordedViolations(
  part: Part,
  value: unknown,
  root: Root,
  location: ContractLocation | undefined,
): RecordedViolation[] {
  if (part.check(value)) return [];
  return withoutChoices(tellingErrors(part.check)).map((error) => {
    const about = explain(error, value, part.shape, root);
    const claim = CLAIMS.map((name) => error.params[name]).find((one) => one !== undefined);
    const { text, holder } = shown(root, location, value, about.keys);
    return {
      place: about.field === undefined ? text : `${text}/${fieldName(holder, about.field, error)}`,
      keyword: error.keyword,
      message: about.message,
      found: about.field !== undefined ? 'nothing' : about.value === '' ? BLANK : typeOf(about.value),
      claim: claim === undefined ? '' : JSON.stringify(claim),
    };
  });
}

/** If a value matches none of several schemas, the error of the first one is kept. */
function withoutChoices(errors: readonly CheckError[]): readonly CheckError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error, index) => {
    const isHere = ({ instancePath }: CheckError): boolean => instancePath === error.instancePath;
    return !choices.some(isHere) || errors.findIndex(isHere) === index;
  });
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
