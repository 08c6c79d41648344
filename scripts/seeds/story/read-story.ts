import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { isNode, suggestion } from '../../../src/contract/index.ts';
import type { Facts } from '../../../src/sandbox/engine/index.ts';
import { sampleId } from '../../../src/sandbox/seed/index.ts';

/** A step of the story. */
export interface Step {
  /** Where it is written: `seeds/story/sales.yaml:12`. */
  where: string;
  /** When it happens, in the time zone of the organization: `2026-03-05 11:30`. */
  at: string;
  /** A call, in the words of the sessions in src/probe/sessions/. */
  operation?: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: object;
  /** Something that happens outside of the service, and the id of the record that it happens to. */
  event?: string;
  id?: string;
  /** The ids that the step gives, in the order in which it asks for them. */
  ids?: readonly string[];
  /** Fields that rules give to the records of the step and that the story leaves out: `invoices.line_items[].account_id`. */
  drops?: readonly string[];
  /** Records that no operation makes, or fields of records that are there already. They are stored as they are. */
  records?: Readonly<Record<string, readonly Facts[]>>;
  /** The ids of records that come before all others of their resource so far. */
  first?: Readonly<Record<string, readonly string[]>>;
  /** All resources that the story has, in the order in which their records are planted. */
  order?: readonly string[];
}

/** Stands for the id of a record that a step makes and that the story leaves out. */
export const DROP = 'drop';

/** A story that cannot be told. The message says where, why, and what to do. */
export class StoryError extends Error {
  override name = 'StoryError';
}

/** The keys of a step, by the one that says what kind of step it is. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  operation: ['at', 'operation', 'path', 'query', 'body', 'ids', 'drops'],
  event: ['at', 'event', 'id', 'ids'],
  records: ['at', 'records'],
  first: ['at', 'first'],
  order: ['at', 'order'],
};

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** The fields whose values are ids, and how ids are written in them: by their last digits, as whole numbers. */
const ID_FIELD = /(^|_)ids?\d?$|^(lot|packages)$/;

/**
 * Reads the steps of a folder, in the order of their times, whichever files they are in.
 *
 * @throws StoryError if a file is not valid YAML, or a step has an unknown key or lacks one.
 */
export function readStory(folder: string): Step[] {
  const files = readdirSync(folder).toSorted();
  const steps = files.flatMap((file) =>
    readSteps(readFileSync(path.join(folder, file), 'utf8'), `seeds/story/${file}`),
  );
  return steps.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Reads the steps of a file. */
export function readSteps(text: string, file: string): Step[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const place = (offset: number): string => `${file}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new StoryError(`${place(error.pos[0])}: ${error.message}`);
  const steps: unknown = document.toJS();
  if (!Array.isArray(steps)) throw new StoryError(`${file}:1: Write a list of steps, each with \`at\`.`);
  return steps.map((step: unknown, index) => {
    const { range } = document.getIn([index], true) as { range: [start: number] };
    return readStep(step, place(range[0]));
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
  if (unknown !== undefined)
    throw new StoryError(
      `${where}: Unknown key ${unknown}. Next to \`${kind}\`, a step may have ${keys.join(', ')}.${suggestion(unknown, keys)}`,
    );
  if (!TIME.test(String(fields['at'])))
    throw new StoryError(`${where}: Say when the step happens, such as \`at: 2026-03-05 11:30\`.`);
  const { ids = [], first, ...others } = fields;
  if (!Array.isArray(ids))
    throw new StoryError(`${where}: Write \`ids\` as a list of the last digits of ids, such as [23011, 23001].`);
  return {
    where,
    ...(withIds(others) as { at: string }),
    ids: withIds(ids, 'ids') as string[],
    ...(isNode(first) && {
      first: Object.fromEntries(
        Object.entries(first).map(([resource, its]) => [resource, withIds(its, 'ids') as string[]]),
      ),
    }),
  };
}

/** A value with its ids in full. */
function withIds(value: unknown, field = '', isId = ID_FIELD.test(field)): unknown {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, field, isId));
  if (isNode(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, key)]));
  return isId && typeof value === 'number' ? sampleId(value) : value;
}
