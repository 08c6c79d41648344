import {
  fieldCells,
  type OpenApiDocument,
  operationsOf,
  STATES_HEADING,
  type States,
  statesOf,
  transitionCells,
} from '../../../src/contract/index.ts';

/** Adds the states of each resource to the description of its tag. */
export function describeStates(document: OpenApiDocument): OpenApiDocument {
  const operations = operationsOf(document);
  const tags = document.tags.map((tag) => {
    const states = statesOf(
      document,
      operations.filter((operation) => operation.tag === tag.name),
    );
    return { ...tag, description: [tag.description.trimEnd(), ...sections(states)].join('\n\n') };
  });
  return { ...document, tags };
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
