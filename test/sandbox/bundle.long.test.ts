import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../../sandbox/resources/registry.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { bundleSandboxScript, SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';
import { walk } from '../../src/contract/walk.ts';
import type * as sources from '../../src/public/sandbox.ts';
import { contract } from '../support/document.ts';
import { testAnswers } from './bundle.ts';

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

testAnswers(() => bundled, 1);
