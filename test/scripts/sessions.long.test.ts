import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { probes, replace, root, SESSIONS } from './probes.ts';

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

it('says which files are stale', async () => {
  expect(await probes()).toMatchObject({ status: 0, stderr: '' });
  replace('generated/probes/taxes.json', '"refused"', '"taken"');
  writeFileSync(path.join(root, 'generated/probes/gone.json'), '{}');
  const check = await probes('--check');
  expect(check.status).toBe(1);
  expect(check.stderr).toContain('generated/probes/ is stale: gone.json, taxes.json. Run `npm run probes`');
});

it('rejects a session that does not show its rule, and leaves what was made before', async () => {
  mkdirSync(path.join(root, 'generated/probes'), { recursive: true });
  writeFileSync(path.join(root, 'generated/probes/taxes.json'), 'before');
  replace(`${SESSIONS}/taxes.yaml`, 'tax_percentage: 101', 'tax_percentage: 99');
  const { status, stderr } = await probes();
  expect(status).toBe(1);
  expect(stderr).toContain('do not show their rules any more: taxes.rate.');
  expect(readFileSync(path.join(root, 'generated/probes/taxes.json'), 'utf8')).toBe('before');
});

it('rejects a control that is not accepted, and one that no probe needs', async () => {
  const file = path.join(root, SESSIONS, 'controls.yaml');
  writeFileSync(file, '- steps:\n    - { id: a, operation: createTax, body: { tax_percentage: 5 } }\n');
  expect((await probes()).stderr).toContain('A call of the session that shows control.createTax');
  writeFileSync(file, '- steps:\n    - { id: a, operation: listTaxes }\n');
  expect((await probes()).stderr).toContain('No probe needs these controls: control.listTaxes');
});
