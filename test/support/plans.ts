import { type Plan, plansOf } from '../../sandbox/engine/plan/plan.ts';
import { contract } from './document.ts';
import { bodies, type Json } from './story.ts';

/** The plans of the contract. */
export const plans = plansOf(contract);

/** The plan of an operation of a resource, by its kind. */
export function planOf(resource: string, kind: Plan['kind']): Plan | undefined {
  return [...plans.values()].find((plan) => plan.resource === resource && plan.kind === kind);
}

/** The sample of a request with all fields. */
export function sampleOf(operationId: string): Json {
  return bodies.find(({ name }) => name === `${operationId}.request`)?.sample ?? {};
}

/** A copy of a body whose names and numbers are those of another record. */
export function renamed<Value>(value: Value, suffix: string): Value {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, suffix)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (typeof inner !== 'string') return [field, renamed(inner, suffix)];
      if (['upc', 'ean'].includes(field)) return [field, suffix + inner.slice(suffix.length)];
      const isName = /^(tax_|tax_group_|contact_|warehouse_|group_)?name$|^sku$|^email$|^(\w+_)?number$/.test(field);
      return [field, isName ? `${inner} ${suffix}` : inner];
    }),
  ) as Value;
}
