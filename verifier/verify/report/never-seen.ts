import { escapeToken } from '../../../src/contract/index.ts';
import type { ContractLocation } from '../contract/location.ts';
import type { Model, OperationModel } from '../contract/model.ts';
import type { Facts, StatusFacts } from '../evidence/facts.ts';
import type { NeverSeen } from './finding.ts';
import { basisOf, resolveLocation } from './resolve.ts';

/** Lists the fields of responses of success that the contract has and that were never seen where they could have been. */
export function neverSeenOf({ operations }: Model, facts: Facts): NeverSeen[] {
  return [...operations].flatMap(([operation, model]) =>
    Object.entries(facts[operation] ?? {}).flatMap(([status, seen]) =>
      Number(status) < 300 ? neverSeenIn(model, operation, status, seen) : [],
    ),
  );
}

function neverSeenIn(model: OperationModel, operation: string, status: string, { places }: StatusFacts): NeverSeen[] {
  const fields = Object.entries(places).flatMap(([at, { types }]) => {
    const { root, location } = resolveLocation(model, status, at);
    const of = types['object'] ?? 0;
    if (root !== 'response.body' || of === 0) return [];
    return [...unseen(location, at, places)].map((text): NeverSeen => {
      const resolved = resolveLocation(model, status, text);
      const basis = basisOf(model, status, resolved, 'field');
      return {
        operation,
        status: Number(status),
        place: text,
        basis,
        pointer: resolved.location!.schemas[0]!.pointer,
        of,
      };
    });
  });
  return fields.sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** The fields of a place that were not seen. Those that are required are violations. */
function* unseen(location: ContractLocation | undefined, at: string, places: StatusFacts['places']): Generator<string> {
  for (const name of location?.fields?.keys() ?? []) {
    const text = `${at}/${escapeToken(name)}`;
    if (!Object.hasOwn(places, text) && !location!.required.has(name)) yield text;
  }
}
