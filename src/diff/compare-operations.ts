import { type Operation, operationsOf } from '../contract/index.ts';
import { compareRequestBodies, compareResponses } from './bodies.ts';
import { compareCallbacks } from './callbacks.ts';
import { type Comparison, reportOperation } from './comparison.ts';
import { compareParameters } from './parameters.ts';
import { isSame } from './same.ts';
import { compareSecurity } from './security.ts';
import { compareOperationServers } from './servers.ts';
import { sunsetOf } from './sunset.ts';

/** Compares the operations of two documents, matched by method and URL, or else by operationId. */
export function compareOperations(comparison: Comparison): void {
  const old = operationsOf(comparison.before);
  const next = operationsOf(comparison.after);
  const pairs = matchOperations(old, next);
  for (const operation of next) {
    const counterpart = pairs.get(operation);
    if (counterpart) compareOperation(comparison, counterpart, operation);
    else
      reportOperation(
        { ...comparison, operation: operation.id },
        'operation-added',
        'additive',
        'callers',
        `${addressOf(operation)} added`,
      );
  }
  const kept = new Set(pairs.values());
  for (const operation of old.filter((candidate) => !kept.has(candidate))) {
    reportOperation(
      { ...comparison, operation: operation.id },
      'operation-removed',
      'breaking',
      'callers',
      `${addressOf(operation)} removed${sunsetOf(operation.object)}`,
    );
  }
}

/** Pairs each new operation with its old one. */
function matchOperations(old: readonly Operation[], next: readonly Operation[]): Map<Operation, Operation> {
  const byAddress = new Map(old.map((operation) => [shapeOf(operation), operation]));
  const pairs = new Map<Operation, Operation>();
  for (const operation of next) {
    const counterpart = byAddress.get(shapeOf(operation));
    if (counterpart) pairs.set(operation, counterpart);
  }
  const matched = new Set(pairs.values());
  const byId = new Map(
    old.filter((operation) => !matched.has(operation)).map((operation) => [operation.id, operation]),
  );
  for (const operation of next.filter((candidate) => !pairs.has(candidate))) {
    const counterpart = byId.get(operation.id);
    if (counterpart) pairs.set(operation, counterpart);
  }
  return pairs;
}

function compareOperation(shared: Comparison, before: Operation, after: Operation): void {
  const comparison = { ...shared, operation: after.id };
  if (shapeOf(before) !== shapeOf(after)) {
    reportOperation(comparison, 'operation-moved', 'breaking', 'callers', `${addressOf(before)} → ${addressOf(after)}`);
  }
  if (before.id !== after.id) {
    reportOperation(
      comparison,
      'operation-id-changed',
      'breaking',
      'importers',
      `operationId ${before.id} → ${after.id}, and with it the method of the client`,
    );
  }
  const [oldTag, tag] = [before.object.tags?.[0], after.object.tags?.[0]];
  if (oldTag !== tag) {
    reportOperation(
      comparison,
      'tag-changed',
      'breaking',
      'importers',
      `tag ${oldTag ?? 'none'} → ${tag ?? 'none'}, and with it the resource of the client`,
    );
  }
  compareOperationServers(comparison, before, after);
  compareSecurity(comparison, before.object, after.object);
  if (isUnchanged(shared, before, after)) return;
  compareParameters(comparison, before, after);
  compareRequestBodies(comparison, before.object, after.object);
  compareResponses(comparison, before.object, after.object);
  compareCallbacks(comparison, before.object, after.object);
}

/** Whether an operation takes and answers the same. Who may call it, and where, also depends on the document. */
function isUnchanged({ same }: Comparison, before: Operation, after: Operation): boolean {
  const isSameUrl = before.path === after.path && isSame(same, before.parameters, after.parameters);
  return isSameUrl && isSame(same, before.object, after.object);
}

/** Method and URL, whatever its parameters are called. */
function shapeOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

function addressOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
