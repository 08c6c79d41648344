import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { run } from './output.ts';

describe('diff', () => {
  it('says so where nothing changed', async () => {
    const shipped = shippedFile('generated/openapi.json');
    expect(await run(['diff', shipped])).toEqual({ status: 0, stdout: 'No changes.\n', stderr: '' });
  });

  it('reads YAML as well, and compares with the shipped document by default', async () => {
    const shippedYaml = readFileSync(shippedFile('generated/openapi.yaml'), 'utf8');
    const yaml = shippedYaml.replace(/^ {4}ContactAddress:[\s\S]*?\n {8}state:\n/m, '$&          deprecated: true\n');
    expect(yaml).not.toBe(shippedYaml);
    const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'warning.yaml');
    writeFileSync(file, yaml);
    const { stdout } = await run(['diff', file, '--fail-on', 'none']);
    expect(stdout).toBe(`Descriptive (2)
  readers: ContactAddress.state: deprecated removed (listContacts, createContact, getContact, updateContact)
  callers: ContactAddress.state: deprecated removed (createContact, updateContact)

0 breaking, 0 warnings, 0 additive, 2 descriptive: a patch release.
`);
  });
});
