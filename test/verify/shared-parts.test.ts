import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { bareDocument } from '../../src/verify/contract/bare.ts';
import { shareParts, unshareParts } from '../../src/verify/contract/shared-parts.ts';
import { contract } from '../support/document.ts';

describe('a document with each of its repeated parts once', () => {
  const bare: OpenApiDocument = bareDocument(contract);
  const packed = shareParts(bare);

  it('is the same when it is unpacked, in the same order', () => {
    expect(JSON.stringify(unshareParts(JSON.parse(JSON.stringify(packed))))).toBe(JSON.stringify(bare));
  });

  it('is less than half as long', () => {
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(bare).length / 2);
  });

  it('has no object in two places', () => {
    const seen = new Set<object>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(seen.has(value)).toBe(false);
      seen.add(value);
      Object.values(value).forEach(visit);
    };
    visit(unshareParts(packed));
    expect(seen.size).toBeGreaterThan(1000);
  });

  it.each([[{ limits: [1, 2, 2], deep: { limits: [1, 2, 2] } }], [[null, 'a', 0, true, {}, {}, []]], [7]])(
    'holds numbers, lists and what is empty: %j',
    (value) => {
      expect(unshareParts(JSON.parse(JSON.stringify(shareParts(value))))).toEqual(value);
    },
  );
});
