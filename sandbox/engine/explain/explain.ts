import { isNode } from '../../../src/contract/index.ts';
import type { RuleState } from '../../rule-states/index.ts';
import type { Form } from '../plan/form.ts';
import type { CoreContext } from '../record/context.ts';
import { fitted } from '../record/field.ts';
import type { Resource } from '../record/resource.ts';
import type { Rule } from '../record/rule.ts';
import type { Refusal } from '../refusal.ts';
import { below, changedPaths, isAtOrBelow, valueAt } from '../values/paths.ts';
import type { RecordData } from '../values/record-data.ts';
import type { Behind, Explanation, Source } from './explanation.ts';
import { createRun, type Run } from './run.ts';
import { briefly } from './summarize.ts';
import type { Trace } from './trace.ts';

/** Explains an answer. */
export interface Explainer {
  readonly trace: Trace;
  /** Gives the values of a record that is shown, one after another. */
  view(record: RecordData, compiled: Resource, context: CoreContext): Viewing;
  /** The rule that has ended last gives fields of an answer by itself. */
  gave(fields: RecordData): void;
  /**
   * Why the values of an answer are so.
   *
   * @param sent The body of the call. Its values are computed by nobody.
   */
  explain(payload: RecordData, sent: RecordData): Explanation[];
  /**
   * Why a call was rejected; empty unless a rule did.
   *
   * @param call What was sent in its body, its query and its URL.
   */
  explainRefusal(refusal: Refusal, call: RecordData): Explanation[];
}

/** A record while it is shown. */
export interface Viewing {
  valueOf(field: string, form: Form): unknown;
  /** Receives the record as it is finally shown. */
  done(shown: RecordData): void;
}

/** A value that a rule computed or stored. */
interface ExplainedValue {
  path: string;
  /** The path in the stored record. It differs if a list is shown as its only entry. */
  at: string;
  run: Run;
  /** True if the value was stored, false if it was computed for the response. */
  isStored: boolean;
}

/** @param ruleOf A rule's basis and state, by its id. */
export function createExplainer(
  trace: Trace,
  ruleOf: (rule: string) => Pick<Rule<unknown>, 'basis'> & { state: RuleState },
): Explainer {
  const shown = new Map<object, readonly ExplainedValue[]>();

  function knownOf(rule: string): Behind {
    const { basis, state } = ruleOf(rule);
    return { rule, basis: basis.kind, ...(state.kind !== basis.kind && { state }) };
  }

  function describeRule(id: string): Pick<Explanation, 'rule' | 'does' | 'basis' | 'state'> {
    const { does } = ruleOf(id).basis;
    const { rule, ...known } = knownOf(id);
    return { rule, ...(does !== '' && { does }), ...known };
  }

  function behindOf({ behind }: Run): Pick<Explanation, 'behind'> {
    return behind.size > 0 ? { behind: [...behind].map(knownOf) } : {};
  }

  return {
    trace,
    view(record, compiled, context) {
      const data = trace.unwrap(record);
      const values: ExplainedValue[] = [];
      return {
        valueOf(field, form) {
          const compute = compiled.computed.get(field);
          const run = compute && createRun(compute.rule);
          const base = run ? trace.runRuleOn(run, data, (seen) => compute.value(seen, context)) : data[field];
          if (run) values.push(...computedBy(run, changedPaths(data[field], base, field), { [field]: base }));
          return fitted(base, form, compiled.innerComputed.get(field), (inner, entry, index, isEntry) => {
            const innerRun = createRun(inner.rule);
            const at = isEntry ? `${field}[${index}]` : field;
            const seen = [trace.watched(innerRun, entry, at, data), trace.watched(innerRun, data)] as const;
            const value = trace.runRule(innerRun, () => inner.value(seen[0], context, seen[1], index));
            const paths = changedPaths(entry[inner.field], value, below(at, inner.field));
            values.push(...paths.map((path) => ({ path, at: path, run: innerRun, isStored: false })));
            return value;
          });
        },
        done(fields) {
          const byPath = new Map<string, ExplainedValue>();
          const stored = trace.provenance.of(data);
          for (const [path, run] of stored) {
            const parts = run.pathsIn(path, valueAt(data, path)).filter((part) => part === path || !stored.has(part));
            for (const at of parts)
              byPath.set(shownAt(at, fields), { path: shownAt(at, fields), at, run, isStored: true });
          }
          for (const computed of values) {
            for (const { path, at } of byPath.values()) {
              if (isAtOrBelow(path, computed.path) && valueAt(fields, path) !== valueAt(data, at)) byPath.delete(path);
            }
            byPath.set(computed.path, computed);
          }
          const order = Object.keys(fields);
          const place = ({ path }: ExplainedValue): number => order.indexOf(path.split(/[.[]/)[0]!);
          const explained = [...byPath.values()].filter(({ path }) => valueAt(fields, path) !== undefined);
          shown.set(
            fields,
            explained.sort((one, other) => place(one) - place(other)),
          );
        },
      };
    },
    gave(fields) {
      shown.set(fields, computedBy(trace.ended!, Object.keys(fields), fields));
    },
    explain(payload, sent) {
      return [...partsOf(payload)].flatMap(([path, part]) =>
        (shown.get(part) ?? []).flatMap(({ path: field, at, run, isStored }) => {
          const value = valueAt(part, field);
          if (isStored && JSON.stringify(valueAt(sent, at)) === JSON.stringify(value)) return [];
          const { from, ...more } = run.sourcesOf(at, value);
          const sources = from.map((source) => sourceIn(part, source));
          return [
            { path: below(path, field), value, ...describeRule(run.rule), from: sources, ...more, ...behindOf(run) },
          ];
        }),
      );
    },
    explainRefusal: ({ parts }, call) =>
      parts.flatMap((part) => {
        const { rule, message, path } = part;
        if (rule === undefined) return [];
        const run = trace.refusedBy(part);
        const sources = { ...(run?.sourcesOf('', undefined) ?? { from: [] }), ...(run && behindOf(run)) };
        const value = path === undefined ? undefined : briefly(valueAt(call, path));
        const place = { ...(path !== undefined && { path }), ...(value !== undefined && { value }) };
        return [{ ...place, refused: message, ...describeRule(rule), ...sources }];
      }),
  };
}

/** A source as the record that is shown has it. */
function sourceIn(fields: RecordData, source: Source): Source {
  const { record, field } = source;
  return record === undefined && field !== undefined ? { ...source, field: shownAt(field, fields) } : source;
}

/** The path at which a record shows what it holds at one: a list may be shown as its only entry. */
function shownAt(path: string, fields: RecordData): string {
  return path.replace(/^(\w+)\[0\]/, (first, list: string) => (isNode(fields[list]) ? list : first));
}

/** Returns the values that a rule computed at some paths, or their parts where it gave a value in parts. */
function computedBy(run: Run, paths: readonly string[], values: RecordData): ExplainedValue[] {
  const inner = paths.flatMap((path) => run.pathsIn(path, valueAt(values, path)));
  return inner.map((path) => ({ path, at: path, run, isStored: false }));
}

/** Yields the parts of a response that can be records, with their paths: the payload itself, its fields, and the entries of its lists. */
function* partsOf(payload: RecordData): Generator<[string, RecordData]> {
  yield ['', payload];
  for (const [name, value] of Object.entries(payload)) {
    if (isNode(value)) yield [name, value];
    if (!Array.isArray(value)) continue;
    for (const [index, entry] of value.entries()) if (isNode(entry)) yield [`${name}[${index}]`, entry];
  }
}
