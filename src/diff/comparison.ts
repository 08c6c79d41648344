import type { OpenApiDocument } from '../contract/index.ts';
import { createFormOf, type FormOf } from './canonical.ts';
import type { Change, ChangeKind, ChangeList, Finding, Impact, Side } from './changes.ts';
import type { Located } from './merged-schema.ts';
import { sameComponents } from './same.ts';

/** The two documents and what has been found between them. */
export interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  changes: Pick<ChangeList, 'add'>;
  /** References to components that are the same in both. */
  same: ReadonlySet<string>;
  formOf: FormOf;
  /** What was found between schemas, by their pairs. A trial compares schemas of the new document with each other. */
  found: Readonly<Record<'request' | 'response' | 'trial', Map<string, Step>>>;
  /** Whether alternatives of a choice overlap, by their forms. Those that are being compared do not. */
  overlaps: Map<string, boolean>;
  /** Tells schemas apart. */
  idOf(schema: unknown): number;
}

/** Schemas that all hold at one place, the old ones and the new ones. */
export type Pair = [before: readonly Located[], after: readonly Located[]];

/** A pair, and a text that is the same for the same schemas at the same places. */
export interface KeyedPair {
  key: string;
  pair: Pair;
}

/** What two schemas come to, in order: changes, and schemas within them that are to be compared. */
export type Step = (Finding | KeyedPair)[];

/** Begins a comparison. */
export function compare(before: OpenApiDocument, after: OpenApiDocument, changes: ChangeList): Comparison {
  const ids = new Map<unknown, number>();
  return {
    before,
    after,
    changes,
    same: sameComponents(before, after),
    formOf: createFormOf([before, after]),
    found: { request: new Map(), response: new Map(), trial: new Map() },
    overlaps: new Map(),
    idOf(schema) {
      if (!ids.has(schema)) ids.set(schema, ids.size);
      return ids.get(schema)!;
    },
  };
}

/** What is compared on behalf of one operation. */
export interface OperationComparison extends Comparison {
  /** The operation, by its name in the new document. */
  operation: string;
}

/** What is compared in one direction: what the operation takes, or what it answers. */
export interface DirectedComparison extends OperationComparison {
  direction: 'request' | 'response';
  /** Pairs of places that have been compared. Schemas may contain themselves. */
  visited: Set<string>;
  /** What was found in this direction. */
  steps: Map<string, Step>;
}

/** Begins to compare what an operation takes or answers. A trial is of what it takes. */
export function directed(comparison: OperationComparison, way: 'request' | 'response' | 'trial'): DirectedComparison {
  const direction = way === 'response' ? way : 'request';
  return { ...comparison, direction, visited: new Set(), steps: comparison.found[way] };
}

/** Adds a change that concerns whoever sends or reads in this direction. */
export function report(
  { changes, operation, direction }: DirectedComparison,
  kind: ChangeKind,
  impact: Impact,
  place: string,
  message: string,
): void {
  changes.add({ kind, impact, side: sideOf(direction), place, message, operation });
}

/** Adds a change to an operation itself. */
export function reportOperation(
  { changes, operation }: OperationComparison,
  kind: ChangeKind,
  impact: Impact,
  side: Side,
  message: string,
  place: Change['place'] = operation,
): void {
  changes.add({ kind, impact, side, place, message, operation });
}

function sideOf(direction: 'request' | 'response'): Side {
  return direction === 'request' ? 'callers' : 'readers';
}
