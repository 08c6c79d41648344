import { isNode, lookUp } from '../../../src/contract/index.ts';
import type { Action } from '../../../src/overlay/index.ts';
import type { Model, OperationModel } from '../contract/model.ts';
import { days, type Facts } from '../evidence/facts.ts';
import { OTHER_NAMES } from '../evidence/map-names.ts';
import type { Finding } from '../report/finding-kinds.ts';
import { resolveLocation } from '../report/resolve.ts';
import { inWords, observed, remove, update } from './edit.ts';
import type { Gathered, NewField, PartStats } from './gather.ts';
import { schemaOf } from './schema.ts';

/** Edits that say that something was observed: fields that are new, responses and guesses that were confirmed. */
export function observedEdits(
  model: Model,
  facts: Facts,
  { parts, fields }: Gathered,
  contradicted: ReadonlySet<string>,
): Action[] {
  const guesses = [...parts].filter(([pointer]) => !contradicted.has(pointer));
  return [
    ...[...fields.values()].map((field) => newFieldEdit(model, field)),
    ...guesses.flatMap(([pointer, stats]) => guessEdits(model, pointer, stats)),
    ...[...model.operations].flatMap(([id, operation]) => responseEdits(operation, facts[id] ?? {}, contradicted)),
  ];
}

/**
 * The guesses, by JSON Pointer, that traffic contradicts or in which it contradicts another one, and no edit corrects that.
 * They stay guesses: accepted, the same traffic would break them.
 *
 * @param open The findings that no edit answers.
 */
export function contradictedGuesses({ operations }: Model, open: readonly Finding[]): Set<string> {
  const pointers = open.flatMap(({ kind, operation, status, place }) => {
    const model = operations.get(operation);
    const response = model?.responseTo(status);
    if (kind !== 'guess' || !model || !response || !place.startsWith('response.body')) return [];
    const { way } = resolveLocation(model, String(status), place);
    return [response.pointer, ...way.flatMap(({ schemas }) => schemas.map(({ pointer }) => pointer))];
  });
  return new Set(pointers);
}

function newFieldEdit({ document, conventions }: Model, field: NewField): Action {
  const { holder, name, facts, operations } = field;
  const schema = { ...schemaOf(name, facts, conventions.id, '', [OTHER_NAMES]), 'x-observed': observed(field) };
  const target = lookUp(document, `#${holder}`);
  const hasFields = isNode(target) && target['properties'] !== undefined;
  const seen = `${facts[OTHER_NAMES] ? 'at least ' : ''}${inWords(field)}`;
  const description = `Adds the field ${name}, seen in ${seen} objects (${[...operations].sort().join(', ')}).`;
  const alternatives = ['Leave it out, if the service sends it by mistake.'];
  if (holder.startsWith('/components/schemas/') && operations.size === 1)
    alternatives.push(`Give ${[...operations][0]} its own schema, if only its responses have the field.`);
  return update(
    hasFields ? `${holder}/properties` : holder,
    hasFields ? { [name]: schema } : { properties: { [name]: schema } },
    {
      description,
      alternatives,
      impact: 'additive',
    },
  );
}

/** A guess that was confirmed rests on what was seen from then on. */
function guessEdits({ document }: Model, pointer: string, stats: PartStats): Action[] {
  const part = lookUpNode(document, pointer);
  if (!part || part['x-inferred'] === undefined || stats.seen === 0) return [];
  const reason = { description: `Marks ${pointer} as observed, in ${inWords(stats)}.`, impact: 'descriptive' } as const;
  return [
    remove(`${pointer}/x-inferred`, `Removes the mark that ${pointer} is inferred.`),
    update(pointer, { 'x-observed': observed(stats) }, reason),
  ];
}

function lookUpNode(document: object, pointer: string): Readonly<Record<string, unknown>> | undefined {
  const part = lookUp(document, `#${pointer}`);
  return isNode(part) ? part : undefined;
}

/** A response that is not documented and was seen is observed. */
function responseEdits(
  { operation, pointer, responseTo }: OperationModel,
  statuses: Facts[string],
  contradicted: ReadonlySet<string>,
): Action[] {
  const { successStatus, notDocumented, id } = operation;
  const facts = statuses[successStatus];
  const response = responseTo(Number(successStatus));
  if (!facts || !response || !notDocumented.includes('response') || contradicted.has(response.pointer)) return [];
  // Of what is no JSON, or whose JSON could not be read, nothing was seen.
  if (response.body && !facts.places['response.body']) return [];
  const others = Object.entries(statuses).filter(([status]) => status !== successStatus && Number(status) < 400);
  const of = others.reduce((total, [, { exchanges }]) => total + exchanges, facts.exchanges);
  const stats = { seen: facts.exchanges, of, ...days(facts, facts) };
  const left = notDocumented.filter((part) => part !== 'response');
  const reason = {
    description: `Marks the response of ${id} as observed, in ${inWords(stats)} exchanges.`,
    impact: 'descriptive',
  } as const;
  return [
    remove(`${pointer}/x-not-documented`, `Removes the mark that the response of ${id} is not documented.`),
    ...(left.length > 0
      ? [
          update(
            pointer,
            { 'x-not-documented': left },
            { ...reason, description: `Keeps the marks of the other undocumented parts of ${id}.` },
          ),
        ]
      : []),
    update(response.pointer, { 'x-observed': stats }, reason),
  ];
}
