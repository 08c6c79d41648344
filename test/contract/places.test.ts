import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPlace, type PlaceTree } from '../../src/contract/places.ts';

const TREE: PlaceTree = {
  components: { schemas: { Tax: { '': [2, 10], properties: { tax_name: [2, 14] } } } },
  paths: { '/settings~1taxes': { get: [0, 3] } },
};

describe('the place of a part of the document', () => {
  it.each([
    ['/components/schemas/Tax', [2, 10]],
    ['/components/schemas/Tax/properties/tax_name', [2, 14]],
    ['/components/schemas/Tax/properties/tax_name/type', [2, 14]],
    ['/components/schemas/Tax/properties/constructor', [2, 10]],
    ['/paths/~1settings~1taxes/get', undefined],
    ['/components/schemas', undefined],
    ['', undefined],
  ])('%s is that of itself or of the nearest part above it', (pointer, place) => {
    expect(findPlace(TREE, pointer)).toEqual(place);
  });

  it('is in the sources, for an operation and for a field', () => {
    const { files, places } = JSON.parse(readFileSync('generated/places.json', 'utf8')) as {
      files: string[];
      places: PlaceTree;
    };
    const lineAt = (pointer: string): string => {
      const [file, line] = findPlace(places, pointer)!;
      return readFileSync(files[file]!, 'utf8').split('\n')[line - 1]!;
    };
    expect(lineAt('/components/schemas/Tax')).toContain('Tax:');
    expect(lineAt('/components/schemas/TaxCreate/properties/tax_name')).toContain('tax_name:');
    expect(lineAt('/paths/~1settings~1taxes/post')).toContain('post:');
  });
});
