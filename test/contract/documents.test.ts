import { describe, expect, it } from 'vitest';
import { readFields } from '../../scripts/build/documented/notation.ts';
import { readTexts } from '../../scripts/build/source-files.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { inferredParts } from '../../src/contract/inferred.ts';
import { contract } from '../support/document.ts';
import { documented, documentedBodies, documentedRecords } from '../support/documented.ts';
import { CONTRADICTIONS, compareDocument } from './compare.ts';
import { differencesOf, REMEDY, withPlace } from './differences.ts';
import { JUDGED_PARTS, withoutMark } from './marks.ts';

describe('the contract against the documents of the service', () => {
  it('has every operation, every field and every mark, and no other', () => {
    const texts = readTexts(projectAt());
    expect(
      differencesOf(contract).map((difference) => withPlace(texts, difference)),
      REMEDY,
    ).toEqual([]);
  });

  it('differs wherever the documents contradict themselves', () => {
    const found = compareDocument(contract, documented);
    expect(found.filter((difference) => CONTRADICTIONS.includes(difference))).toEqual(CONTRADICTIONS);
  });

  it('lists the documented scopes', () => {
    const scheme = contract.components.securitySchemes['accessToken'] as { 'x-scopes': unknown };
    expect(scheme['x-scopes']).toEqual(documented.scopes);
  });

  /** Those that are there anyway are reported above, once. */
  const present = new Set(differencesOf(contract));

  /** The further differences that there would be without the mark of a part, by its place. */
  const differing = new Map(
    inferredParts(contract).map((part) => [
      part.path.join('/'),
      differencesOf(withoutMark(contract, part)).filter((difference) => !present.has(difference)),
    ]),
  );

  it.each([...differing.keys()])('would differ if %s bore no mark', (part) => {
    expect(differing.get(part)).not.toEqual([]);
  });

  it('is judged by people only where the lists would not miss a mark', () => {
    const others = JUDGED_PARTS.filter((part) => {
      return differing.get(part)!.some((difference) => !difference.endsWith('has lost its x-inferred'));
    });
    expect(others).toEqual([]);
  });
});

describe('the lists', () => {
  it('can be read', () => {
    for (const notation of [...Object.values(documentedRecords), ...Object.values(documentedBodies)]) {
      expect(readFields(notation).length).toBeGreaterThan(0);
    }
  });
});
