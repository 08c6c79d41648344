import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { probes, root } from './probes.ts';

it('makes the probes of a resource from its sessions', async () => {
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
});
