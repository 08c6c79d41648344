import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { downgrade } from '../../../scripts/package/openapi-3.0/convert-document.ts';
import { contract } from '../../support/document.ts';
import { installJar, installPython } from '../../support/judges/tools.ts';

export const VERSION = '7.25.0';

/** The editions of the document. */
const EDITIONS = { '3.1': contract, '3.0': downgrade(contract) };

export type Edition = keyof typeof EDITIONS;

/** How long a program may run, in milliseconds. */
const LIMIT = 300_000;

const HERE = path.dirname(fileURLToPath(import.meta.url));
const execute = promisify(execFile);

/** A language that clients are generated for. */
export interface Language {
  name: 'Java' | 'Python' | 'Go';
  /** The edition that its client is generated from. */
  edition: Edition;
  /** Why it is not the 3.1 document, and a file of the client from that document that shows it. */
  lack?: { why: string; file: string; shows: RegExp };
  options: readonly string[];
  /** Compiles the client and the program that uses it. Returns the command that runs this program. */
  build(folder: string): Promise<[program: string, ...args: string[]]>;
}

export const LANGUAGES: readonly Language[] = [
  {
    name: 'Java',
    edition: '3.0',
    lack: {
      why: 'A field that is a list or a text has a class that is not generated, so the client does not compile.',
      file: 'src/main/java/org/openapitools/client/model/InvoiceLineItem.java',
      shows: /AnyOfstring<Id> timeEntryIds/,
    },
    // Forms have classes, too: an operation that takes JSON or a form imports them.
    options: ['-g', 'java', '--library', 'okhttp-gson', '--global-property', 'skipFormModel=false'],
    build: buildJava,
  },
  { name: 'Python', edition: '3.1', options: ['-g', 'python'], build: buildPython },
  {
    name: 'Go',
    edition: '3.0',
    lack: {
      why: 'A field of a form that refers to the schema of a file is sent as text.',
      file: 'api_invoices.go',
      shows: /parameterAddToHeaderOrQuery\(localVarFormParams, "attachment"/,
    },
    options: ['-g', 'go', '--additional-properties', 'packageName=inventory'],
    build: buildGo,
  },
];

/** Generates a client into a folder. */
export async function generate({ options }: Language, edition: Edition, folder: string): Promise<void> {
  const jar = await installJar(`org.openapitools:openapi-generator-cli:${VERSION}`);
  mkdirSync(folder, { recursive: true });
  const document = path.join(folder, 'document.json');
  writeFileSync(document, JSON.stringify(EDITIONS[edition]));
  await run('java', ['-jar', jar, 'generate', '-i', document, '-o', folder, ...options], folder);
}

/** Runs a program. Returns what it prints. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execute(program, args, { cwd, timeout: LIMIT, maxBuffer: 2 ** 26 });
  return stdout;
}

async function buildJava(folder: string): Promise<[string, ...string[]]> {
  const listPackages = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath';
  const options = ['-Dmdep.outputFile=packages.txt', '-DincludeScope=runtime'];
  await run('mvn', ['-q', '-B', 'compile', listPackages, ...options], folder);
  const packages = readFileSync(path.join(folder, 'packages.txt'), 'utf8');
  const classpath = `${path.join(folder, 'target/classes')}:${packages}`;
  // The client is compiled for Java 8; the program uses more.
  const program = path.join(HERE, 'java', 'OrderToCash.java');
  await run('javac', ['-cp', classpath, '-d', 'target/classes', program], folder);
  return ['java', '-cp', classpath, 'OrderToCash'];
}

async function buildPython(folder: string): Promise<[string, ...string[]]> {
  const programs = await installPython('python-client', path.join(HERE, 'python', 'requirements.txt'));
  copyFileSync(path.join(HERE, 'python', 'order_to_cash.py'), path.join(folder, 'order_to_cash.py'));
  const python = path.join(programs, 'python');
  await run(python, ['-m', 'compileall', '-q', 'openapi_client', 'order_to_cash.py'], folder);
  return [python, 'order_to_cash.py'];
}

async function buildGo(folder: string): Promise<[string, ...string[]]> {
  const modules = path.join(folder, 'go.mod');
  writeFileSync(modules, readFileSync(modules, 'utf8').replace(/^module .*/, 'module inventory'));
  mkdirSync(path.join(folder, 'cmd'));
  copyFileSync(path.join(HERE, 'go', 'main.go'), path.join(folder, 'cmd', 'main.go'));
  await run('go', ['build', '-o', 'order-to-cash', './cmd'], folder);
  return [path.join(folder, 'order-to-cash')];
}
