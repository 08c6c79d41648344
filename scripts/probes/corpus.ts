import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import type { Contract, Engine } from '../../src/sandbox/engine/index.ts';
import { lifecycleSessions } from './lifecycle.ts';
import { createViolations } from './play.ts';
import type { RecordedSession } from './recorded.ts';
import { sampleSessions, withReads } from './sessions.ts';
import { createTranslator, type Session } from './translate.ts';
import { boundRecords, ORDERS } from './worlds.ts';

/** Longest body of a call that is taken, in characters of JSON. */
const LONGEST = 6000;

/** The tests of the sandbox fail, so that their calls cannot be recorded. */
export class TestsFailed extends Error {
  override readonly name = 'TestsFailed';
}

/**
 * Every session that is searched, the shortest first: the calls of the samples, those of the sandbox's tests, and what may follow
 * the creation of a record.
 *
 * @param file The calls of the tests; recorded there if there is no such file, and again if none is named.
 * @throws TestsFailed if they have to be recorded, and a test fails.
 */
export function sessionsOf(
  contract: Contract,
  document: OpenApiDocument,
  engine: Engine,
  root: string,
  file: string | undefined,
): Session[] {
  const recorded = recordedSessions(root, file);
  const translate = createTranslator(contract.plans, boundRecords(engine), createViolations(contract));
  const samples = sampleSessions(contract, document, engine);
  const raw = [...samples, ...recorded];
  const alone = raw.map((session) => translate(session, false));
  const bound = raw.filter(needsOrders).map((session) => translate(session, true));
  const calls = [...alone, ...bound].filter(({ steps }) => steps.length > 0);
  const made = alone.slice(0, samples.length).filter(({ steps }) => steps.length > 0);
  const sessions = [
    ...calls.map((session) => withReads(session, contract.plans)),
    ...lifecycleSessions(made, contract.plans),
  ];
  return sessions.toSorted((one, other) => one.steps.length - other.steps.length);
}

function needsOrders({ calls }: RecordedSession): boolean {
  return calls.some(({ given }) => Object.values(given).some(({ resource }) => ORDERS.includes(resource)));
}

function recordedSessions(root: string, named: string | undefined): RecordedSession[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'probes-'));
  const file = named ?? path.join(folder, 'corpus.ndjson');
  try {
    if (!existsSync(file)) {
      const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
      const env = { ...process.env, PROBES_RECORDING: file };
      const args = [vitest, 'run', '--config', 'scripts/probes/vitest.config.ts', '--reporter', 'dot'];
      const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
      if (status !== 0) throw new TestsFailed('The tests of the sandbox fail: fix them first.');
    }
    const lines = new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    );
    return [...lines].toSorted().map((line) => withoutLongCalls(JSON.parse(line) as RecordedSession));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The calls before the first one that is too long for a probe. */
function withoutLongCalls({ calls }: RecordedSession): RecordedSession {
  const index = calls.findIndex(({ body }) => (JSON.stringify(body) ?? '').length > LONGEST);
  return { calls: index < 0 ? calls : calls.slice(0, index) };
}
