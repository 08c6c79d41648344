import { spawnSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import type { Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { type Bundles, bundleEntries } from '../../scripts/package/bundle.ts';
import { bundledPackages } from '../../scripts/package/bundled-packages.ts';
import { compiledMock } from '../support/compiled-programs.ts';

const { root } = projectAt();
let bundles: Bundles;
beforeAll(async () => {
  bundles = await bundleEntries(root, undefined);
});

/** The files that are loaded with a module, without what it imports only when needed. */
function filesLoadedWith({ outputs }: Metafile, entry: string): string[] {
  const [start] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (start === undefined) throw new Error(`No output is made of ${entry}`);
  const loaded = new Set([start]);
  for (const file of loaded) {
    for (const { kind, path, external } of outputs[file]!.imports)
      if (kind === 'import-statement' && !external) loaded.add(path);
  }
  return [...loaded];
}

/** The packages that are loaded with a module, without what it imports only when needed. */
function loadedWith(bundle: Metafile, entry: string): string[] {
  const inputs = filesLoadedWith(bundle, entry).flatMap((file) => Object.keys(bundle.outputs[file]!.inputs));
  return [...new Set(inputs.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))].sort();
}

describe('the command line', () => {
  it.each(['operations', 'sample', 'spec'])(
    'prints %s with no package but the formats that a document may name',
    (command) => {
      expect(loadedWith(bundles.programs, `src/cli/commands/${command}.ts`)).toEqual(['ajv-formats']);
    },
  );

  it('is small to start', () => {
    expect(loadedWith(bundles.programs, 'src/cli/main.ts')).toEqual([]);
  });
});

describe('the mock', () => {
  it('loads what it reads forms with, and nothing that makes values up', () => {
    const packages = loadedWith(bundles.programs, 'src/public/mock.ts');
    expect(packages).toContain('@remix-run/multipart-parser');
    const names = bundledPackages(root, bundles).map(({ name }) => name);
    expect(names.filter((name) => /prism|faker|lodash/.test(name))).toEqual([]);
  });

  it('leaves nothing to install', () => {
    const imports = Object.values(bundles.programs.outputs).flatMap((output) =>
      output.imports.filter(({ external }) => external),
    );
    expect([...new Set(imports.map(({ path }) => path))].filter((name) => !isBuiltin(name))).toEqual([
      'inventory-service-api/sandbox/busy',
    ]);
  });
});

describe('an error that nobody catches', () => {
  it('is printed without the minified line that it comes from', async () => {
    const program = `import(${JSON.stringify(await compiledMock())}).then(({ startMock }) => startMock({ prot: 1 }))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    expect([status, stderr.slice(0, 70)]).toEqual([
      1,
      expect.stringContaining('prot is not an option. Did you mean port?'),
    ]);
    expect(stderr.length).toBeLessThan(1500);
  });
});

describe('the client', () => {
  it.each([
    ['src/public/client.ts', []],
    ['src/public/http.ts', ['openapi-fetch']],
    ['src/public/query.ts', []],
  ])('brings, by %s, the packages %j', (entry, packages) => {
    const imports = filesLoadedWith(bundles.client, entry).flatMap((file) =>
      bundles.client.outputs[file]!.imports.filter(({ external }) => external).map(({ path }) => path),
    );
    expect([...new Set(imports)]).toEqual(packages);
  });

  it('leaves nothing to install for verifier and validators', () => {
    const imports = Object.values(bundles.verify.outputs).flatMap((output) => output.imports);
    expect(imports.filter(({ external }) => external)).toEqual([]);
    expect(loadedWith(bundles.verify, 'src/public/standard-schema.ts')).toEqual(['ajv-formats']);
  });
});
