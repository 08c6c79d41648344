import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { EXTERNAL_TOOLS_HOME, installTools } from '../../../scripts/lib/external-tools.ts';
import { sharedFolder } from '../shared.ts';

/** Marks an installation that is complete. */
const DONE = '.complete';

/** How long an installation may take, in milliseconds. */
const LIMIT = 1_800_000;

/** A language, or a program, that external checks need, with the command that shows whether it is there. */
const LANGUAGES = {
  Python: ['python3', '-m', 'venv', '--help'],
  Go: ['go', 'version'],
  Java: ['java', '-version'],
  Maven: ['mvn', '-version'],
  Zstandard: ['zstd', '--version'],
} as const;

export type Language = keyof typeof LANGUAGES;

/**
 * Whether there is everything that an external check needs. What is missing is named once. CI must have it all.
 *
 * @throws Error in CI if a language is missing.
 */
export function hasLanguages(check: string, ...languages: readonly Language[]): boolean {
  const missing = languages.filter((language) => !isInstalled(language));
  if (missing.length === 0) return true;
  const lack = `${check} needs ${missing.join(' and ')}`;
  if (process.env['CI']) throw new Error(`${lack}, and CI leaves no check out`);
  console.warn(`${lack}, so its tests are left out`);
  return false;
}

function isInstalled(language: Language): boolean {
  const [program, ...args] = LANGUAGES[language];
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages from PyPI into an environment of their own.
 *
 * @param requirements File that pins every package.
 * @returns The folder of its programs.
 */
export async function installPython(name: string, requirements: string): Promise<string> {
  const folder = await installOnce(`${name}-${pinsOf(requirements)}`, async (target) => {
    await run('python3', ['-m', 'venv', target]);
    await run(path.join(target, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '--no-deps', '-r', requirements]);
  });
  return path.join(folder, 'bin');
}

/**
 * Installs a program written in Go.
 *
 * @param program Its package with its version, such as `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2`.
 * @returns The path of the program.
 */
export async function installGo(program: string): Promise<string> {
  const [module, version] = program.split('@') as [string, string];
  const name = path.basename(module);
  const folder = await installOnce(`${name}-${version}`, (target) =>
    run('go', ['install', program], { GOBIN: target }),
  );
  return path.join(folder, name);
}

/**
 * Builds a program written in Go with the packages that a module pins. `go install` reads a list that not every proxy has.
 *
 * @param program Its package, such as `github.com/daveshanley/vacuum`.
 * @param module The `go.mod` that names its version, with a `go.sum` next to it.
 * @returns The path of the program.
 */
export async function buildGo(program: string, module: string): Promise<string> {
  const sums = path.join(path.dirname(module), 'go.sum');
  const name = path.basename(program);
  const folder = await installOnce(`${name}-${pinsOf(module, sums)}`, async (target) => {
    for (const file of [module, sums]) copyFileSync(file, path.join(target, path.basename(file)));
    const env = { GOFLAGS: '-mod=mod', GOSUMDB: 'off', GOTOOLCHAIN: 'local' };
    await run('go', ['build', '-C', target, '-o', target, program], env);
  });
  return path.join(folder, name);
}

/**
 * Takes a JAR from Maven Central.
 *
 * @param artifact Such as `org.openapitools:openapi-generator-cli:7.17.0`.
 * @returns The path of the JAR.
 */
export async function installJar(artifact: string): Promise<string> {
  const [, name, version] = artifact.split(':') as [string, string, string];
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
  const folder = await installOnce(`${name}-${version}`, (target) =>
    run('mvn', ['-q', '-B', copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${target}`]),
  );
  return path.join(folder, `${name}-${version}.jar`);
}

/**
 * Installs a program from npm, with what it needs.
 *
 * @param program Its package with its version, such as `jest@30.5.2`.
 * @param bin Path of the program in the package.
 * @returns The path of the program.
 */
export async function installNpm(program: string, bin: string): Promise<string> {
  const name = program.slice(0, program.lastIndexOf('@'));
  const folder = await installOnce(path.basename(program).replace('@', '-'), (target) =>
    run('npm', ['install', '--prefix', target, '--ignore-scripts', '--no-audit', '--no-fund', program]),
  );
  return path.join(folder, 'node_modules', name, bin);
}

/**
 * Installs the packages of a folder in the workspace `test/external`: once in a run, whichever file of tests is first.
 *
 * @returns The folder whose `node_modules` holds them.
 */
export async function packagesOf(check: string): Promise<string> {
  const project = path.join('test/external', check);
  await sharedFolder(`packages-of-${check}`, () => installTools(project));
  return installTools(project);
}

/**
 * Imports one of the packages of a folder below `test/external`.
 *
 * @typeParam Module What the caller uses of it. Its own types are not installed in the project.
 */
export async function importOf<Module>(check: string, name: string): Promise<Module> {
  const { resolve } = createRequire(path.join(await packagesOf(check), 'package.json'));
  return import(/* @vite-ignore */ pathToFileURL(resolve(name)).href) as Promise<Module>;
}

/** A short name for what files pin. */
function pinsOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Installs into a folder, again if an installation broke off there. */
async function installOnce(name: string, install: (target: string) => Promise<void>): Promise<string> {
  const folder = path.join(EXTERNAL_TOOLS_HOME, name);
  if (existsSync(path.join(folder, DONE))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder);
  // Another file of tests may have installed the same meanwhile.
  mkdirSync(path.join(folder, DONE), { recursive: true });
  return folder;
}

/** Runs a program. A worker of the tests that waited for it without answering would be given up. */
async function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(program, args, { env: { ...process.env, ...env }, timeout: LIMIT });
}
