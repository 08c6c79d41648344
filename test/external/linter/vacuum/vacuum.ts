import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildGo } from '../../../support/external/tools.ts';

const MODULE = path.join(import.meta.dirname, 'go.mod');

/** The release that is run. */
export const VERSION = /vacuum v(\S+)/.exec(readFileSync(MODULE, 'utf8'))![1]!;

/** How long it may take to build vacuum where it is not yet, and to lint a document, in milliseconds. */
export const LIMIT = 1_800_000;

/** Lints a document with all rules that vacuum has, and names those that it breaks. */
export async function rulesBrokenBy(document: string): Promise<string[]> {
  const program = await buildGo('github.com/daveshanley/vacuum', MODULE);
  const quiet = ['--no-style', '--no-pretty', '--stdout'];
  const everything = ['--hard-mode', '--remote=false', '--timeout', '120'];
  const { stdout } = await promisify(execFile)(program, ['spectral-report', ...quiet, ...everything, document], {
    maxBuffer: 2 ** 26,
    timeout: LIMIT,
  });
  const findings: { code: string }[] = JSON.parse(stdout);
  return [...new Set(findings.map(({ code }) => code))].sort();
}
