import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../src/contract/index.ts';
import { printStage } from './build/print-report.ts';
import { readBuiltDocument } from './lib/built-document.ts';
import { readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { billOfMaterials } from './package/bill-of-materials.ts';
import { bundleEntries } from './package/bundle.ts';
import { bundledPackages } from './package/bundled-packages.ts';
import { carriedWorks } from './package/carried-works.ts';
import { writeDeclarations } from './package/declarations.ts';
import { writeNotices } from './package/notices.ts';
import { downgrade } from './package/openapi-3.0/convert-document.ts';
import { writeSamples } from './package/write-samples.ts';
import { writeLedgerSchema, writeSchemas } from './package/write-schemas.ts';
import { writeValues } from './package/write-values.ts';

const HELP = `Compiles what the package ships to dist/: client, sandbox, mock, command line, types, samples, schemas, values, the document
as OpenAPI 3.0, and the licenses and the bill of materials (CycloneDX) of the bundled packages.
For the API reference, run: npm run reference

  node scripts/run.mjs scripts/compile.ts

Exit status: 0 done, 1 it could not be compiled, 2 wrong usage.`;

/** Output paths in dist/. Other commands write to their own folders there. */
const OUTPUTS = [
  'client.js',
  'http.js',
  'limits.js',
  'token.js',
  'file.js',
  'query.js',
  'standard-schema.js',
  'sandbox.js',
  'sandbox-keep.js',
  'sandbox-busy.js',
  'sandbox-testing.js',
  'sandbox-server.js',
  'sandbox-testing.js',
  'sandbox.global.js',
  'verify.js',
  'probe.js',
  'mock.js',
  'cli.js',
  'chunks',
  'types',
  'samples',
  'schemas',
  'values',
  'openapi-3.0.json',
  'THIRD-PARTY-LICENSES.txt',
  'sbom.cdx.json',
];

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, {});
  if ('status' in options) return options.status;
  const project = projectAt();
  try {
    await compile(project.root, await readBuiltDocument(project));
    return 0;
  } catch (error) {
    console.error(`The package could not be compiled: ${(error as Error).message}`);
    return 1;
  }
}

async function compile(root: string, document: OpenApiDocument): Promise<void> {
  const dist = path.join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const name of OUTPUTS) rmSync(path.join(dist, name), { recursive: true, force: true });

  const bundles = await step(
    'bundle',
    () => bundleEntries(root, dist),
    ({ client, sandbox, verify, programs }) =>
      `client, http, limits, token, file and query ${bytesOf(client.outputs)}; sandbox ${bytesOf(sandbox.outputs)}; verifier ${bytesOf(verify.outputs)}; mock and command line ${bytesOf(programs.outputs)}`,
  );
  await step(
    'licences',
    () => {
      const packages = bundledPackages(root, bundles);
      writeFileSync(path.join(dist, 'THIRD-PARTY-LICENSES.txt'), writeNotices([...packages, ...carriedWorks(root)]));
      writeFileSync(path.join(dist, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(root, packages), null, 2)}\n`);
      return packages;
    },
    (packages) => `${packages.length} packages are bundled in`,
  );
  await step(
    'types',
    () => writeDeclarations(root, path.join(dist, 'types')),
    (count) => `${count} modules`,
  );
  await step(
    'samples',
    () => writeSamples(document, path.join(dist, 'samples')),
    (count) => `${count} samples`,
  );
  await step(
    'schemas',
    () => {
      const bodies = writeSchemas(document, path.join(dist, 'schemas'));
      writeLedgerSchema(path.join(dist, 'schemas'));
      return bodies + 1;
    },
    (count) => `${count} schemas`,
  );
  await step(
    'values',
    () => writeValues(document, path.join(dist, 'values')),
    (count) => `${count} lists`,
  );
  await step(
    'openapi 3.0',
    () => {
      const edition = downgrade(document);
      writeFileSync(path.join(dist, 'openapi-3.0.json'), JSON.stringify(edition));
      return edition['x-lost'];
    },
    (lost) => `${lost.length} kinds of statements can't be said in it`,
  );
}

async function step<Result>(
  name: string,
  run: () => Promise<Result> | Result,
  summarize: (result: Result) => string,
): Promise<Result> {
  const start = performance.now();
  const result = await run();
  printStage({ name, duration: performance.now() - start, summary: summarize(result) });
  return result;
}

function bytesOf(outputs: Record<string, { bytes: number }>): string {
  const sum = Object.values(outputs).reduce((bytes, output) => bytes + output.bytes, 0);
  return `${Math.round(sum / 1000)} kB`;
}
