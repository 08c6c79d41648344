import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { type NamedFunction, namedFunctionsIn } from './unused/functions.ts';

const HELP = `Lists the functions that ship but never ran in a test that uses the package from outside: over HTTP, from the
command line, in a browser, through the documented imports or through the examples in the docs. Unit tests don't
count. Run it before a release; it takes an hour. Delete each function that it lists, unless you know who needs it.

  npm run unused [-- --report]

  --report  Lists them from the last run.

Exit status: 0 every function ran, 1 some did not, 2 wrong usage, or nothing was measured.`;

/** The folders of what ships. */
const SHIPPED = ['reference', 'sandbox', 'src', 'verifier'];

/** Tests that use the package from outside. */
const JOURNEYS = ['.e2e.test.', '.long.test.', '.external.test.', '.browser.test.'];

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { report: { type: 'boolean' } });
  if ('status' in options) return options.status;
  const { root } = projectAt();
  const folder = path.join(root, 'dist/unused');
  if (!options.values.report) {
    rmSync(folder, { recursive: true, force: true });
    const status = await runJourneys(root, folder);
    if (status !== 0) console.error('Some tests failed, so functions may be listed that run where they pass.\n');
  }
  const ran = placesIn(folder);
  if (ran.size === 0) {
    console.error(`Nothing is noted in ${folder}: run it without --report first.`);
    return 2;
  }
  return report(root, ran) === 0 ? 0 : 1;
}

/** Runs the tests, in whose processes and browsers functions are noted. Returns the exit status of Vitest. */
function runJourneys(root: string, folder: string): Promise<number | null> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...JOURNEYS], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      UNUSED_FOLDER: folder,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${path.join(root, 'scripts/unused/note-functions.mjs')}`,
    },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

/** The places where functions begin that have run, as `path:line`. */
function placesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Set(files.flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as string[]));
}

/** Prints the functions that have not run, by file, and how many bytes they are by folder. Returns how many there are. */
function report(root: string, ran: ReadonlySet<string>): number {
  const folders = new Map<string, { functions: number; bytes: number }>();
  let count = 0;
  for (const file of sourcesIn(root)) {
    const idle = idleAmong(namedFunctionsIn(path.join(root, file)), ({ line }) =>
      ran.has(`${path.join(root, file)}:${line}`),
    );
    count += idle.length;
    for (const { name, line, bytes } of idle) {
      console.log(`${file}:${line}  ${name}  ${bytes} bytes`);
      const folder = file.split('/').slice(0, 2).join('/');
      const sum = folders.get(folder) ?? { functions: 0, bytes: 0 };
      folders.set(folder, { functions: sum.functions + 1, bytes: sum.bytes + bytes });
    }
  }
  console.log();
  for (const [folder, { functions, bytes }] of folders)
    console.log(`${folder}: ${functions} functions, ${bytes} bytes`);
  console.log(`${count} functions never ran.`);
  return count;
}

function sourcesIn(root: string): string[] {
  return SHIPPED.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  ).toSorted();
}

/** Those that have not run. What is within one of them is part of it. */
function idleAmong(functions: readonly NamedFunction[], hasRun: (one: NamedFunction) => boolean): NamedFunction[] {
  return functions.flatMap((one) => (hasRun(one) ? idleAmong(one.inner, hasRun) : [one]));
}
