import type { Schema } from '../document.ts';
import { add, isValid, type Keyword, listOf, MAX_ERRORS, numberOf, refusing, textOf } from './visit.ts';

/** The keywords of arrays, in the order in which Ajv looks at them. */
export const ARRAY_KEYWORDS = {
  maxItems: {
    of: 'array',
    make(schema) {
      const limit = numberOf(schema, 'maxItems');
      return refusing('maxItems', { limit }, (value) => (value as unknown[]).length <= limit);
    },
  },
  minItems: {
    of: 'array',
    make(schema) {
      const limit = numberOf(schema, 'minItems');
      return refusing('minItems', { limit }, (value) => (value as unknown[]).length >= limit);
    },
  },
  uniqueItems: {
    of: 'array',
    make({ uniqueItems }) {
      if (uniqueItems !== true) return undefined;
      return (value, base, key, found) => {
        const places = new Map<string, number>();
        for (const [i, entry] of (value as unknown[]).entries()) {
          const text = textOf(entry);
          const j = places.get(text);
          if (j !== undefined) return add(found, base + key, 'uniqueItems', { i, j });
          places.set(text, i);
        }
      };
    },
  },
  prefixItems: {
    of: 'array',
    make(schema, { compile }) {
      const visits = listOf(schema, 'prefixItems').map((part) => compile(part, 'entries'));
      return (value, base, key, found) => {
        const entries = value as unknown[];
        for (let index = 0; index < visits.length && index < entries.length; index += 1)
          visits[index]!(entries[index], base + key, `/${index}`, found);
      };
    },
  },
  items: {
    of: 'array',
    make({ items, prefixItems }, { compile }) {
      const first = (prefixItems as unknown[] | undefined)?.length ?? 0;
      if ((items as unknown) === false && first > 0)
        return refusing('items', { limit: first }, (value) => (value as unknown[]).length <= first);
      const visit = compile(items!, 'entries');
      return (value, base, key, found) => {
        const path = base + key;
        const enough = found.errors.length + MAX_ERRORS;
        const { length } = value as unknown[];
        for (let index = first; index < length && found.errors.length < enough; index += 1) {
          visit((value as unknown[])[index], path, `/${index}`, found);
        }
      };
    },
  },
  contains: {
    of: 'array',
    make({ contains, minContains = 1, maxContains }, { compile }) {
      const visit = compile(contains as Schema, 'entries');
      const [least, most] = [minContains as number, (maxContains ?? Infinity) as number];
      const params = { minContains, ...(maxContains !== undefined && { maxContains }) };
      return refusing('contains', params, (value) => {
        const { length } = (value as unknown[]).filter((entry) => isValid(visit, entry));
        return length >= least && length <= most;
      });
    },
  },
  unevaluatedItems: {
    of: 'array',
    make(schema, { compile, evaluating }) {
      const [visit, evaluate] = [compile(schema['unevaluatedItems'] as Schema, 'entries'), evaluating(schema)];
      return (value, base, key, found) => {
        const seen = new Set<string | number>();
        evaluate(value, seen);
        const enough = found.errors.length + MAX_ERRORS;
        const { length } = value as unknown[];
        for (let index = 0; index < length && found.errors.length < enough; index += 1)
          if (!seen.has(index)) visit((value as unknown[])[index], base + key, `/${index}`, found);
      };
    },
  },
} satisfies Record<string, Keyword>;
