import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { probes, replace, root } from './probes.ts';

it('makes the probes of a resource from its sessions, and says which files are stale', async () => {
  expect(await probes()).toMatchObject({ status: 0, stderr: '' });
  const made = path.join(root, 'generated', 'probes');
  expect(readdirSync(made).toSorted()).toEqual([
    'controls.json',
    'index.ts',
    'operations.json',
    'taxes.json',
    'undecidable.json',
  ]);
  expect(readFileSync(path.join(made, 'taxes.json'), 'utf8')).toBe(readFileSync('generated/probes/taxes.json', 'utf8'));
  replace('generated/probes/taxes.json', '"refused"', '"taken"');
  writeFileSync(path.join(made, 'gone.json'), '{}');
  const check = await probes('--check');
  expect(check.status).toBe(1);
  expect(check.stderr).toContain('generated/probes/ is stale: gone.json, taxes.json. Run `npm run probes`');
});
