import { clientMethod } from '../../../src/code-samples/index.ts';
import type { OpenApiDocument } from '../../../src/contract/index.ts';
import { nameOf } from '../name-of.ts';
import type { Resource } from '../resources.ts';
import { sandboxOf } from './call-sandbox.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the names of the sandbox's first records by id. They include the samples' records. */
export function recordNames(document: OpenApiDocument, resources: readonly Resource[]): ReadonlyMap<string, string> {
  const sandbox = sandboxOf(document);
  const names = resources.flatMap(({ operations }) => {
    const [name] = clientMethod(operations[0]!).split('.');
    const records = sandbox.records(name as Parameters<typeof sandbox.records>[0]).list() as readonly unknown[];
    return (records as readonly Fields[]).map((record): [string, string] => {
      // A record begins with its own id.
      const [id] = Object.entries(record).flatMap(([key, value]) => (key.endsWith('_id') ? [String(value)] : []));
      return [id ?? '', nameOf(record)];
    });
  });
  return new Map(names.filter(([id, name]) => id !== '' && name !== ''));
}
