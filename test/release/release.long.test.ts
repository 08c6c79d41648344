import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectTags } from '../../src/cli/select.ts';
import { contract as complete } from '../support/document.ts';
import { root, start, write } from './release.ts';

/** One resource of the contract: to compare all of it takes longer. */
const contract = selectTags(complete, ['Taxes']);

/** The contract after a field of a response was removed. */
function withoutPercentage() {
  const document = structuredClone(contract);
  delete document.components.schemas['Tax']!.properties!['tax_percentage'];
  return document;
}

describe('npm run release -- version', () => {
  it('follows a project from one release to the next', async () => {
    mkdirSync(path.join(root, 'generated'));
    write('generated/openapi.json', contract);
    write('package.json', { version: '1.0.0' });
    write('CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First.\n');
    const gate = () => start('version', '--root', root);
    expect(await gate()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^release version failed: .*released.*\n$/) as string,
    });

    expect(await start('version', '--record', '--root', root)).toEqual({
      status: 0,
      stdout: 'openapi/released/ has 1.0.0.\n',
      stderr: '',
    });
    expect(JSON.parse(readFileSync(path.join(root, 'openapi/released', '1.0.0.json'), 'utf8'))).toEqual(contract);
    expect(await gate()).toEqual({
      status: 0,
      stdout: '1.0.0 is in order. Since 1.0.0: the contract is the same.\n',
      stderr: '',
    });

    write('generated/openapi.json', withoutPercentage());
    const refused = await gate();
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(
      '- **breaking** `Tax.tax_percentage`: Property `tax_percentage` of `Tax` was removed. (createTax, getTax)',
    );
    expect(refused.stderr).toContain(
      'The version in package.json is 1.0.0. After 1.0.0 it must be 2.0.0 or higher. Set it, and describe the release in CHANGELOG.md.\n',
    );

    write('package.json', { version: '2.0.0' });
    write('CHANGELOG.md', '# Changelog\n\n## 2.0.0\n\n- **Breaking:** taxes have no percentage.\n');
    expect(await gate()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^2\.0\.0 is in order\. Since 1\.0\.0: 1 breaking, 0 warnings, /) as string,
      stderr: '',
    });
  });
});

it('npm run release -- changes compares with any document, as the workflow of pull requests does', async () => {
  write('before.json', contract);
  const { status, stdout } = await start('changes', '--since', path.join(root, 'before.json'), '--root', root);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^1 breaking, 0 warnings, 0 additive, \d+ descriptive\.\n\n- \*\*breaking\*\* `Tax\.tax_percentage`/,
  );
  const missing = await start('changes', '--since', path.join(root, 'none.json'), '--root', root);
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('none.json') as string });
});
