import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild';
import { bareContract, COMPILED, SANDBOX, SANDBOX_SCRIPT } from '../lib/sandbox/bundle.ts';
import { busyFromEntry, compiledConsole } from './compiled-modules.ts';

/** Node modules in CommonJS call `require`, which modules do not have. */
const REQUIRE =
  "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);";

/** Node leaves out the line of an uncaught error if the line holds this text (GetErrorSource in its node_errors.cc). */
const HIDDEN_LINE = '/* node-do-not-add-exception-line */';

/** Hides the lines of minified modules from the output of Node, which would print all of them above the message of an error. */
const hiddenLines: Plugin = {
  name: 'hidden-lines',
  setup({ initialOptions, onEnd }) {
    onEnd(({ metafile }) => {
      if (initialOptions.write === false || IS_MEASURED) return;
      for (const name of Object.keys(metafile?.outputs ?? {})) {
        const file = path.join(initialOptions.absWorkingDir!, name);
        writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}${HIDDEN_LINE}\n`);
      }
    });
  },
};

/** Options for modules that run in Node: one line each. A line break in a template literal would split the line. */
const MINIFIED = {
  minify: true,
  supported: { 'template-literal': false },
} as const satisfies BuildOptions;

/** Options for the verifier and the validators: for any platform, with all dependencies included. */
const VERIFY = {
  ...SANDBOX,
  entryPoints: {
    verify: 'src/public/verify.ts',
    probe: 'src/public/probe.ts',
    'standard-schema': 'src/public/standard-schema.ts',
  },
  plugins: [bareContract],
} as const satisfies BuildOptions;

/** Options for the sample year of a business, which is only data. */
const BUSY = {
  ...SANDBOX,
  entryPoints: { 'sandbox-busy': 'src/public/sandbox-busy.ts' },
} as const satisfies BuildOptions;

/** `npm run unused` finds by the maps which functions of the sources run; nothing of it ships. */
const IS_MEASURED = process.env['UNUSED_FOLDER'] !== undefined;

const COMMON = {
  bundle: true,
  format: 'esm',
  metafile: true,
  logLevel: 'warning',
  sourcemap: IS_MEASURED && 'inline',
} as const satisfies BuildOptions;

/** The client, and what it works with. */
const LIBRARIES = ['client', 'http', 'limits', 'token', 'file', 'query'];

export interface Bundles {
  /** The client, and what it works with: http, limits, token, file and query. */
  client: Metafile;
  sandbox: Metafile;
  verify: Metafile;
  /** Mock, sandbox over HTTP and command line. */
  programs: Metafile;
  /** The scripts of the API reference, which are built with the pages; here only for what it consists of. */
  reference: Metafile;
  /** The script of the page of the sandbox, which the programs carry as text; here only for what it consists of. */
  console: Metafile;
}

/**
 * Bundles the entries of the package: client, limits, token, file and query, which need nothing; calls by path without
 * openapi-fetch, which those who use them install; sandbox, verifier and validators, which bring what they need and run anywhere;
 * mock, sandbox over HTTP and command line with every package that they use, so that running them asks for no other. What a command does not need lies
 * in chunks that it does not load.
 *
 * @param root The folder of the project.
 * @param output The folder to write, or undefined to write nothing.
 */
export async function bundleEntries(root: string, output: string | undefined): Promise<Bundles> {
  const where = placesOf(root, output);
  const [client, sandbox, verify, programs, reference, console] = await Promise.all([
    build({
      ...COMMON,
      ...where,
      entryPoints: Object.fromEntries(LIBRARIES.map((name) => [name, `src/public/${name}.ts`])),
      packages: 'external',
      platform: 'neutral',
      target: 'es2022',
    }),
    build({ ...COMMON, ...where, ...SANDBOX, ...MINIFIED, plugins: [...SANDBOX.plugins, hiddenLines] }),
    build({ ...COMMON, ...where, ...VERIFY, ...MINIFIED, plugins: [...VERIFY.plugins, hiddenLines] }),
    bundlePrograms(root, output),
    build({
      ...COMMON,
      ...where,
      entryPoints: { reference: 'reference/browser/page.ts' },
      write: false,
    }),
    build({ ...COMMON, ...where, entryPoints: { console: 'reference/console/main.tsx' }, write: false }),
  ]);
  // What they consist of is in the others as well, and making the year takes longer than all of them.
  if (output !== undefined)
    await Promise.all([
      build({ ...COMMON, ...where, ...BUSY, minify: true }),
      build({ ...COMMON, ...where, ...SANDBOX_SCRIPT }),
    ]);
  return {
    client: client.metafile,
    sandbox: sandbox.metafile,
    verify: verify.metafile,
    programs: programs.metafile,
    reference: reference.metafile,
    console: console.metafile,
  };
}

/**
 * Bundles mock, sandbox over HTTP and command line, with every package that they use.
 *
 * @param root The folder of the project.
 * @param output The folder to write, or undefined to write nothing.
 */
export function bundlePrograms(root: string, output: string | undefined): Promise<BuildResult<typeof COMMON>> {
  return build({
    ...COMMON,
    ...placesOf(root, output),
    entryPoints: {
      mock: 'src/public/mock.ts',
      'sandbox-server': 'src/public/sandbox-server.ts',
      cli: 'src/cli/main.ts',
    },
    splitting: true,
    ...MINIFIED,
    legalComments: 'none',
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    banner: { js: REQUIRE },
    plugins: [compiledConsole, busyFromEntry, ...COMPILED, hiddenLines],
  });
}

function placesOf(root: string, output: string | undefined) {
  return { absWorkingDir: root, write: output !== undefined, outdir: output ?? path.join(root, 'dist') };
}
