import { escapeToken } from '../../contract/references.ts';
import { explain, type Part, tellingErrors } from '../../contract/validation/violations.ts';
import type { Root } from '../contract/model.ts';
import type { Place } from '../contract/place.ts';
import type { Breach } from '../evidence/facts.ts';
import { ENTRY, isFieldName, OTHER_NAMES } from '../evidence/names.ts';
import { typeOf } from '../evidence/tally.ts';

/** The parameters of errors that say what the contract claims. */
const CLAIMS = ['type', 'allowedValues', 'allowedValue', 'format', 'pattern', 'limit', 'multipleOf'];

/** What a value breaks of what the contract says of it. Each names its place, and quotes nothing of the value. */
export function breachesOf(part: Part, value: unknown, root: Root, place: Place | undefined): Breach[] {
  if (part.check(value)) return [];
  return tellingErrors(part.check).map((error) => {
    const about = explain(error, value, part.shape, root);
    const claim = CLAIMS.map((name) => error.params[name]).find((one) => one !== undefined);
    const at = shown(root, place, value, about.keys);
    return {
      place: about.field === undefined ? at : `${at}/${escapeToken(about.field)}`,
      keyword: error.keyword,
      message: about.message,
      found: about.field === undefined ? typeOf(about.value) : 'nothing',
      claim: claim === undefined ? '' : JSON.stringify(claim),
    };
  });
}

/** A place in writing, without names that may be values. */
function shown(root: Root, start: Place | undefined, whole: unknown, keys: readonly string[]): string {
  let [place, value, text] = [start, whole, root as string];
  for (const key of keys) {
    if (Array.isArray(value)) {
      text += `/${ENTRY}`;
      place = place?.items;
    } else {
      const field = place?.fields?.get(key);
      text += `/${field || isFieldName(key) ? escapeToken(key) : OTHER_NAMES}`;
      place = field;
    }
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return text;
}
