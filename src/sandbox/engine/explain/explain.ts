import { isNode } from '../../../contract/index.ts';
import type { Compiled } from '../compile-tables.ts';
import type { CoreContext } from '../context.ts';
import { fieldOf } from '../filter.ts';
import type { Facts } from '../record-facts.ts';
import type { Refusal } from '../refusal.ts';
import type { Basis } from '../rule.ts';
import { below, changedPaths, isAtOrBelow, valueAt } from './changed-paths.ts';
import type { Explanation } from './explanation.ts';
import { createRun, type Run } from './run.ts';
import type { Trace } from './trace.ts';

/** Explains an answer. */
export interface Explainer {
  readonly trace: Trace;
  /** Gives the values of a record that is shown, one after another. */
  view(record: Facts, compiled: Compiled, context: CoreContext): Viewing;
  /** The rule that has ended last gives fields of an answer by itself. */
  gave(fields: Facts): void;
  /**
   * Why the values of an answer are so.
   *
   * @param sent The body of the call. Its values are computed by nobody.
   */
  explain(payload: Facts, sent: Facts): Explanation[];
  /** Why a call was refused; empty unless a rule did. */
  explainRefusal(refusal: Refusal): Explanation[];
}

/** A record while it is shown. */
export interface Viewing {
  valueOf(field: string): unknown;
  /** What is shown in the end. */
  done(shown: Facts): void;
}

/** A value that a rule gave. */
interface Given {
  path: string;
  run: Run;
  /** Whether it was stored, or else computed for the answer. */
  isStored: boolean;
}

/** @param basisOf What a rule rests on, by its id. */
export function createExplainer(trace: Trace, basisOf: (rule: string) => Basis): Explainer {
  const shown = new Map<object, readonly Given[]>();

  function named(rule: string): Pick<Explanation, 'rule' | 'does' | 'basis'> {
    const { does, kind } = basisOf(rule);
    return { rule, ...(does !== '' && { does }), basis: kind };
  }

  return {
    trace,
    view(record, compiled, context) {
      const facts = trace.bare(record);
      const computed = new Map<string, { run: Run; value: unknown }>();
      return {
        valueOf(field) {
          const compute = compiled.computed.get(field);
          if (!compute) return facts[field];
          const run = createRun(compute.rule);
          const value = trace.on(run, facts, (seen) => fieldOf(seen, field, compiled, context));
          computed.set(field, { run, value });
          return value;
        },
        done(fields) {
          shown.set(
            fields,
            Object.keys(fields)
              .flatMap((field) => givenOf(facts, field, computed.get(field), trace))
              .filter(({ path }) => valueAt(fields, path) !== undefined),
          );
        },
      };
    },
    gave(fields) {
      const run = trace.ended!;
      shown.set(
        fields,
        Object.keys(fields).map((path) => ({ path, run, isStored: false })),
      );
    },
    explain(payload, sent) {
      return [...partsOf(payload)].flatMap(([path, part]) =>
        (shown.get(part) ?? []).flatMap(({ path: field, run, isStored }) => {
          const value = valueAt(part, field);
          if (isStored && JSON.stringify(sent[field]) === JSON.stringify(value)) return [];
          return [{ path: below(path, field), value, ...named(run.rule), ...run.sourcesOf(field, value) }];
        }),
      );
    },
    explainRefusal: ({ parts }) =>
      parts.flatMap((part) => {
        const { rule, message, path } = part;
        if (rule === undefined) return [];
        const sources = trace.refusedBy(part)?.sourcesOf('', undefined) ?? { from: [] };
        return [{ ...(path !== undefined && { path }), refused: message, ...named(rule), ...sources }];
      }),
  };
}

/** What rules gave of a field of a record: one that computes it, and those that stored what it is computed from. */
function givenOf(
  facts: Facts,
  field: string,
  computed: { run: Run; value: unknown } | undefined,
  { provenance }: Trace,
): Given[] {
  const paths = computed ? changedPaths(facts[field], computed.value, field) : [];
  const stored = [...provenance.of(facts)].filter(
    ([path]) => isAtOrBelow(path, field) && !paths.some((one) => isAtOrBelow(path, one)),
  );
  return [
    ...paths.map((path) => ({ path, run: computed!.run, isStored: false })),
    ...stored.map(([path, run]) => ({ path, run, isStored: true })),
  ];
}

/** What of an answer may be a record, with its path: itself, its fields, and the entries of its lists. */
function* partsOf(payload: Facts): Generator<[string, Facts]> {
  yield ['', payload];
  for (const [name, value] of Object.entries(payload)) {
    if (isNode(value)) yield [name, value];
    if (!Array.isArray(value)) continue;
    for (const [index, entry] of value.entries()) if (isNode(entry)) yield [`${name}[${index}]`, entry];
  }
}
