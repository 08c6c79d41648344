import type { OpenApiDocument } from '../contract/index.ts';
import type { Change, ChangeKind, ChangeList, Impact, Side } from './changes.ts';
import { sameComponents } from './same.ts';

/** The two documents and what has been found between them. */
export interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  changes: ChangeList;
  /** References to components that are the same in both. */
  same: ReadonlySet<string>;
}

/** Begins a comparison. */
export function compare(before: OpenApiDocument, after: OpenApiDocument, changes: ChangeList): Comparison {
  return { before, after, changes, same: sameComponents(before, after) };
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
}

/** Begins to compare what an operation takes or answers. */
export function directed(comparison: OperationComparison, direction: 'request' | 'response'): DirectedComparison {
  return { ...comparison, direction, visited: new Set() };
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
