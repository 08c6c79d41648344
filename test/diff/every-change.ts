import { expect, it } from 'vitest';
import { selectTags } from '../../src/cli/select.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import { changed } from '../support/changed.ts';
import { contract } from '../support/document.ts';
import { everyNth } from '../support/full.ts';

const taxes = selectTags(contract, ['Taxes', 'Price lists']);

/** Every place of a document that holds a text, a number or a flag. */
function* leavesOf(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, child] of Object.entries(value)) yield* leavesOf(child, [...path, key]);
}

function valueAt(document: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

/** The document without what is at a place. */
function withoutPlace(document: OpenApiDocument, path: readonly string[]): OpenApiDocument {
  const key = path.at(-1)!;
  return changed(document, path.slice(0, -1), (holder) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  });
}

/** The document with one place changed. References would lead nowhere, so they lead to another schema. */
function changedAt(document: OpenApiDocument, path: readonly string[]): OpenApiDocument {
  const key = path.at(-1)!;
  return changed(document, path.slice(0, -1), (holder) => {
    const value = holder[key];
    if (key === '$ref')
      holder[key] = String(value).replace(/[^/]+$/, (name) => (name === 'Changed' ? 'Other' : 'Changed'));
    else if (typeof value === 'number') holder[key] = value + 1;
    else holder[key] = typeof value === 'boolean' ? !value : `${String(value)}-changed`;
  });
}

/** Changes the places of a document one by one, and takes them away: every nth. */
export function testChanges(nth: number): void {
  const document = structuredClone(taxes) as OpenApiDocument & { components: Record<string, Record<string, unknown>> };
  for (const kind of ['schemas', 'parameters', 'responses']) {
    const what = {
      schemas: { type: 'null' },
      parameters: { in: 'cookie', name: 'changed', schema: {} },
      responses: { description: 'Changed.' },
    };
    document.components[kind]!['Changed'] = what[kind as keyof typeof what];
  }
  const leaves = [...leavesOf(document)].filter((path) => !path.includes('Changed'));

  it('whatever place it is at', () => {
    expect(leaves.length).toBeGreaterThan(500);
    const unnoticed = everyNth(leaves, nth).filter(
      (path) => diffDocuments(document, changedAt(document, path)).length === 0,
    );
    expect(unnoticed.map((path) => path.join('/'))).toEqual([]);
  });

  it('whatever is taken away or added', () => {
    const needed = ['openapi', 'url', 'name', 'in'];
    const optional = leaves.filter((path) => !needed.includes(path.at(-1)!));
    const unnoticed = everyNth(optional, nth).filter(
      (path) => diffDocuments(document, withoutPlace(document, path)).length === 0,
    );
    // What is so without being said: not required, an object as the other parts are, a number stored in any way.
    const unsaid = [false, 'object', 'double'];
    expect(
      unnoticed.filter((path) => !unsaid.includes(valueAt(document, path) as string)).map((path) => path.join('/')),
    ).toEqual([]);
  });
}
