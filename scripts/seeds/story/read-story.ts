import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { RecordData } from '../../../sandbox/engine/index.ts';
import { sampleId } from '../../../sandbox/seed/index.ts';
import { isNode, suggestion } from '../../../src/contract/index.ts';
import type { Step as SessionStep } from '../../../verifier/probe/index.ts';

/** A step of the story. Its calls are written as those of the sessions in verifier/probe/sessions/. */
export interface Step extends Partial<Pick<SessionStep, 'operation' | 'path' | 'query'>> {
  /** Where it is written: `sandbox/story/sales.yaml:12`. */
  where: string;
  /** When it happens, in milliseconds since 1970. */
  time: number;
  body?: object;
  /** Something that happens outside of the service, and the id of the record that it happens to. */
  event?: string;
  id?: string;
  /** The ids that the step gives, in the order in which it asks for them. */
  ids: readonly string[];
  /** Fields of the records of the step that the story leaves out: `invoices.line_items[].account_id`. */
  drops?: readonly string[];
  /** Records that no operation creates, or fields of records that are there already. They are stored as they are. */
  records?: Readonly<Record<string, readonly RecordData[]>>;
  /** The ids of records that come before all others of their resource so far. */
  first?: Readonly<Record<string, readonly string[]>>;
  /** All resources of the story, in the order in which their records are planted. */
  order?: readonly string[];
}

/** Stands for the id of a record that a step creates and the story leaves out. */
export const DROP = 'drop';

/** A story that can't be told. The message says where, why, and what to do. */
export class StoryError extends Error {
  override name = 'StoryError';
}

/** The keys of a step, by the one that says what kind of step it is. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  operation: ['at', 'operation', 'path', 'query', 'body', 'ids', 'drops'],
  event: ['at', 'event', 'id', 'ids', 'drops'],
  records: ['at', 'records'],
  first: ['at', 'first'],
  order: ['at', 'order'],
};

/** The time zone of the organization. */
const ZONE = '+05:30';

/** The fields whose values are ids. There, a whole number stands for the id of the samples that ends with it. */
const ID_FIELD = /(^|_)ids?\d?$|^lot$/;

/**
 * Reads the steps of a folder in the order of their times, whichever files they are in. Those of the same time stay in the order
 * of the files' names, and of the file.
 *
 * @throws StoryError if a file is not valid YAML, or a step has an unknown key or lacks one.
 */
export function readStory(folder: string): Step[] {
  const files = readdirSync(folder).toSorted();
  const steps = files.flatMap((file) => readSteps(readFileSync(path.join(folder, file), 'utf8'), file));
  return steps.toSorted((one, other) => one.time - other.time);
}

function readSteps(text: string, file: string): Step[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const placeOf = (offset: number): string => `sandbox/story/${file}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new StoryError(`${placeOf(error.pos[0])}: ${error.message}`);
  const steps: unknown = document.toJS();
  if (!Array.isArray(steps)) throw new StoryError(`${placeOf(0)}: Write a list of steps, each with \`at\`.`);
  return steps.map((step: unknown, index) => {
    const { range } = document.getIn([index], true) as { range: readonly [start: number] };
    return readStep(step, placeOf(range[0]));
  });
}

function readStep(step: unknown, where: string): Step {
  const fields = isNode(step) ? step : {};
  const kinds = Object.keys(KEYS);
  const [kind, other] = kinds.filter((key) => Object.hasOwn(fields, key));
  if (kind === undefined || other !== undefined)
    throw new StoryError(`${where}: A step has exactly one of the keys ${kinds.join(', ')}.`);
  const keys = KEYS[kind]!;
  const unknown = Object.keys(fields).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const known = `A step with \`${kind}\` may have ${keys.join(', ')}.`;
    throw new StoryError(`${where}: Unknown key ${unknown}. ${known}${suggestion(unknown, keys)}`);
  }
  const { at, ids = [], first, ...others } = fields;
  return {
    where,
    time: timeOf(at, where),
    ...(withIds(others) as Partial<Step>),
    ids: listOfIds(ids, where),
    ...(isNode(first) && {
      first: Object.fromEntries(Object.entries(first).map(([resource, its]) => [resource, listOfIds(its, where)])),
    }),
  };
}

function timeOf(at: unknown, where: string): number {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(String(at)) ?? [];
  const found = Date.parse(`${day}T${time}:00${ZONE}`);
  if (Number.isNaN(found)) throw new StoryError(`${where}: Say when it happens, such as \`at: 2026-03-05 11:30\`.`);
  return found;
}

function listOfIds(ids: unknown, where: string): string[] {
  if (Array.isArray(ids) && ids.every((id) => Number.isInteger(id) || id === DROP))
    return withIds(ids, 'ids') as string[];
  throw new StoryError(`${where}: Write ids as a list of their last digits, such as [23011, 23001], or \`${DROP}\`.`);
}

/** A value with its ids in full. */
function withIds(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, field));
  if (isNode(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, key)]));
  return ID_FIELD.test(field) && Number.isInteger(value) ? sampleId(value as number) : value;
}
