import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { writeDeclarations } from '../../scripts/package/declarations.ts';
import { IS_FULL } from '../support/full.ts';
import { compilerOf, compilersSince } from './consumer-tools.ts';
import { run } from './installation.ts';

const { root } = projectAt();
const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
const shipped = path.join(folder, 'shipped');
beforeAll(() => {
  writeDeclarations(root, shipped);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Declarations in one spelling: releases differ in quotes, in whether they say that what is unknown may be undefined, and in the
 * order of what a spread or a union holds.
 */
function spelt(file: string): string {
  const lines = readFileSync(file, 'utf8')
    .replaceAll('"', "'")
    .replaceAll('unknown | undefined', 'unknown')
    .replaceAll(/\b(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'")
    .replaceAll(/[\w']+(?: \| [\w']+)+/g, (union) => union.split(' | ').sort().join(' | '))
    .split('\n');
  return lines.sort().join('\n');
}

describe('the declarations that ship', () => {
  const files = (): string[] =>
    readdirSync(shipped, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));

  // The sources themselves need this release.
  it.each(IS_FULL ? compilersSince(5.9) : compilersSince(5.9).slice(-1))(
    'are those that TypeScript %s writes',
    async (version) => {
      const written = path.join(folder, version);
      const args = ['-p', 'tsconfig.build.json', '--outDir', written, '--tsBuildInfoFile', 'null'];
      run(process.execPath, [await compilerOf(version), ...args], root);
      expect(files().length).toBeGreaterThan(200);
      const others = files().filter((name) => spelt(path.join(shipped, name)) !== spelt(path.join(written, name)));
      expect(others).toEqual([]);
    },
  );
});
