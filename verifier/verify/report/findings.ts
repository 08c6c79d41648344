import type { Model } from '../contract/model.ts';
import type { Facts } from '../evidence/facts.ts';
import type { Scene } from './finding.ts';
import { allKinds, type Finding, fingerprint } from './finding-kinds.ts';

/** Lists the differences between the contract and what was seen, in the order of the contract. */
export function findingsOf(model: Model, facts: Facts): Finding[] {
  const order = new Map([...model.operations.keys()].map((id, index) => [id, index]));
  const rank = (id: string): number => order.get(id) ?? order.size;
  const ids = Object.keys(facts).sort((one, other) => rank(one) - rank(other) || compare(one, other));
  return ids.flatMap((operation) =>
    Object.entries(facts[operation]!).flatMap(([status, seen]) =>
      findingsIn({ routes: model.routes, model: model.operations.get(operation), operation, status, facts: seen }),
    ),
  );
}

function findingsIn(scene: Scene): Finding[] {
  const findings = allKinds().flatMap(([kind, { find }]) => find(scene).map((difference) => ({ kind, ...difference })));
  const sorted = findings.sort(
    (one, other) => compare(one.place, other.place) || compare(fingerprint(one), fingerprint(other)),
  );
  return onceEach(sorted);
}

/** Merges findings that say the same of a place: a string that is no date by `format` and by `pattern` is one difference. */
function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.place} ${finding.message}`, finding])).values()];
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
