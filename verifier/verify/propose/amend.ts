import { isExtension, type Schema } from '../../../src/contract/index.ts';
import type { Action } from '../../../src/overlay/index.ts';
import { basisOfClaim, type LocatedSchema, rootOf } from '../contract/location.ts';
import type { Model } from '../contract/model.ts';
import { BLANK, type CountedViolation, combineRecords, days, type Facts, type PlaceFacts } from '../evidence/facts.ts';
import { breaksClaim, type Finding } from '../report/finding-kinds.ts';
import { claimOf, resolveLocation } from '../report/resolve.ts';
import { isOfValue } from '../report/still-holds.ts';
import { guessMessageOf, messageOf } from '../report/violation-findings.ts';
import { inWords, mark, type Reason, remove, replace, update } from './edit.ts';
import { combinePlaces, placesBelow } from './gather.ts';
import { schemaOf } from './schema.ts';

/** Something that a schema refuses, and that was seen. */
interface Refused {
  finding: Finding;
  /** Its type, `empty string` for a blank one. */
  found: string;
}

/** A schema that stands at a place, with what was seen there and is rejected. */
interface Amendment {
  root: LocatedSchema;
  refused: Refused[];
  /** True if all of it has a type that the schema does not name itself. */
  isOwnType: boolean;
}

/**
 * Edits that let a place take what was seen there. They stand at the property that holds the value, and never in what the
 * property refers to, which is used elsewhere too.
 *
 * @param handled Gets the findings that the edits answer.
 * @param contradicted JSON Pointers to guesses with something in them that no edit answers: a choice would make it a violation.
 */
export function amendmentsOf(
  model: Model,
  findings: readonly Finding[],
  facts: Facts,
  handled: Set<Finding>,
  contradicted: ReadonlySet<string>,
): Action[] {
  const amendments = new Map<string, Amendment>();
  for (const finding of findings) {
    const claiming = refusingSchema(model, finding);
    const violation = violationOf(finding, facts);
    const root = claiming && rootOf(claiming);
    if (!root || !violation || contradicted.has(root.pointer)) continue;
    handled.add(finding);
    const { refused, isOwnType } = amendments.get(root.pointer) ?? { refused: [], isOwnType: true };
    const isOwn = finding.rule === 'type' && claiming === root && (violation.found !== BLANK || isContainer(root));
    amendments.set(root.pointer, {
      root,
      refused: [...refused, { finding, found: violation.found }],
      isOwnType: isOwnType && isOwn,
    });
  }
  return [...amendments.values()].flatMap((amendment) => actionsFor(amendment, facts, model.conventions.id));
}

/** The schema that refuses a value of a response, if the service documentation does not state what it claims. */
function refusingSchema({ operations }: Model, finding: Finding): LocatedSchema | undefined {
  const { rule, basis, place, operation, status } = finding;
  if (
    !(breaksClaim(finding) || finding.kind === 'guess') ||
    basis === 'documented' ||
    !place.startsWith('response.body')
  )
    return undefined;
  if (!isOfValue({ keyword: rule })) return undefined;
  const claiming = claimOf(resolveLocation(operations.get(operation)!, String(status), place), rule);
  // The field of a row that is inferred: its type is that of the record, and stays.
  if (claiming && finding.kind === 'guess' && basisOfClaim(claiming, rule) === 'documented') return undefined;
  // Other edits are about what a container holds, so it stays where it is.
  return claiming && isContainer(rootOf(claiming)) && rule !== 'type' ? undefined : claiming;
}

/** Checks whether a schema defines its value's content itself, rather than by a reference. */
function isContainer({ schema }: LocatedSchema): boolean {
  return schema.properties !== undefined || schema.items !== undefined;
}

function violationOf(
  { kind, operation, status, place, rule, message }: Finding,
  facts: Facts,
): CountedViolation | undefined {
  const wordsOf = kind === 'guess' ? guessMessageOf : messageOf;
  return facts[operation]?.[String(status)]?.breaches.find(
    (violation) => violation.place === place && violation.keyword === rule && wordsOf(violation) === message,
  );
}

