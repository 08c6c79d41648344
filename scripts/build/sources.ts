import path from 'node:path';
import { BaseResolver, type Config, Source, YamlParseError } from '@redocly/openapi-core';
import type { Project } from '../lib/project.ts';
import { readSettings } from './build-settings.ts';
import { type Problem, refuse } from './problems.ts';
import { syntaxProblem } from './redocly-findings.ts';
import { type Path, placeOf, type SourceFile, type SourceFiles } from './source-map.ts';

/** The hand-written contract, as linting and bundling read it. */
export interface Sources {
  config: Config;
  /** Makes what gives every file to Redocly, so that it reads none itself, with values of its own. */
  resolver(): BaseResolver;
  /** Every file, by its absolute path. */
  files: SourceFiles;
}

/**
 * Parses the contract, and loads the rules that the project lints it with.
 *
 * @param texts Of every file of `openapi/`.
 * @param last The sources of the run before; what has not changed since is not parsed again.
 * @throws ContractError if the settings can't be read, or if a file is empty, no UTF-8, or not valid YAML.
 */
export async function openSources(
  project: Project,
  texts: ReadonlyMap<string, string>,
  last?: Sources,
): Promise<Sources> {
  const config = last?.config ?? (await readSettings(project));
  const parser = new BaseResolver(config.resolve);
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const known = last?.files.get(file);
    if (known?.source.body === text) {
      files.set(file, known);
      continue;
    }
    try {
      const parsed = parse(parser, new Source(file, text));
      files.set(file, parsed);
      problems.push(...contentProblem(project, parsed));
    } catch (error) {
      if (!(error instanceof YamlParseError)) throw error;
      const problem = syntaxProblem(project, error);
      problems.push(...(encodingProblem(problem.file, text) ?? [problem]));
    }
  }
  refuse('read sources', problems);
  return { config, resolver: () => resolverOf(config, files), files };
}

function resolverOf(config: Config, files: SourceFiles): BaseResolver {
  const resolver = new BaseResolver(config.resolve);
  for (const [file, { source, json }] of files)
    resolver.cache.set(file, Promise.resolve({ source, parsed: JSON.parse(json) }));
  return resolver;
}

function parse(parser: BaseResolver, source: Source): SourceFile {
  return { source, json: JSON.stringify(parser.parseDocument(source).parsed ?? null) };
}

function contentProblem(project: Project, { source, json }: SourceFile): Problem[] {
  const { absoluteRef, body } = source;
  const file = path.relative(project.root, absoluteRef);
  const unreadable = encodingProblem(file, body);
  if (unreadable) return unreadable;
  const holds = file.endsWith('.yaml') ? json.startsWith('{') : body.trim() !== '' && json !== 'null';
  if (holds) return file.endsWith('.yaml') ? missingValues(project, source, json) : [];
  const message = file.endsWith('.yaml') ? 'The file holds no keys.' : 'The file is empty.';
  return [{ file, line: 1, column: 1, rule: 'empty-file', message, hint: 'Write its content, or delete it.' }];
}

/** Where a key or an entry of a list has no value. `to` alone may be null: a state without a name. */
function missingValues(project: Project, source: Source, json: string): Problem[] {
  if (!json.includes('null')) return [];
  const visit = (value: unknown, keys: Path): Problem[] => {
    if (value === null && keys.at(-1) !== 'to')
      return [
        {
          ...placeOf(project, source, keys),
          rule: 'no-value',
          message: `"${keys.at(-1)}" has no value.`,
          hint: 'Write its value, or take it away; check the indentation of what stands below it.',
        },
      ];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => visit(inner, [...keys, key]))
      : [];
  };
  return visit(JSON.parse(json), []);
}

/** Where a file is no UTF-8: what can't be decoded is read as U+FFFD. */
function encodingProblem(file: string, text: string): Problem[] | undefined {
  const lines = text.slice(0, text.indexOf('\uFFFD') + 1).split('\n');
  if (lines.length === 1 && lines[0] === '') return undefined;
  const place = { file, line: lines.length, column: lines.at(-1)!.length };
  return [{ ...place, rule: 'utf-8', message: 'A character is not UTF-8.', hint: 'Save the file as UTF-8.' }];
}
