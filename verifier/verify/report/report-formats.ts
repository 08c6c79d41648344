import { visible, visibleLines } from '../../../src/contract/index.ts';

export interface Outline {
  title: string;
  /** The traffic that was checked, in sentences. */
  summary: string;
  /** Lines below headings, for text. Those without lines are left out. */
  groups: Group[];
  /** Tables, for Markdown. Those without rows are left out. */
  tables: Table[];
  /** The result, in a sentence. */
  conclusion: string;
  /** All of it as data, for JSON. */
  data: object;
  sarif: Sarif;
}

/** Where something is in a file. */
export interface SourcePlace {
  /** Path from the root of the project, or as it was given. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Lines below a heading. */
export interface Group {
  heading: string;
  lines: readonly string[];
}

/** A table with a title. */
export interface Table {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Sarif {
  rules: readonly { id: string; text: string }[];
  results: readonly SarifResult[];
  invocations?: readonly object[];
}

interface SarifResult {
  ruleId: string;
  level: 'error' | 'warning' | 'note';
  text: string;
  /** Where it stands in a file; undefined if it is in none. */
  source: SourcePlace | undefined;
  /** Names of it that are no places in files. */
  names?: readonly string[];
  /** Values that identify it, by the name of the method that creates them. */
  fingerprints: Readonly<Record<string, string>>;
  properties?: object;
}

export const formats = { text: writeText, json: writeJson, sarif: writeSarif, markdown: writeMarkdown };

/** Writes a report for people. */
function writeText({ summary, groups, conclusion }: Outline): string {
  const filled = groups.filter(({ lines }) => lines.length > 0);
  const lines = [summary, ...filled.flatMap(({ heading, lines }) => ['', heading, ...lines]), '', conclusion];
  return visibleLines(lines.join('\n'));
}

/** Writes a report as Markdown, such as for a comment on a change. */
function writeMarkdown({
  title,
  summary,
  tables,
  conclusion,
}: Pick<Outline, 'title' | 'summary' | 'tables' | 'conclusion'>): string {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return [
    `# ${title}`,
    visible(summary),
    ...filled.flatMap((table) => [`## ${table.title}`, writeTable(table)]),
    conclusion,
  ].join('\n\n');
}

function writeTable({ heads, rows }: Table): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => visible(cell).replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return lines.join('\n');
}

/** A string as code in Markdown, if there is one. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function writeJson({ data }: Outline): string {
  return JSON.stringify(data, null, 2);
}

/** Writes a report as SARIF 2.1.0, which code-scanning tools read. */
function writeSarif({ sarif: { rules, results, invocations } }: Outline): string {
  const driver = {
    name: 'inventory-service-api verify',
    rules: rules.map(({ id, text }) => ({ id, shortDescription: { text } })),
  };
  const run = {
    tool: { driver },
    ...(invocations && { invocations }),
    results: results.map(({ ruleId, level, text, source, names, fingerprints, properties }) => ({
      ruleId,
      ruleIndex: rules.findIndex(({ id }) => id === ruleId),
      level,
      message: { text },
      locations: [
        {
          ...(source && {
            physicalLocation: { artifactLocation: { uri: source.file }, region: { startLine: source.line } },
          }),
          ...(names && { logicalLocations: names.map((name) => ({ fullyQualifiedName: name })) }),
        },
      ],
      partialFingerprints: fingerprints,
      ...(properties && { properties }),
    })),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}
