import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishFiles } from '../../../scripts/lib/made-files.ts';

test('made files are written, compared and named', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'made-'));
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });
  const folder = path.join(root, 'generated', 'seeds');
  const made = new Map([
    ['story.json', '{}'],
    ['year.json', '[]'],
  ]);

  expect(publishFiles(root, 'seeds', made, true)).toBe(1);
  expect(failed).toHaveBeenLastCalledWith(
    'generated/seeds/ is stale: story.json, year.json. Run `npm run seeds` and commit the result.',
  );
  expect(publishFiles(root, 'seeds', made, false)).toBe(0);
  expect(said).toHaveBeenLastCalledWith('generated/seeds/ has changed: story.json, year.json.');

  writeFileSync(path.join(folder, 'old.json'), '');
  expect(publishFiles(root, 'seeds', made, true)).toBe(1);
  expect(failed).toHaveBeenLastCalledWith(expect.stringContaining('is stale: old.json.'));
  expect(publishFiles(root, 'seeds', made, false)).toBe(0);
  expect(readdirSync(folder)).toEqual(['story.json', 'year.json']);

  expect(publishFiles(root, 'seeds', made, true)).toBe(0);
  expect(publishFiles(root, 'seeds', made, false)).toBe(0);
  expect(said).toHaveBeenLastCalledWith('generated/seeds/ is as before.');
});
