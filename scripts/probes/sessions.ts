import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseYaml, suggestion } from '../../src/contract/index.ts';
import { type ProbeName, SHARED, type Step, sharedIn } from '../../verifier/probe/index.ts';
import type { Rules } from './oracle.ts';

/** A session as it is written by hand: one to nine calls, the last of which shows whether its rule holds. */
export interface Session extends ProbeName {
  steps: readonly Step[];
}

/** A session that shows that its last operation is accepted. */
export interface ControlSession {
  /** The rule without which the operation is accepted as well; the operation is accepted with all rules by default. */
  about?: string | undefined;
  steps: readonly Step[];
}

/** The sessions of verifier/probe/sessions/. */
export interface Sessions {
  probes: readonly Session[];
  controls: readonly ControlSession[];
}

/** A session that can't be used. The message names the file, the session and what is wrong with it. */
export class SessionError extends Error {
  override name = 'SessionError';
}

/** The file with the sessions of controls. Each of the others has the probes of a resource. */
const CONTROLS = 'controls.yaml';

/** The most calls of a session: each of them is a call to somebody's account. */
const MOST_STEPS = 9;

const STEP_KEYS = ['id', 'operation', 'path', 'query', 'body'];

/**
 * Reads the sessions of a folder.
 *
 * @throws SessionError if one has a key, a rule or an operation that is not known, or the name of another.
 */
export function readSessions(folder: string, rules: Rules, operations: readonly string[]): Sessions {
  const names = new Set<string>();
  const probes: Session[] = [];
  const controls: ControlSession[] = [];
  const ids = rules.assumed.map(({ id }) => id);
  for (const file of readdirSync(folder).toSorted()) {
    const isControl = file === CONTROLS;
    const sessions = parseYaml(readFileSync(path.join(folder, file), 'utf8'));
    if (!Array.isArray(sessions) || sessions.length === 0) throw new SessionError(`${file} has no sessions.`);
    for (const [index, session] of (sessions as unknown[]).entries()) {
      const where = `${file}, session ${index + 1}`;
      known(where, 'key', Object.keys(nodeOf(where, session)), isControl ? ['about', 'steps'] : SESSION_KEYS);
      const { rule, negation = 'off', about, steps } = session as Partial<Session>;
      checkSteps(where, steps, operations);
      if (isControl) {
        if (about !== undefined) known(where, 'rule', [about], ids);
        controls.push({ about, steps: steps! });
        continue;
      }
      known(where, 'rule', [String(rule)], ids);
      known(where, 'negation', [negation], ['off', ...rules.alternativesOf(rule!)]);
      if (about !== undefined) known(where, 'resource', [about], [...rules.resourcesOf(rule!)]);
      const name = JSON.stringify([rule, negation, about]);
      if (names.has(name))
        throw new SessionError(`${where}: another session has the same rule, negation and resource.`);
      names.add(name);
      probes.push({ rule: rule!, negation, ...(about !== undefined && { about }), steps: steps! });
    }
  }
  return { probes, controls };
}

const SESSION_KEYS = ['rule', 'negation', 'about', 'steps'];

function checkSteps(where: string, steps: unknown, operations: readonly string[]): void {
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS)
    throw new SessionError(`${where}: \`steps\` must be a list of 1 to ${MOST_STEPS} calls.`);
  const ids = new Set<unknown>();
  for (const step of steps as unknown[]) {
    const { id, operation, ...rest } = nodeOf(where, step);
    known(where, 'key', Object.keys(rest), STEP_KEYS);
    known(where, 'operation', [String(operation)], operations);
    known(where, 'shared record', [...sharedIn(step)], Object.keys(SHARED));
    if (typeof id !== 'string' || ids.has(id))
      throw new SessionError(`${where}: each step needs an \`id\` of its own.`);
    ids.add(id);
  }
}

function nodeOf(where: string, value: unknown): Record<string, unknown> {
  if (!isNode(value)) throw new SessionError(`${where}: a session and its steps must be mappings.`);
  return value;
}

function known(where: string, kind: string, words: readonly string[], all: readonly string[]): void {
  const wrong = words.find((word) => !all.includes(word));
  if (wrong !== undefined) throw new SessionError(`${where}: unknown ${kind} ${wrong}.${suggestion(wrong, all)}`);
}
