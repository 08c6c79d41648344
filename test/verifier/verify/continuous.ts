import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parse } from 'yaml';
import { createRecorder } from '../../../src/public/verify.ts';
import { run as runHere } from '../../cli/output.ts';
import { compiledCli } from '../../support/compiled-programs.ts';
import { verifierBlock } from './support/gateway.ts';

const HEADING = 'Check every pull request';

/** The steps of the workflow that run something of ours. */
export const steps: string[] = parse(verifierBlock(HEADING, 'yaml'))
  .steps.map(({ run }: { run?: string }) => run)
  .filter((run: string | undefined) => run?.includes('inventory-service-api'));

/** The commands that are run before the first pull request. */
export const COMMANDS = verifierBlock(HEADING, 'sh');

function exchange(tax: object) {
  return {
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url: 'https://h.example/inventory/v1/settings/taxes/1?organization_id=1', body: '' },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', tax }) },
  };
}

/** Makes a repository with a recording, which is deleted at the end of the test file. */
export function makeRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'continuous-'));
  const file = (name: string): string => path.join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(() => {
    for (const name of ['bin', 'evidence']) mkdirSync(file(name));
    createRecorder({ to: file('mine.ndjson') })(exchange({ tax_id: '1', colour: 'red' }));
  });

  /** Makes `npx` start the program under test. */
  async function installProgram(): Promise<void> {
    writeFileSync(file('bin/npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${await compiledCli()}' "$@"\n`);
    chmodSync(file('bin/npx'), 0o755);
  }

  /** Runs commands as a step of a workflow does, where `npx` starts the program under test. */
  function run(commands: string): number | null {
    const env = { ...process.env, PATH: `${file('bin')}:${process.env['PATH']}` };
    return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', commands], { cwd: folder, env }).status;
  }

  /** Runs the steps until one fails, as a workflow does. @returns The statuses. */
  function workflow(): (number | null)[] {
    const statuses: (number | null)[] = [];
    for (const step of steps) if (!statuses.some((status) => status !== 0)) statuses.push(run(step));
    return statuses;
  }

  /** Runs what the steps start in this process, which takes a fraction of the time. @returns The statuses. */
  async function workflowHere(): Promise<number[]> {
    const statuses: number[] = [];
    for (const step of steps) {
      const [, line = '', target] = /npx inventory-service-api ([^>]*)(?:> (\S+))?/.exec(step)!;
      const args = line
        .trim()
        .split(' ')
        .flatMap((arg) => {
          if (arg === 'evidence/*.json') return readdirSync(file('evidence')).map((name) => file(`evidence/${name}`));
          return /^\w+\.json$/.test(arg) ? [file(arg)] : [arg];
        });
      const { status, stdout } = await runHere(args);
      if (target) writeFileSync(file(target), stdout);
      statuses.push(status);
    }
    return statuses;
  }

  /** The messages of the findings that code scanning would show. */
  function shown(): string[] {
    const { runs } = JSON.parse(readFileSync(file('findings.sarif'), 'utf8'));
    return runs[0].results.map(({ message }: { message: { text: string } }) => message.text);
  }

  /** Evidence of another account, as somebody commits it. */
  function commitEvidence(name: string, tax: object): void {
    const recorder = createRecorder({ account: name });
    recorder(exchange(tax));
    writeFileSync(file(`evidence/${name}.json`), JSON.stringify(recorder.evidence()));
  }

  /** A list of known findings, as `verify --ratchet` writes it. */
  function commitKnown(known: readonly string[]): void {
    writeFileSync(file('known.json'), JSON.stringify({ known }));
  }

  return { installProgram, run, workflow, workflowHere, shown, commitEvidence, commitKnown };
}