function actionsFor({ root, refused, isOwnType }: Amendment, facts: Facts, ids: string | undefined): Action[] {
  const { pointer, schema } = root;
  const operations = [...new Set(refused.map(({ finding }) => finding.operation))].sort().join(', ');
  const kinds = [...new Set(refused.map(({ found }) => found))];
  const choices = kinds.map((kind) => {
    const findings = refused.filter((one) => one.found === kind).map(({ finding }) => finding);
    return { found: kind, schema: schemaFor(kind, findings, facts, ids), stats: sumOf(findings) };
  });
  const seen = choices.map(({ found, stats }) => `${found} in ${inWords(stats)} exchanges`).join(', ');
  const reason: Reason = {
    description: `Allows what was seen at ${pointer}: ${seen} (${operations}).`,
    alternatives: ['Keep it as it is, if the service will be fixed.'],
    impact: 'breaking',
  };
  if (isOwnType) {
    const stats = sumOf(refused.map(({ finding }) => finding));
    return [
      ...widened(
        root,
        choices.map(({ schema }) => schema),
        reason,
      ),
      mark(pointer, stats),
    ];
  }
  const marked = choices.map((choice) => ({ ...choice.schema, 'x-observed': choice.stats }));
  const claims = Object.entries(schema).filter(([keyword]) => !isNote(keyword));
  if (claims.length === 1 && schema.anyOf) return marked.map((choice) => update(`${pointer}/anyOf`, choice, reason));
  const moved = claims.map(([keyword]) =>
    remove(`${pointer}/${keyword}`, `${reason.description} This makes \`${keyword}\` one of several choices.`),
  );
  return [...moved, update(pointer, { anyOf: [Object.fromEntries(claims), ...marked] }, reason)];
}

/** Names more types where the schema itself names some. */
function widened({ pointer, schema }: LocatedSchema, choices: readonly Schema[], reason: Reason): Action[] {
  const types = [...new Set([...[schema.type ?? []].flat(), ...choices.flatMap(({ type }) => type ?? [])])];
  const inside = choices.map(({ type: _, const: __, ...rest }) => rest).filter((rest) => Object.keys(rest).length > 0);
  return [...replace(pointer, 'type', types, reason), ...inside.map((rest) => update(pointer, rest, reason))];
}

/** Checks whether a keyword sets no limits on values. */
function isNote(keyword: string): boolean {
  return ['title', 'description', 'examples', 'default', 'deprecated'].includes(keyword) || isExtension(keyword);
}

/** A schema of exactly what was seen at a place. */
function schemaFor(kind: string, findings: readonly Finding[], facts: Facts, ids: string | undefined): Schema {
  if (kind === BLANK) return { type: 'string', const: '' };
  if (kind !== 'object' && kind !== 'array') return { type: kind === 'infinite number' ? 'number' : kind };
  const seen = findings.map((finding) => factsBelow(finding, facts));
  const places = seen.reduce((one, other) => combineRecords(one, other, combinePlaces), {});
  const isInside = (at: string): boolean => at.startsWith('/*') === (kind === 'array');
  const inside = Object.entries(places).filter(([at]) => at !== '' && isInside(at));
  return schemaOf('', { ...Object.fromEntries(inside), '': { types: { [kind]: 1 } } }, ids);
}

function factsBelow({ operation, status, place }: Finding, facts: Facts): Record<string, PlaceFacts> {
  return placesBelow(facts[operation]![String(status)]!.places, place);
}

function sumOf(findings: readonly Finding[]) {
  return findings.reduce(
    (one, other) => ({ seen: one.seen + other.seen, of: one.of + other.of, ...days(one, other) }),
    { seen: 0, of: 0, from: '', to: '' },
  );
}
