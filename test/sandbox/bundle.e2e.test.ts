import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { bundleSandboxScript, SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';
import { walk } from '../../src/contract/walk.ts';
import * as sources from '../../src/public/sandbox.ts';
import { rules } from '../../src/sandbox/resources/registry.ts';
import { contract } from '../support/document.ts';
import { renamed, sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { bodies, type Json } from '../support/story.ts';
import { BUDGET, excessOf } from './budget.ts';

const { root } = projectAt();

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
const file = path.join(folder, 'sandbox.mjs');
let script: string;
let metafile: Metafile;
let bundled: typeof sources;

beforeAll(async () => {
  script = await bundleSandboxScript(root);
  const { entryPoints, ...options } = SANDBOX;
  ({ metafile } = await build({
    ...options,
    entryPoints: [entryPoints.sandbox],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    minify: true,
    outfile: file,
    metafile: true,
  }));
  bundled = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof sources;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the script that ships', () => {
  test(`takes at most ${BUDGET} bytes gzipped, as docs/decisions.md says`, () => {
    expect(excessOf(script, BUDGET)).toBeUndefined();
    expect(readFileSync('docs/decisions.md', 'utf8')).toContain(`may take ${BUDGET / 1000} kB gzipped`);
  });

  test('is refused where one byte less is allowed, with what to do', () => {
    const size = gzipSync(script).length;
    expect(excessOf(script, size)).toBeUndefined();
    expect(excessOf(script, size - 1)).toMatch(
      `takes ${size} bytes gzipped, and test/sandbox/budget.ts allows ${size - 1}.`,
    );
    expect(excessOf(script, size - 1)).toMatch('raise the limit');
  });

  test('makes no code when it runs, and imports nothing', () => {
    expect(script).not.toMatch(/\beval\s*\(|\bFunction\s*\(|\bimport\s*\(/);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  });

  test('holds neither Ajv nor texts for readers: those of the document, and what rules rest on', () => {
    expect(Object.keys(metafile.inputs).filter((name) => /ajv\/dist\/(core|2020|compile)/.test(name))).toEqual([]);
    const described = [...walk(contract)].flatMap(({ node: { description } }) => description ?? []) as string[];
    const bases = rules().flatMap(({ basis }) => [
      basis.does,
      basis.kind === 'assumed' ? basis.reason : basis.location,
    ]);
    const texts = [...described, ...bases].filter((text) => text.length > 25);
    expect(texts.length).toBeGreaterThan(1000);
    expect([...new Set(texts)].filter((text) => script.includes(text))).toEqual([]);
  });
});

describe('the bundle answers as the sources do', () => {
  const [gets, sent] = [
    bodies.filter(({ operation, direction }) => operation.method === 'get' && direction === 'response'),
    bodies.filter(({ direction }) => direction === 'request'),
  ];
  const named = ({ operation }: (typeof bodies)[number]): Json =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.required && one.name !== 'organization_id')
        .map(({ name, example }) => [name, example]),
    );

  async function expectSame(operation: string, parameters: Json, ...bodies: Json[]): Promise<void> {
    const [one, other] = [sources, bundled].map(({ createSandbox }) => callerOf(createSandbox()));
    for (const body of bodies.length > 0 ? bodies : [undefined]) {
      const [left, right] = [await one!(operation, parameters, body), await other!(operation, parameters, body)];
      expect(right.body).toEqual(left.body);
      expect([...right.headers]).toEqual([...left.headers]);
    }
  }

  test.each(gets.map((body) => [body.operation.id, body] as const))('%s', (id, body) => expectSame(id, named(body)));

  test.each(sent.map((body) => [body.operation.id, body] as const))(
    '%s, with bodies that hold and others',
    (id, body) =>
      expectSame(
        id,
        named(body),
        renamed(body.sample, '92'),
        body.sample,
        { ...body.sample, tax_name: 7, colour: 'red' },
        {},
      ),
  );

  test('a rule of the contract between query and body', async () => {
    const { retainerinvoice_number: _, ...body } = sampleOf('createRetainerInvoice');
    for (const { createSandbox } of [sources, bundled]) {
      const reply = await callerOf(createSandbox())(
        'createRetainerInvoice',
        { ignore_auto_number_generation: true },
        body,
      );
      expect([reply.status, reply.body['message']]).toEqual([
        400,
        'body.retainerinvoice_number is required, since ignore_auto_number_generation is true.',
      ]);
    }
  });

  test('with options that name rules', () => {
    const [assumed] = rules().filter(({ basis }) => basis.kind === 'assumed');
    const [documented] = rules().filter(({ basis }) => basis.kind === 'documented');
    expect(() => bundled.createSandbox({ assumptions: { [assumed!.id]: false } })).not.toThrow();
    expect(() => bundled.createSandbox({ assumptions: { [documented!.id]: false } })).toThrow('is documented');
  });
});
