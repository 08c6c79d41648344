import { type Schema, unescapeToken } from '../../../src/contract/index.ts';
import { type Action, targetOf } from '../../../src/overlay/index.ts';
import { basisOfClaim, rootOf } from '../contract/location.ts';
import type { Model } from '../contract/model.ts';
import { type Facts, totalOf } from '../evidence/facts.ts';
import { breaksClaim, type Finding } from '../report/finding-kinds.ts';
import { claimOf, demandOf, resolveLocation } from '../report/resolve.ts';
import { amendmentsOf } from './amend.ts';
import { replace, update } from './edit.ts';
import { schemaOf } from './schema.ts';

/** Edits that correct claims of ours, and the findings that they answer. */
export interface Corrections {
  actions: Action[];
  handled: Set<Finding>;
}

/** Proposes how to correct what was inferred and is wrong, and to add what was seen at places that the contract has. */
export function correctionsOf(
  model: Model,
  findings: readonly Finding[],
  facts: Facts,
  contradicted: ReadonlySet<string>,
): Corrections {
  const handled = new Set<Finding>();
  const edits = new Map<string, Action[]>();
  for (const finding of findings) {
    const edit = editFor(model, finding, facts, contradicted);
    if (!edit) continue;
    handled.add(finding);
    // One schema is used at many places: what is wrong with it is corrected once.
    if (!edits.has(edit.key)) edits.set(edit.key, edit.actions);
  }
  const amendments = amendmentsOf(model, findings, facts, handled, contradicted);
  return {
    actions: [...[...edits.values()].flat(), ...knownValuesOf(model, findings, facts, handled), ...amendments],
    handled,
  };
}

interface Edit {
  key: string;
  actions: Action[];
}

function editFor(model: Model, finding: Finding, facts: Facts, contradicted: ReadonlySet<string>): Edit | undefined {
  const { rule, place, basis } = finding;
  if (rule === 'status') return newStatus(model, finding, facts, contradicted);
  if (!place.startsWith('response.body')) return undefined;
  if (rule === 'field') return place.endsWith('{}') ? undefined : { key: `field ${place}`, actions: [] };
  const mayBeWrong = breaksClaim(finding) || finding.kind === 'guess';
  return mayBeWrong && rule === 'required' && basis !== 'documented' ? optional(model, finding) : undefined;
}

/** Makes a key optional, unless another operation is documented to send the same schema. */
function optional({ operations }: Model, finding: Finding): Edit | undefined {
  const { operation, status, place, seen, of } = finding;
  const name = unescapeToken(place.slice(place.lastIndexOf('/') + 1));
  const demand = demandOf(resolveLocation(operations.get(operation)!, String(status), place), name);
  if (!demand || basisOfClaim(demand, 'required') === 'documented') return undefined;
  const pointer = `${demand.pointer}/required`;
  // By its value, since other edits may take away entries before it.
  const target = `${targetOf(pointer)}[?@ == '${name.replaceAll("'", "\\'")}']`;
  const description = `Makes ${name} of ${demand.pointer} optional: it was missing in ${seen} of ${of} exchanges.`;
  return { key: `${pointer} ${name}`, actions: [{ target, description, remove: true, 'x-impact': 'breaking' }] };
}

/** Adds values to those that are known, at the property that they were seen at. */
function knownValuesOf(
  { operations }: Model,
  findings: readonly Finding[],
  facts: Facts,
  handled: Set<Finding>,
): Action[] {
  const added = new Map<string, { schema: Schema; knownValues: readonly unknown[]; words: Set<string> }>();
  for (const finding of findings) {
    const { rule, operation, status, place } = finding;
    if (rule !== 'value' || !place.startsWith('response.body')) continue;
    const resolved = resolveLocation(operations.get(operation)!, String(status), place);
    const claiming = claimOf(resolved, rule);
    if (!claiming) continue;
    handled.add(finding);
    const { pointer, schema } = rootOf(claiming);
    const knownValues = claiming.schema['x-known-values'] as unknown[];
    const seen = Object.keys(facts[operation]![String(status)]!.places[place]!.words!);
    const words = seen.filter((word) => !resolved.location!.values!.has(word));
    added.set(pointer, { schema, knownValues, words: new Set([...(added.get(pointer)?.words ?? []), ...words]) });
  }
  return [...added].flatMap(([pointer, { schema, knownValues, words }]) => {
    const values = [...knownValues, ...[...words].sort()];
    const description = `Adds ${[...words].sort().join(', ')} to the known values of ${pointer}.`;
    const reason = { description, impact: 'descriptive' } as const;
    return schema['x-known-values']
      ? replace(pointer, 'x-known-values', values, reason)
      : [update(pointer, { 'x-known-values': values }, reason)];
  });
}

/** A status of success that the contract does not have. */
function newStatus(
  { operations, conventions }: Model,
  { operation, status, seen, of, from, to }: Finding,
  facts: Facts,
  contradicted: ReadonlySet<string>,
): Edit | undefined {
  const model = operations.get(operation);
  const { guessedStatus, pointer = '' } = model?.responseTo(status) ?? {};
  if (!model || status >= 300 || contradicted.has(pointer)) return undefined;
  const { places, exchanges } = facts[operation]![String(status)]!;
  const body = Object.entries(places).filter(([place]) => place.startsWith('response.body'));
  const bodyPlaces = Object.fromEntries(
    body.map(([place, seenThere]) => [place.slice('response.body'.length), seenThere]),
  );
  // Of what else was sent, nothing is known.
  const isAlwaysRead = bodyPlaces[''] !== undefined && totalOf(bodyPlaces[''].types) === exchanges;
  const schema = isAlwaysRead ? schemaOf('', bodyPlaces, conventions.id) : undefined;
  const guessed = guessedStatus === undefined ? undefined : model.operation.responses[guessedStatus];
  const response = {
    description: 'A success response that was observed.',
    'x-observed': { seen, of, from, to },
    ...(schema && { content: guessed?.content ?? { 'application/json': { schema } } }),
  };
  const description = `Adds the status ${status} to ${operation}, seen in ${seen} exchanges.`;
  const alternatives = [`If ${model.operation.successStatus} is never sent, move its response to ${status}.`];
  return {
    key: `${model.pointer}/responses/${status}`,
    actions: [
      update(`${model.pointer}/responses`, { [status]: response }, { description, alternatives, impact: 'warning' }),
    ],
  };
}
