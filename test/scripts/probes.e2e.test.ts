import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SESSIONS = 'src/probe/sessions';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'probes-'));
  mkdirSync(path.join(root, SESSIONS), { recursive: true });
  cpSync(`${SESSIONS}/taxes.yaml`, path.join(root, SESSIONS, 'taxes.yaml'));
});
afterEach(() => rmSync(root, { recursive: true }));

function probes(...args: string[]): SpawnSyncReturns<string> {
  const program = ['scripts/run.mjs', 'scripts/probes.ts', '--root', root, ...args];
  return spawnSync(process.execPath, program, { encoding: 'utf8' });
}

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

it('makes the probes of a resource from its sessions, and says which files are stale', () => {
  expect(probes()).toMatchObject({ status: 0, stderr: '' });
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
  const check = probes('--check');
  expect(check.status).toBe(1);
  expect(check.stderr).toContain('generated/probes/ is stale: gone.json, taxes.json. Run `npm run probes`');
});

it('rejects a session that does not show its rule, and leaves what was made before', () => {
  mkdirSync(path.join(root, 'generated/probes'), { recursive: true });
  writeFileSync(path.join(root, 'generated/probes/taxes.json'), 'before');
  replace(`${SESSIONS}/taxes.yaml`, 'tax_percentage: 101', 'tax_percentage: 99');
  const { status, stderr } = probes();
  expect(status).toBe(1);
  expect(stderr).toContain('do not show their rules any more: taxes.rate.');
  expect(readFileSync(path.join(root, 'generated/probes/taxes.json'), 'utf8')).toBe('before');
});

it('rejects a control that is not accepted, and one that no probe needs', () => {
  const file = path.join(root, SESSIONS, 'controls.yaml');
  writeFileSync(file, '- steps:\n    - { id: a, operation: createTax, body: { tax_percentage: 5 } }\n');
  expect(probes().stderr).toContain('A call of the session that shows control.createTax');
  writeFileSync(file, '- steps:\n    - { id: a, operation: listTaxes }\n');
  expect(probes().stderr).toContain('No probe needs these controls: control.listTaxes');
});
