import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type BaseResolver, bundle, type Document as SourceDocument } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../src/contract.ts';
import { componentsOf, type SourceComponent } from '../components.ts';
import { type Problem, refuse } from '../problems.ts';
import type { Project } from '../project.ts';
import { createSourceMap, type SourceMap } from '../source-map.ts';
import { type Reader, toProblem } from './lint-sources.ts';

/** The sources as one document, before its schemas are composed. */
export interface Bundle {
  document: OpenApiDocument;
  /** Leads from the bundle back to its sources. */
  sources: SourceMap;
}

/**
 * Bundles the sources into one document, with every component under its own name.
 *
 * @throws ContractError if the bundler reports a problem, if two components share a name,
 * or if a component, a URL or a sample is in the sources and not in the bundle.
 */
export async function bundleSources(project: Project, { config, resolver }: Reader): Promise<Bundle> {
  const components = componentsOf(await sourceFiles(project, resolver));
  const sources = createSourceMap(project, components);
  refuse('bundle', duplicateNames(components, sources));
  const result = await bundle({
    ref: project.entry,
    config,
    externalRefResolver: resolver,
    componentRenamingConflicts: 'error',
  });
  refuse(
    'bundle',
    result.problems.map((problem) => toProblem(project, problem)),
  );

  const document = result.bundle.parsed as OpenApiDocument;
  refuse('bundle', [
    ...unusedComponents(document, components, sources),
    ...unusedFiles(project, result.fileDependencies),
  ]);
  return { sources, document };
}

/** The files that linting has read, less the index and the samples. */
async function sourceFiles(project: Project, { cache }: BaseResolver): Promise<SourceDocument[]> {
  const files = await Promise.all(cache.values());
  return files
    .filter((file) => 'parsed' in file)
    .filter(({ source }) => source.absoluteRef !== project.entry && source.absoluteRef.endsWith('.yaml'));
}

function duplicateNames(components: readonly SourceComponent[], sources: SourceMap): Problem[] {
  const first = new Map<string, SourceComponent>();
  return components.flatMap((component) => {
    const key = `${component.kind}/${component.name}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, component);
      return [];
    }
    const place = sources.locateComponent(other);
    return {
      ...sources.locateComponent(component),
      rule: 'unique-component-names',
      message: `"${component.name}" is already defined at ${place.file}:${place.line}:${place.column}.`,
      hint: 'Rename one of the two, or refer to the other if they are the same.',
    };
  });
}

function unusedComponents(
  document: OpenApiDocument,
  components: readonly SourceComponent[],
  sources: SourceMap,
): Problem[] {
  return components
    .filter(({ kind, name }) => !document.components[kind]?.[name])
    .map((component) => ({
      ...sources.locateComponent(component),
      rule: 'no-unused-sources',
      message: `"${component.name}" is defined and never used, so it is not in the bundle.`,
      hint: 'Refer to it, or delete it.',
    }));
}

function unusedFiles(project: Project, used: ReadonlySet<string>): Problem[] {
  return readdirSync(project.sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== project.entry && !used.has(file) && path.dirname(file) !== project.documented)
    .sort()
    .map((file) => ({
      file: path.relative(project.root, file),
      line: 1,
      column: 1,
      rule: 'no-unused-sources',
      message: 'Nothing in the contract refers to this file.',
      hint: 'Refer to it, or delete it.',
    }));
}
