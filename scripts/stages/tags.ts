import { type StateField, type States, type StateTransition, statesOf } from '../../src/contract/states.ts';
import type { OpenApiDocument } from '../../src/contract.ts';

/** Adds the states of each resource to the description of its tag. */
export function describeStates(document: OpenApiDocument): OpenApiDocument {
  const tags = document.tags.map((tag) => ({
    ...tag,
    description: [tag.description.trimEnd(), ...sections(statesOf(document, tag.name))].join('\n\n'),
  }));
  return { ...document, tags };
}

function sections({ fields, transitions }: States): string[] {
  if (fields.length === 0) return [];
  return [
    '**States.** Further values may occur.',
    table(['field', 'values', 'meaning'], fields.map(fieldRow)),
    ...(transitions.length > 0
      ? [
          'From which states a transition may start, and what else it changes, is not documented.',
          table(['operation', 'leads to'], transitions.map(transitionRow)),
        ]
      : []),
  ];
}

function fieldRow({ field, values, preset, description }: StateField): string[] {
  const named = values.map((value) => `${code(value)}${value === preset ? ' (default)' : ''}`);
  return [code(field), named.join(', '), description];
}

function transitionRow({ operation, to, when }: StateTransition): string[] {
  return [code(operation.id), to === null ? 'a state that is not named' : `${code(to)}${conditionInWords(when)}`];
}

/** Says under which values of the body a transition leads to its state. */
export function conditionInWords(when: StateTransition['when'] = {}): string {
  const conditions = Object.entries(when).map(([field, value]) => `${code(field)} ${code(value)}`);
  return conditions.length > 0 ? `, with ${conditions.join(' and ')}` : '';
}

function table(header: string[], rows: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function code(value: unknown): string {
  return `\`${value}\``;
}
