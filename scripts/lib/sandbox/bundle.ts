import { readFileSync } from 'node:fs';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bareDocument, type OpenApiDocument } from '../../../src/contract/index.ts';
import { usedFormats } from './used-formats.ts';

/**
 * Bundles the contract without its texts and samples, which are six parts of seven. As JSON it is read in two thirds of the time that
 * the same takes as code.
 */
export const bareContract: Plugin = {
  name: 'bare-contract',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]openapi\.json$/ }, ({ path }) => {
      const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
      const json = JSON.stringify(bareDocument(document));
      return { contents: `export default JSON.parse(${JSON.stringify(json)})`, loader: 'js' };
    });
  },
};

/**
 * Leaves out what the rules of the sandbox say, which nobody reads when its script runs: docs/sandbox-rules.md has it, and the
 * command line, which prints it, is bundled with it.
 */
const withoutTexts: Plugin = {
  name: 'without-texts',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/](rules|probes[\\/]undecidable)\.json$/ }, () => ({
      contents: '{}',
      loader: 'json',
    }));
  },
};

/** Replacements for data that the sandbox reads or makes when it runs from its sources. */
export const COMPILED: Plugin[] = [bareContract];

/** Options for the sandbox: for any platform, with all dependencies included. */
export const SANDBOX = {
  entryPoints: {
    sandbox: 'src/public/sandbox.ts',
    'sandbox-keep': 'src/public/sandbox-keep.ts',
    'sandbox-testing': 'src/public/sandbox-testing.ts',
  },
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  plugins: [...COMPILED, withoutTexts, usedFormats],
} as const satisfies BuildOptions;

/** The same as one classic script, for pages without modules: it makes the global `InventorySandbox`. */
export const SANDBOX_SCRIPT = {
  ...SANDBOX,
  entryPoints: { 'sandbox.global': 'src/public/sandbox-global.ts' },
  format: 'iife',
  globalName: 'InventorySandbox',
  minify: true,
} as const satisfies BuildOptions;

/**
 * Bundles the sandbox as one classic script.
 *
 * @param root The folder of the project, whose `generated/openapi.json` becomes part of it.
 */
export async function bundleSandboxScript(root: string): Promise<string> {
  const options = { bundle: true, write: false, outdir: 'out', logLevel: 'warning' } as const;
  const { outputFiles } = await build({ ...SANDBOX_SCRIPT, ...options, absWorkingDir: root });
  return outputFiles[0]!.text;
}
