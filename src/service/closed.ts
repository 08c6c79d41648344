import { isNode, suggestion } from '../contract/index.ts';

/** Requirement for a value from a caller: an option, a body, a query. Unknown names are rejected. */
export interface Closed {
  check(value: unknown): boolean;
  /** The requirement, as the end of a sentence: `must be a string.` */
  must: string;
  /** The strings that are taken, where they are known; the nearest one is suggested for another. */
  known?: readonly string[];
  fields?: ClosedFields;
  /** Requirement for each value of an object with any names, or each entry of an array. */
  each?: Closed;
  isRequired?: boolean;
}

export type ClosedFields = Readonly<Record<string, Closed>>;

export interface Problem {
  /** Where, such as `tokens.demo.scope`; empty for the value as a whole. */
  place: string;
  /** The end of a sentence that begins with the place. */
  problem: string;
}

/**
 * Finds the first thing that is wrong with a value: a name that is unknown, a value that can't stand where it stands, or one
 * that is missing. What is undefined is not given.
 *
 * @param noun What names are called: `an option`.
 */
export function problemIn(closed: Closed, value: unknown, noun: string, place = ''): Problem | undefined {
  if (!closed.check(value)) {
    const near = typeof value === 'string' ? suggestion(value, closed.known ?? []) : '';
    return { place, problem: `${closed.must}${near}` };
  }
  const { fields, each } = closed;
  if (each) return problemInEach(each, value, noun, place);
  return fields && isNode(value) ? problemInFields(fields, value, noun, place) : undefined;
}

function problemInFields(
  fields: ClosedFields,
  value: Readonly<Record<string, unknown>>,
  noun: string,
  place: string,
): Problem | undefined {
  for (const [name, inner] of Object.entries(value)) {
    const here = place === '' ? name : `${place}.${name}`;
    if (!Object.hasOwn(fields, name))
      return { place: here, problem: `is not ${noun}.${suggestion(name, Object.keys(fields))}` };
    const problem = inner === undefined ? undefined : problemIn(fields[name]!, inner, noun, here);
    if (problem) return problem;
  }
  const [missing] =
    Object.entries(fields).find(([name, { isRequired }]) => isRequired && value[name] === undefined) ?? [];
  return missing === undefined
    ? undefined
    : { place: place === '' ? missing : `${place}.${missing}`, problem: 'is missing.' };
}

function problemInEach(each: Closed, value: unknown, noun: string, place: string): Problem | undefined {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const problem = problemIn(each, entry, noun, `${place}[${index}]`);
      if (problem) return problem;
    }
  } else if (isNode(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const problem = inner === undefined ? undefined : problemIn(each, inner, noun, `${place}.${name}`);
      if (problem) return problem;
    }
  }
  return undefined;
}

export function sentenceOf({ place, problem }: Problem): string {
  return `${place} ${problem}`.trim();
}
