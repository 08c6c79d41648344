import { escapeToken, lookUp, reachableReferences, type Schema } from '../../../src/contract/index.ts';
import type { Action } from '../../../src/overlay/index.ts';
import type { Model } from '../contract/model.ts';
import { inWords, observed, replace, update } from './edit.ts';
import type { Gathered, PartStats } from './gather.ts';
import { formatIn, isAlways, typesSeen } from './thresholds.ts';

/** Edits that claim more than before, where all traffic confirms it: required fields, types and formats. */
export function requirementsOf(model: Model, { parts }: Gathered): Action[] {
  const sent = sentSchemas(model);
  return [...parts].flatMap(([pointer, stats]) => {
    // A schema that requests use as well would refuse what the service may take.
    if (!pointer.startsWith('/components/schemas/') || sent.has(pointer.split('/')[3]!)) return [];
    const schema = lookUp(model.document, `#${pointer}`) as Schema;
    return [
      ...requiredEdits(pointer, schema, stats, parts),
      ...typeEdits(pointer, schema, stats),
      ...formatEdits(pointer, schema, stats),
    ];
  });
}

/** The names of the schemas that requests use. */
function sentSchemas({ document, operations }: Model): Set<string> {
  const requests = [...operations.values()].map(({ operation: { parameters, requestBody: body } }) => ({
    parameters,
    body,
  }));
  const names = [...reachableReferences(document, requests)].map((reference) => reference.split('/schemas/')[1] ?? '');
  return new Set(names);
}

function requiredEdits(pointer: string, schema: Schema, stats: PartStats, parts: Gathered['parts']): Action[] {
  const objects = stats.types['object'] ?? 0;
  if (!isAlways(stats, objects)) return [];
  const requiredBefore = schema.required ?? [];
  const always = Object.keys(schema.properties ?? {}).filter((name) => {
    const field = parts.get(`${pointer}/properties/${escapeToken(name)}`);
    return !requiredBefore.includes(name) && field !== undefined && field.seen === objects && field.of === objects;
  });
  if (always.length === 0) return [];
  const description = `Makes ${always.join(', ')} of ${pointer} required: seen in ${objects} of ${objects} objects.`;
  const reason = {
    description,
    alternatives: ['Leave them optional, if some records may lack them.'],
    impact: 'additive',
  } as const;
  const required = [...requiredBefore, ...always];
  return requiredBefore.length > 0
    ? replace(pointer, 'required', required, reason)
    : [update(pointer, { required }, reason)];
}

function marksOf(schema: Schema): readonly unknown[] {
  const marks = schema['x-not-documented'];
  return Array.isArray(marks) ? marks : [];
}

/** A type that is not documented, where all values were of the same one. */
function typeEdits(pointer: string, schema: Schema, stats: PartStats): Action[] {
  const types = [schema.type ?? []].flat();
  const seen = typesSeen(stats.types);
  if (!marksOf(schema).includes('type') || types.length < 2 || seen.length !== 1 || !isAlways(stats, stats.seen))
    return [];
  const likely = seen[0] === 'integer' && types.includes('number') ? 'number' : seen[0]!;
  if (!types.includes(likely)) return [];
  const description = `Narrows the type of ${pointer} to ${likely}: ${inWords(stats)} objects have it, always of that type.`;
  const reason = { description, alternatives: [`Keep ${types.join(' or ')}.`], impact: 'additive' } as const;
  return [...replace(pointer, 'type', likely, reason), ...withoutMark(pointer, schema, stats)];
}

function withoutMark(pointer: string, schema: Schema, stats: PartStats): Action[] {
  const left = marksOf(schema).filter((mark) => mark !== 'type');
  const [removal] = replace(pointer, 'x-not-documented', left, {
    description: `Marks ${pointer} as observed`,
    impact: 'descriptive',
  });
  const marks = { 'x-observed': observed(stats), ...(left.length > 0 && { 'x-not-documented': left }) };
  return [removal!, update(pointer, marks, { description: `Marks ${pointer} as observed.`, impact: 'descriptive' })];
}

/** A format, where nothing of the type is documented and all strings have it. */
function formatEdits(pointer: string, schema: Schema, stats: PartStats): Action[] {
  const format = formatIn(stats.formats);
  const mayHaveFormat = marksOf(schema).includes('type') && schema.format === undefined && schema.pattern === undefined;
  if (format === undefined || !mayHaveFormat || schema.$ref !== undefined || stats.basis === 'documented') return [];
  const description = `Names the format of ${pointer}: ${format}, in ${stats.seen} of ${stats.seen} strings.`;
  return [
    update(
      pointer,
      { format },
      { description, alternatives: ['Leave it out if other strings may occur.'], impact: 'additive' },
    ),
  ];
}
