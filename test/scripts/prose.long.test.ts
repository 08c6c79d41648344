import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FOLDERS } from '../../scripts/build/prose.ts';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { runThread } from '../support/threads.ts';

const root = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Looks for words in the project in the temporary folder. */
function lint(program: string) {
  return runThread(program, { args: ['--root', root] });
}

it('`npm run prose`, a part of `npm run check`, fails with the file and line of a word', async () => {
  const program = await transpile('scripts/prose.ts');
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'README.md'), '# Fine\n');
  expect(await lint(program)).toEqual({ status: 0, stdout: '1 files, 0 words to replace.\n', stderr: '' });

  mkdirSync(path.join(root, 'src/client'));
  writeFileSync(path.join(root, 'src/client/budget.ts'), "// Fine.\nthrow new Error('It is spent.');\n");
  expect(await lint(program)).toEqual({
    status: 1,
    stdout: '2 files, 1 words to replace.\n',
    stderr: 'src/client/budget.ts:2:24  Do not write "spent". Write expired, or used up.\n',
  });

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['check']).toContain('npm run --silent prose');
});
