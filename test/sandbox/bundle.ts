import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';
import { rules } from '../../src/sandbox/behaviour/registry.ts';
import * as sources from '../../src/sandbox/index.ts';
import { renamed, sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { bodies, type Json } from '../support/story.ts';

/** A form of the bundle, which is minified. */
export interface Form {
  /** Fewer bytes than these, gzipped. */
  budget: number;
  /** How many bytes docs/benchmarks.md shows, if it does. */
  shown?: number | undefined;
  /** Makes the form of what esbuild has minified. */
  finish(minified: string): string | Promise<string>;
}

/** Tests the sandbox as one module for any platform. */
export function testBundle({ budget, shown, finish }: Form): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const file = path.join(folder, 'sandbox.mjs');
  let code: string;
  let metafile: Metafile;
  let bundled: typeof sources;

  beforeAll(async () => {
    const { root } = projectAt();
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
    code = await finish(readFileSync(file, 'utf8'));
    writeFileSync(file, code);
    bundled = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof sources;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('the bundle', () => {
    test(`stays below ${budget} bytes, minified and gzipped`, () => {
      expect(gzipSync(code).length).toBeLessThan(budget);
    });

    if (shown !== undefined) {
      test('has the size that docs/benchmarks.md shows', () => {
        expect(Math.abs(gzipSync(code).length / shown - 1)).toBeLessThan(0.03);
      });
    }

    test('makes no code when it runs, and imports nothing', () => {
      expect(code).not.toMatch(/\beval\s*\(|\bFunction\s*\(|\bimport\s*\(/);
      expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
    });

    test('holds neither the document nor Ajv, and no text of what rules rest on', () => {
      const inputs = Object.keys(metafile.inputs);
      expect(inputs.filter((name) => /openapi\.json|at-run-time|ajv\/dist\/(core|2020|compile)/.test(name))).toEqual(
        [],
      );
      const texts = rules().flatMap(({ basis }) => [basis.does, basis.kind === 'assumed' ? basis.reason : basis.place]);
      expect(texts.filter((text) => text.length > 25 && code.includes(text))).toEqual([]);
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
}
