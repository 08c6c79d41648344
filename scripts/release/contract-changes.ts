import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { ContractChange } from '../../reference/index.ts';
import {
  escapeToken,
  keysOf,
  type OpenApiDocument,
  operationsOf,
  type Parameter,
  reachableReferences,
  resolve,
} from '../../src/contract/index.ts';
import { type ReportedChange, rate } from './ratings.ts';

/** The version of Redocly's report that this module reads. */
const REPORT_VERSION = '1';

/** Maximum length of a value in a message, in characters. */
const SHOWN = 60;

/**
 * Lists what changed from one document to another: `redocly diff` finds the changes, and the table in `ratings.ts` corrects how it
 * rates them.
 *
 * @returns The changes, gravest first. Documents that differ have at least one.
 * @throws Error if Redocly's report can't be read.
 */
export async function contractChanges(before: OpenApiDocument, after: OpenApiDocument): Promise<ContractChange[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const [compared, withChanges] = [withParametersInOperations(before), withParametersInOperations(after)];
  const [base, revision] = [readerOf(compared), readerOf(withChanges)];
  const changes = (await reportOf(compared, withChanges)).map((change): ContractChange => {
    const { rule, impact } = rate(change, base);
    const place = change.revision ? revision.place(change.revision.pointer) : base.place(change.base!.pointer);
    const before = change.base && base.operations(change.base.pointer).map(({ id }) => id);
    const after = change.revision && revision.operations(change.revision.pointer).map(({ id }) => id);
    return { rule, impact, place, message: messageOf(change), operations: common(before, after) };
  });
  if (changes.length === 0) return [UNREPORTED];
  return IMPACTS.flatMap((impact) => changes.filter((change) => change.impact === impact));
}

/** Moves the parameters of each URL into its operations. Callers can't tell where a parameter is declared. */
function withParametersInOperations(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { path: url, object } of operationsOf(copy)) {
    const keyOf = (parameter: Parameter): string => {
      const { in: place, name } = resolve(copy, parameter);
      return `${place} ${name}`;
    };
    const own = object.parameters ?? [];
    const keys = own.map(keyOf);
    object.parameters = [...(copy.paths[url]!.parameters ?? []).filter((one) => !keys.includes(keyOf(one))), ...own];
  }
  for (const item of Object.values(copy.paths)) delete item.parameters;
  return copy;
}

/** The operations of a change. A shared part may have been replaced at one place: the others that reach it are not concerned. */
function common(before: readonly string[] | undefined, after: readonly string[] | undefined): readonly string[] {
  if (before === undefined || after === undefined) return before ?? after ?? [];
  const both = after.filter((id) => before.includes(id));
  return both.length > 0 ? both : after;
}

const IMPACTS: readonly ContractChange['impact'][] = ['breaking', 'warning', 'additive', 'descriptive'];

/** Placeholder for differences that Redocly ignores, such as an entry of an extension. */
const UNREPORTED: ContractChange = {
  rule: 'unreported',
  impact: 'descriptive',
  place: 'document',
  message: 'The service documentation differs in parts that `redocly diff` does not compare.',
  operations: [],
};

/** Runs `redocly diff` and returns its changes. */
async function reportOf(before: OpenApiDocument, after: OpenApiDocument): Promise<ReportedChange[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-changes-'));
  try {
    writeFileSync(path.join(folder, 'before.json'), JSON.stringify(before));
    writeFileSync(path.join(folder, 'after.json'), JSON.stringify(after));
    writeFileSync(path.join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const args = ['diff', 'before.json', 'after.json', '--format', 'json', '--output', 'report.json'];
    await promisify(execFile)(
      process.execPath,
      [path.join(path.dirname(manifest), 'bin/cli.js'), ...args, '--fail-on', 'none'],
      { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    return changesIn(readFileSync(path.join(folder, 'report.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads a report.
 *
 * @throws Error if it has another version: its meaning may have changed, and `redocly diff` is experimental.
 */
export function changesIn(report: string): ReportedChange[] {
  const { reportVersion, changes } = JSON.parse(report) as { reportVersion: string; changes: ReportedChange[] };
  if (reportVersion !== REPORT_VERSION)
    throw new Error(
      `redocly diff wrote a report of version ${reportVersion}, and only ${REPORT_VERSION} can be read. Compare the two, then adapt scripts/release/ratings.ts.`,
    );
  return changes;
}

/** Finds out where pointers of a document lead. */
function readerOf(document: OpenApiDocument) {
  const operations = operationsOf(document);
  const methods = operations.map(({ method }) => method as string);
  const reached = new Map(operations.map(({ id, object }) => [id, reachableReferences(document, object)] as const));
  return {
    /** The operations that a part belongs to, or that reach the component it belongs to. */
    operations(pointer: string) {
      const [section, one = '', two = ''] = keysOf(pointer);
      if (section === 'paths')
        return operations.filter(({ path: url, method }) => url === one && (two === method || !methods.includes(two)));
      const component = `#/components/${one}/${escapeToken(two)}`;
      return section === 'components' ? operations.filter(({ id }) => reached.get(id)!.has(component)) : [];
    },
    /** Returns a readable name: `InvoiceCreate.line_items[].rate`, or `listTaxes.parameters.2`. */
    place(pointer: string): string {
      const [section, one = '', two = '', ...rest] = keysOf(pointer);
      if (section === 'components') return nameOf(two, rest);
      if (section !== 'paths') return nameOf(section ?? 'document', [one, two, ...rest]);
      const operation = operations.find(({ path: url, method }) => url === one && method === two);
      return operation ? nameOf(operation.id, rest) : nameOf(one, [two, ...rest]);
    },
  };
}

/** Tokens that say nothing to people. */
const SILENT = new Set(['', 'properties', 'content', 'application/json', 'schema']);

function nameOf(start: string, tokens: readonly string[]): string {
  const shown = tokens.filter((token) => !SILENT.has(token));
  return shown.reduce((name, token) => (token === 'items' ? `${name}[]` : `${name}.${token}`), start);
}

function messageOf({ kind, property, base, revision, verdicts }: ReportedChange): string {
  const [verdict] = verdicts;
  // Two regular expressions in a sentence tell a reader nothing.
  if (verdict) return verdict.message.replace(/ changed from '\^.*' to '\^.*'\.$/s, ' changed.');
  if (kind !== 'modified') return `It was ${kind}.`;
  return `\`${property}\` changed from ${shown(base!.value)} to ${shown(revision!.value)}.`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
