import path from 'node:path';
import { BaseResolver, type Config, loadConfig, Source, YamlParseError } from '@redocly/openapi-core';
import type { Project } from '../lib/project.ts';
import { type Problem, refuse } from './problems.ts';

/** A file of `openapi/`. */
export interface SourceFile {
  /** What Redocly needs to name places in it. */
  source: Source;
  /** What it holds, as JSON: bundling changes parsed values, so whoever reads them parses its own. */
  json: string;
}

/** The hand-written contract, as linting and bundling read it. */
export interface Sources {
  config: Config;
  /** Makes what gives every file to Redocly, so that it reads none itself, with values of its own. */
  resolver(): BaseResolver;
  /** Every file, by its absolute path. */
  files: ReadonlyMap<string, SourceFile>;
}

/**
 * Parses the contract, and loads the rules that the project lints it with.
 *
 * @param texts Of every file of `openapi/`.
 * @param last The sources of the run before; what has not changed since is not parsed again.
 * @throws ContractError if a file is not valid YAML.
 */
export async function openSources(
  project: Project,
  texts: ReadonlyMap<string, string>,
  last?: Sources,
): Promise<Sources> {
  const config = last?.config ?? (await loadConfig({ configPath: project.redocly })).forAlias('main');
  const parser = new BaseResolver(config.resolve);
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const known = last?.files.get(file);
    try {
      files.set(file, known?.source.body === text ? known : parse(parser, new Source(file, text)));
    } catch (error) {
      if (!(error instanceof YamlParseError)) throw error;
      problems.push(syntaxProblem(project, error));
    }
  }
  refuse('read sources', problems);
  return { config, resolver: () => resolverOf(config, files), files };
}

function resolverOf(config: Config, files: Sources['files']): BaseResolver {
  const resolver = new BaseResolver(config.resolve);
  for (const [file, { source, json }] of files)
    resolver.cache.set(file, Promise.resolve({ source, parsed: JSON.parse(json) }));
  return resolver;
}

function parse(parser: BaseResolver, source: Source): SourceFile {
  return { source, json: JSON.stringify(parser.parseDocument(source).parsed ?? null) };
}

function syntaxProblem({ root }: Project, { source, line, col, message }: YamlParseError): Problem {
  return {
    file: path.relative(root, source.absoluteRef),
    line: line || 1,
    column: col || 1,
    rule: 'yaml',
    message: message.replace(/(?: in "[^"]*")? \(\d+:\d+\)$/, ''),
    hint: 'Correct the YAML; check quotes, brackets and indentation.',
  };
}
