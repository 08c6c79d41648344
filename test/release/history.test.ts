import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyOf } from '../../reference/model/operation-history.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { readHistory } from '../../scripts/release/release-history.ts';
import { writeRelease } from '../../scripts/release/released.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const TAX = '/settings/taxes/{tax_id}';

/** The contract without an operation. */
function without(path: string, method: 'get' | 'delete'): OpenApiDocument {
  const { [method]: _, ...others } = contract.paths[path] as Record<string, unknown>;
  return { ...contract, paths: { ...contract.paths, [path]: others } } as OpenApiDocument;
}

/** Makes a document the current one, of a version. */
function setCurrent(version: string, document: OpenApiDocument): void {
  mkdirSync(path.join(root, 'generated'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ version }));
  writeFileSync(path.join(root, 'generated/openapi.json'), JSON.stringify(document));
}

const sinceFile = (): unknown => JSON.parse(readFileSync(path.join(root, 'openapi/released/since.json'), 'utf8'));

describe('the history of operations', () => {
  it('begins with the first release, of which no operation is listed', async () => {
    writeRelease(projectAt(root), { version: '0.1.0', document: contract });
    expect(sinceFile()).toEqual({ first: '0.1.0', operations: {} });
    setCurrent('0.1.0', contract);
    const { version, since, changes } = await readHistory(projectAt(root));
    expect(version).toBe('0.1.0');
    expect(new Set(since.values())).toEqual(new Set(['0.1.0']));
    expect(changes).toEqual([]);
  });

  it('names the release that each operation came with, and what the next one changes', async () => {
    const project = projectAt(root);
    writeRelease(project, { version: '0.1.0', document: without(TAX, 'get') });
    writeRelease(project, { version: '0.2.0', document: without(TAX, 'delete') });
    expect(sinceFile()).toEqual({ first: '0.1.0', operations: { getTax: '0.2.0' } });
    setCurrent('0.3.0', contract);
    const history = await readHistory(project);
    expect(history.since.get('listTaxes')).toBe('0.1.0');
    expect(history.since.get('getTax')).toBe('0.2.0');
    expect(history.since.get('deleteTax')).toBe('0.3.0');
    expect(historyOf(history, 'deleteTax')!.changes).toContainEqual(
      expect.objectContaining({ kind: 'operation-added' }),
    );
    expect(historyOf(history, 'listWarehouses')!.changes).toEqual([]);
  });

  it('keeps what is known when the same release is recorded again', () => {
    const project = projectAt(root);
    writeRelease(project, { version: '0.1.0', document: without(TAX, 'get') });
    writeRelease(project, { version: '0.2.0', document: contract });
    writeRelease(project, { version: '0.2.0', document: contract });
    expect(sinceFile()).toEqual({ first: '0.1.0', operations: { getTax: '0.2.0' } });
  });

  it('is not known where the last release is missing', async () => {
    setCurrent('0.1.0', contract);
    await expect(readHistory(projectAt(root))).rejects.toThrow(/version\.json/);
  });
});
