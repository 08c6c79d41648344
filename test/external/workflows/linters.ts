import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installGo, installPython } from '../../support/external/tools.ts';

/** The release of actionlint that is run. */
const ACTIONLINT = '1.7.12';

/** How long it may take to install both, in milliseconds. */
export const LIMIT = 1_800_000;

/** Programs from PyPI: zizmor, and shellcheck, by which actionlint reads scripts. */
const installPrograms = (): Promise<string> =>
  installPython('workflows', path.join(import.meta.dirname, 'requirements.txt'));

/** Lists what actionlint finds in the workflows of a folder that has `.github/workflows/`, as sentences. */
export async function actionlint(folder: string): Promise<string[]> {
  const program = await installGo(`github.com/rhysd/actionlint/cmd/actionlint@v${ACTIONLINT}`);
  const shellcheck = path.join(await installPrograms(), 'shellcheck');
  const files = readdirSync(path.join(folder, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const args = ['-format', '{{json .}}', '-shellcheck', shellcheck, '-pyflakes', ''];
  const findings = (await run(program, [...args, ...files], folder)) as { filepath: string; message: string }[];
  return findings.map(({ filepath, message }) => `${filepath}: ${message}`);
}

/** Lists what zizmor finds in the workflows and in the settings of Dependabot of such a folder, by the names of its audits. */
export async function zizmor(folder: string): Promise<string[]> {
  const program = path.join(await installPrograms(), 'zizmor');
  const args = ['--offline', '--strict-collection', '--no-config', '--quiet', '--format', 'json-v1', '.github'];
  const findings = (await run(program, args, folder)) as { ident: string }[];
  return findings.map(({ ident }) => ident).sort();
}

/** Runs a program that prints JSON. Its exit code says no more than that; without JSON, it has failed. */
function run(program: string, args: readonly string[], cwd: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`${path.basename(program)} printed no JSON: ${stdout}${stderr}`));
      }
    });
  });
}
