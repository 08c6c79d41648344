import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { run } from './output.ts';

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The document with the overlay that some options make. */
export async function documentWith(...options: string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'overlay.yaml');
  expect(await run(['code-samples', '--out', file, ...options])).toEqual({ status: 0, stdout: '', stderr: '' });
  const { status, stdout, stderr } = await run(['spec', '--format', 'json', '--overlay', file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** The samples of each operation of a document, as JSON. */
export function samplesIn(text: string): Map<string, CodeSample[]> {
  const document = JSON.parse(text) as OpenApiDocument;
  return new Map(
    operationsOf(document).map(({ id, object }) => [
      id,
      (object as { 'x-codeSamples'?: CodeSample[] })['x-codeSamples']!,
    ]),
  );
}
