import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, record } from '../diff/fixture.ts';
import { start, testHelp } from './programs.ts';

const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, content: string | object): void {
  writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
}

const documents = {
  old: documentOf({ response: record({ name: { type: 'string' } }) }),
  next: documentOf({ response: record({}), operation: { summary: 'Create a thing' } }),
};

beforeAll(() => {
  mkdirSync(path.join(root, 'generated'));
  write('generated/openapi.json', documents.old);
  write('package.json', { version: '1.0.0' });
  write('CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First.\n');
});

describe('the version gate', () => {
  it('follows a project from one release to the next', async () => {
    const gate = () => start('version', '--root', root);
    expect(await gate()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The version cannot be checked: .*released.*\n$/) as string,
    });

    expect(await start('record', '--root', root)).toEqual({
      status: 0,
      stdout: 'openapi/released/ holds 1.0.0.\n',
      stderr: '',
    });
    expect(JSON.parse(readFileSync(path.join(root, 'openapi/released', '1.0.0.json'), 'utf8'))).toEqual(documents.old);
    expect(await gate()).toEqual({
      status: 0,
      stdout: '1.0.0 is in order. Since 1.0.0: the contract is the same.\n',
      stderr: '',
    });

    write('generated/openapi.json', documents.next);
    expect(await gate()).toEqual({
      status: 1,
      stdout: '',
      stderr: `Breaking (1)
  readers: createThing response 200.name: field removed

Since 1.0.0: 1 breaking, 0 warnings, 0 additive, 1 descriptive.
The version in package.json is 1.0.0. After 1.0.0 it must be 2.0.0 or higher. Set it, and describe the release in CHANGELOG.md.
`,
    });

    write('package.json', { version: '2.0.0' });
    write('CHANGELOG.md', '# Changelog\n\n## 2.0.0\n\n- **Breaking:** things have no name.\n');
    expect(await gate()).toEqual({
      status: 0,
      stdout: '2.0.0 is in order. Since 1.0.0: 1 breaking, 0 warnings, 0 additive, 1 descriptive.\n',
      stderr: '',
    });
  });
});

describe('a release program', () => {
  testHelp(['version']);

  it('leaves nothing out of the check', async () => {
    const { status, stdout, stderr } = await start('check', '--skip-tests');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Unknown option --skip-tests.');
  });
});
