import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectAt } from '../../scripts/lib/project.ts';
import { type Packed, pack } from '../../scripts/package/pack.ts';

const { root } = projectAt();
const start = promisify(execFile);

/** What calls by path need, packed from where it is installed here, so that no registry is needed. */
const OPTIONAL = ['openapi-fetch', 'openapi-typescript-helpers'];

/** The Node binaries to run consumers on: this one, or those of `NODE_BINARIES`, separated as in `PATH`. */
export const nodeBinaries = process.env['NODE_BINARIES']?.split(path.delimiter) ?? [process.execPath];

/** The `tsc` of the oldest supported TypeScript, if `OLDEST_TYPESCRIPT` names it. */
export const oldestTypeScript = process.env['OLDEST_TYPESCRIPT'];

/** The packed package, and folders into which it is installed. All of it is outside of the project. */
export interface Installation {
  packed: Packed;
  /**
   * Copies a consumer with the package installed as README says. Returns its folder.
   *
   * @param options `from` is the folder with consumers, `test/consumers` by default; `withOptional` installs openapi-fetch too.
   */
  install(consumer: string, options?: { from?: string; withOptional?: boolean }): Promise<string>;
  remove(): void;
}

/** Compiles and packs the package. */
export function packPackage(): Installation {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  npm(['run', '--silent', 'compile'], root);
  // What `npm start` leaves there is not what is published.
  npm(['run', '--silent', 'reference'], root);
  // Where README finds it, seen from a consumer.
  const packed = pack(root, path.join(folder, 'inventory-service-api', 'dist', 'package'));
  const optional = npm(
    [
      'pack',
      '--silent',
      '--ignore-scripts',
      '--pack-destination',
      folder,
      ...OPTIONAL.map((name) => `./node_modules/${name}`),
    ],
    root,
  );
  const tarballs = optional
    .trim()
    .split('\n')
    .map((name) => path.join(folder, name));
  const installed = new Map<boolean, Promise<string>>();
  return {
    packed,
    async install(consumer, { from = 'test/consumers', withOptional = false } = {}) {
      const copy = path.join(folder, consumer);
      cpSync(path.join(root, from, consumer), copy, { recursive: true });
      // What npm installs is the same for all, so it is installed once and copied.
      const first = installed.get(withOptional) ?? installAsReadme(folder, withOptional ? tarballs : []);
      installed.set(withOptional, first);
      cpSync(path.join(await first, 'node_modules'), path.join(copy, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      return copy;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Installs the package in a new folder next to the others with the command of README, without the network. */
async function installAsReadme(parent: string, tarballs: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(parent, 'installed-'));
  const [program = '', ...args] = installCommand().split(' ');
  const offline = ['--silent', '--offline', '--no-audit', '--no-fund', '--no-package-lock', ...tarballs];
  await start(program, [...args, ...offline], { cwd: folder });
  return folder;
}

/** The command by which README installs the package. */
function installCommand(): string {
  const [command] = /^npm install \S+\.tgz/m.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  if (command === undefined) throw new Error('README.md does not say how to install the tarball.');
  return command;
}

/** Gives a consumer the types of Node, which those who write TypeScript for Node have. */
export function linkNodeTypes(folder: string): void {
  linkPackages(folder, '@types/node', 'undici-types');
}

/** Gives a consumer packages that are installed here. */
export function linkPackages(folder: string, ...names: string[]): void {
  for (const name of names) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
}

/** Runs the TypeScript compiler of the project in a folder, and returns what it prints. */
export function compile(folder: string, ...args: string[]): string {
  return compileWith(path.join(root, 'node_modules/typescript/bin/tsc'), folder, ...args);
}

/** The same with another compiler. */
export function compileWith(compiler: string, folder: string, ...args: string[]): string {
  return run(process.execPath, [compiler, ...args], folder);
}

/** How long a program may take, in milliseconds. The tests' own limits do not end one that is waited for. */
const LIMIT = 300_000;

/** Runs a program and returns what it prints. Its errors are told whole. */
export function run(program: string, args: string[], cwd: string): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT });
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: string; stdout: string; stderr: string };
    const what = code === 'ETIMEDOUT' ? `did not end within ${LIMIT / 1000} s` : 'failed';
    throw new Error(`${path.basename(program)} ${args.join(' ')} ${what}:\n${stdout}${stderr}`);
  }
}

function npm(args: string[], cwd: string): string {
  return run('npm', args, cwd);
}
