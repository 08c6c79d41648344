import { execFile, execFileSync, type StdioOptions } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectAt } from '../../scripts/lib/project.ts';
import { type Packed, pack } from '../../scripts/package/pack.ts';
import { packedPackage } from './packed.ts';
import { type Registry, release, startRegistry } from './registry.ts';

const { root } = projectAt();
const start = promisify(execFile);

/** What calls by path need, published from where it is installed here, so that nobody asks another registry. */
const OPTIONAL = ['openapi-typescript-helpers', 'openapi-fetch'];

/** The package in a registry of this machine, and folders into which it is installed. All of it is outside of the project. */
export interface Installation {
  packed: Packed;
  /** Where packages are published to. */
  registry: Registry;
  /** Makes an empty folder. */
  emptyFolder(name: string): string;
  /**
   * Copies a consumer with the package installed by its name. Returns its folder.
   *
   * @param options `from` is the folder with consumers, `test/consumers` by default; `withOptional` installs openapi-fetch too.
   */
  install(consumer: string, options?: { from?: string; withOptional?: boolean }): Promise<string>;
  remove(): void;
}

/** Publishes the package, as the project does, to a registry that starts for it. */
export async function publishPackage(): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  const registry = await startRegistry(path.join(folder, 'cache'));
  const remove = (): void => {
    registry.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let published: Omit<Installation, 'remove'> | undefined;
    await packedPackage(async () => (published = await publishTo(registry, folder)).packed.tarball);
    return { ...(published ?? (await publishTo(registry, folder))), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function publishTo(registry: Registry, folder: string): Promise<Omit<Installation, 'remove'>> {
  const publisher = path.join(folder, 'publisher.json');
  await release(registry, publisher);
  // Where README finds it, seen from a consumer.
  const packed = pack(root, path.join(folder, 'inventory-service-api', 'dist', 'package'), publisher);
  for (const name of OPTIONAL)
    run('npm', ['publish', '--silent', '--ignore-scripts', `./node_modules/${name}`], root, registry.publisher);
  const installed = new Map<boolean, Promise<string>>();
  const emptyFolder = (name: string): string => mkdtempSync(path.join(folder, `${name}-`));
  return {
    packed,
    registry,
    emptyFolder,
    async install(consumer, { from = 'test/consumers', withOptional = false } = {}) {
      const copy = path.join(folder, consumer);
      cpSync(path.join(root, from, consumer), copy, { recursive: true });
      // What npm installs is the same for all, so it is installed once and copied.
      const first = installed.get(withOptional) ?? installByName(emptyFolder('installed'), registry, withOptional);
      installed.set(withOptional, first);
      cpSync(path.join(await first, 'node_modules'), path.join(copy, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      return copy;
    },
  };
}

/** Installs the package by its name, and what calls by path need with the command of docs/package.md. */
async function installByName(folder: string, { user }: Registry, withOptional: boolean): Promise<string> {
  const [optional = 'none'] =
    /openapi-fetch@[\d.]+/.exec(readFileSync(path.join(root, 'docs/package.md'), 'utf8')) ?? [];
  const names = ['inventory-service-api', ...(withOptional ? [optional] : [])];
  await start('npm', ['install', '--silent', ...names], { cwd: folder, env: user });
  return folder;
}

/** Installs the package with the command of README, which names the tarball, without any registry. */
export function installTarball(folder: string): void {
  const [command] = /^npm install \S+\.tgz/m.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  if (command === undefined) throw new Error('README.md does not say how to install the tarball.');
  const [program = '', ...args] = command.split(' ');
  run(program, [...args, '--silent', '--offline', '--no-audit', '--no-fund', '--no-package-lock'], folder);
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
  return run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), ...args], folder);
}

/** How long a program may take, in milliseconds. The tests' own limits do not end one that is waited for. */
const LIMIT = 600_000;

/** Runs a program and returns what it prints. Its errors are told whole. */
export function run(program: string, args: string[], cwd: string, env = process.env): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio, timeout: LIMIT, env });
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: string; stdout: string; stderr: string };
    const what = code === 'ETIMEDOUT' ? `did not end within ${LIMIT / 1000} s` : 'failed';
    throw new Error(`${path.basename(program)} ${args.join(' ')} ${what}:\n${stdout}${stderr}`);
  }
}
