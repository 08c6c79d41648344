import {
  fieldCells,
  type OpenApiDocument,
  operationsOf,
  STATES_HEADING,
  type States,
  statesOf,
  transitionCells,
} from '../../../src/contract/index.ts';
import type { Documented } from '../documented/read-documented.ts';
import { refuse } from '../problems.ts';

/** Adds to the description of each tag the operations that the service documentation mentions but does not show, and the states. */
export function describeTags(document: OpenApiDocument, { mentioned }: Documented): OpenApiDocument {
  const operations = operationsOf(document);
  refuseUnknownTags(document, mentioned);
  const tags = document.tags.map((tag) => {
    const states = statesOf(
      document,
      operations.filter((operation) => operation.tag === tag.name),
    );
    const calls = mentioned[tag.name] ?? [];
    return {
      ...tag,
      description: [tag.description.trimEnd(), ...mentionedInWords(calls), ...sections(states)].join('\n\n'),
      ...(calls.length > 0 && { 'x-mentioned': calls }),
    };
  });
  return { ...document, tags };
}

function refuseUnknownTags({ tags }: OpenApiDocument, mentioned: Documented['mentioned']): void {
  const names = tags.map(({ name }) => name);
  const unknown = Object.keys(mentioned).filter((name) => !names.includes(name));
  refuse(
    'tags',
    unknown.map((name) => ({
      file: 'openapi/documented',
      line: 1,
      column: 1,
      rule: 'mentioned',
      message: `\`mentioned\` names the tag "${name}", which openapi/openapi.yaml does not have.`,
      hint: `Write one of its tags: ${names.join(', ')}.`,
    })),
  );
}

function mentionedInWords(calls: readonly string[]): string[] {
  if (calls.length === 0) return [];
  return [`Not documented: ${new Intl.ListFormat('en').format(calls)}.`];
}

function sections({ fields, transitions }: States): string[] {
  if (fields.length === 0) return [];
  return [
    // A boolean has no further values.
    fields.every(({ values }) => values.every((value) => typeof value === 'boolean'))
      ? STATES_HEADING
      : `${STATES_HEADING} Further values may occur.`,
    table(['field', 'values', 'meaning'], fields.map(fieldCells)),
    ...(transitions.length > 0
      ? [
          'From which states a transition may start, and what else it changes, is not documented.',
          table(['operation', 'leads to'], transitions.map(transitionCells)),
        ]
      : []),
  ];
}

function table(header: string[], rows: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
