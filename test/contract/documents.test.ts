import { describe, expect, it } from 'vitest';
import { readFields } from '../../scripts/build/documented/notation.ts';
import { readTexts } from '../../scripts/build/source-files.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { contract } from '../support/document.ts';
import { documented, documentedBodies, documentedRecords } from '../support/documented.ts';
import { CONTRADICTIONS, compareDocument } from './compare.ts';
import { differencesOf, REMEDY, withPlace } from './differences.ts';
import { testMarks } from './documents.ts';

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

  testMarks(10);
});

describe('the lists', () => {
  it('can be read', () => {
    for (const notation of [...Object.values(documentedRecords), ...Object.values(documentedBodies)]) {
      expect(readFields(notation).length).toBeGreaterThan(0);
    }
  });
});
