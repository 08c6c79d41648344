import type { Comparison } from './comparison.ts';

/** Compares the names of schemas, which are the names of types. A new one with the constraints of one that is gone is the same, renamed. */
export function compareSchemaNames({ before, after, changes, formOf }: Comparison): void {
  const old = before.components.schemas;
  const next = after.components.schemas;
  const added = new Set(Object.keys(next).filter((name) => !old[name]));
  for (const name of Object.keys(old).filter((candidate) => !next[candidate])) {
    const content = formOf(before, old[name]!);
    const successor = isTelling(content)
      ? [...added].find((candidate) => formOf(after, next[candidate]!) === content)
      : undefined;
    if (successor === undefined) {
      changes.add({
        kind: 'schema-removed',
        impact: 'breaking',
        side: 'importers',
        place: name,
        message: 'schema removed, and with it the type',
      });
      continue;
    }
    added.delete(successor);
    changes.add({
      kind: 'schema-renamed',
      impact: 'breaking',
      side: 'importers',
      place: name,
      message: `schema is called ${successor} now, and with it the type`,
    });
  }
  for (const name of added)
    changes.add({ kind: 'schema-added', impact: 'additive', side: 'importers', place: name, message: 'schema added' });
}

/** Whether constraints say enough to know a schema by them: more than a type. */
function isTelling(content: string): boolean {
  return Object.keys(JSON.parse(content) as object).some((keyword) => keyword !== 'type');
}
