import type { StateField, StateTransition } from './states.ts';
import { code, conditionInWords } from './words.ts';

/** What stands between the text of a tag and the tables of its states. */
export const STATES_HEADING = '**States.**';

/** What a table says of a state field: its name, its values, and what it means. */
export function fieldCells({ field, values, preset, description }: StateField): string[] {
  const named = values.map((value) => `${code(value)}${value === preset ? ' (default)' : ''}`);
  return [code(field), named.join(', '), description];
}

/** What a table says of a transition: the operation, and the state that it leads to. */
export function transitionCells({ operation, to, when }: StateTransition): string[] {
  return [code(operation.id), to === null ? 'a state that is not named' : `${code(to)}${conditionInWords(when)}`];
}
