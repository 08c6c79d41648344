import path from 'node:path';
import type { Project } from '../../lib/project.ts';
import { type Problem, refuse } from '../problems.ts';
import { placeOf, type SourceFile } from '../source-map.ts';
import type { Sources } from '../sources.ts';

/**
 * Refuses schemas that are made of themselves, which neither the linter nor the composition would survive. A schema may well
 * have a field of its own kind.
 *
 * @throws ContractError with each such schema.
 */
export function refuseCircles(project: Project, { files }: Sources): void {
  const takenUp = new Map<string, { file: string; key: string; targets: readonly string[] }>();
  for (const [file, content] of files) {
    if (!file.endsWith('.yaml')) continue;
    for (const [key, targets] of keysOf(file, content)) takenUp.set(`${file}#/${key}`, { file, key, targets });
  }

  function* reached(start: string): Generator<string> {
    const found = new Set(takenUp.get(start)?.targets);
    for (const id of found) {
      yield id;
      for (const target of takenUp.get(id)?.targets ?? []) found.add(target);
    }
  }

  refuse(
    'read sources',
    [...takenUp].flatMap(([id, { file, key }]): Problem[] => {
      if (![...reached(id)].includes(id)) return [];
      return [
        {
          ...placeOf(project, files.get(file)!.source, [key]),
          rule: 'no-circles',
          message: `"${key}" refers to itself, by its $ref or its allOf.`,
          hint: 'Remove the reference, or move what both need into a schema of its own.',
        },
      ];
    }),
  );
}

/** Returns the schemas that each top-level key of a file includes: the targets of its own `$ref` and of those in its `allOf`. */
function keysOf(file: string, { json }: SourceFile): [key: string, targets: string[]][] {
  return Object.entries(JSON.parse(json) as object)
    .map(([key, value]): [string, string[]] => [key, [...targetsOf(file, value)]])
    .filter(([, targets]) => targets.length > 0);
}

function* targetsOf(file: string, schema: unknown): Generator<string> {
  const { $ref: reference, allOf } = (schema ?? {}) as { $ref?: unknown; allOf?: unknown };
  if (typeof reference === 'string') {
    const [name, pointer = ''] = reference.split('#');
    yield `${name ? path.resolve(path.dirname(file), name) : file}#${pointer}`;
  }
  if (Array.isArray(allOf)) for (const part of allOf) yield* targetsOf(file, part);
}
