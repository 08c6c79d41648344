import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const docs = readFileSync('docs/mock.md', 'utf8');
const cache = path.resolve('node_modules/.cache/inventory-service-api');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first block of code below a heading. */
function blockOf(heading: string, language: string): string {
  const section = docs.split(`### ${heading}\n`)[1]!;
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)![1]!;
}

describe('docs/mock.md', () => {
  it('shows a test for Vitest that passes', async () => {
    writeFileSync(path.join(folder, 'taxes.test.ts'), blockOf('Vitest', 'ts'));
    const alias = {
      'inventory-service-api/mock': path.resolve('src/mock/index.ts'),
      'inventory-service-api': path.resolve('src/client/index.ts'),
    };
    const config = `export default ${JSON.stringify({ resolve: { alias }, test: { root: folder, exclude: [] } })}`;
    writeFileSync(path.join(folder, 'vitest.config.mjs'), config);
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', path.join(folder, 'vitest.config.mjs')];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/Tests\s+2 passed \(2\)/);
  });

  it('names every option of startMock', () => {
    const source = readFileSync('src/mock/options.ts', 'utf8')
      .split('export interface MockOptions {')[1]!
      .split('\n}')[0]!;
    const options = [...source.matchAll(/^ {2}(\w+)\?:/gm)].map(([, option]) => option!);
    expect(options.length).toBeGreaterThan(8);
    for (const option of options) expect(docs.split('### Options')[1]).toContain(`\`${option}\``);
  });

  it('names every reason of a refusal', () => {
    const source = readFileSync('src/mock/refusal.ts', 'utf8').split('export type RefusalReason =')[1]!.split(';')[0]!;
    const reasons = [...source.matchAll(/'([\w-]+)'/g)].map(([, reason]) => reason!);
    expect(reasons.length).toBeGreaterThan(8);
    for (const reason of reasons) expect(docs.split('## What it refuses')[1]).toContain(`| \`${reason}\` |`);
  });
});
