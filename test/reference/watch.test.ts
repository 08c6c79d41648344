import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from './chromium.ts';
import { start } from './program.ts';

describe.skipIf(!hasChromium)('npm start -- --watch', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'watch-'));
    for (const name of [
      'openapi',
      'scripts',
      'src',
      'reference',
      'generated',
      '.spectral.yaml',
      'redocly.yaml',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'CHANGELOG.md',
    ]) {
      cpSync(name, path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('reloads the page when the contract changes, and prints lint errors without stopping', {
    timeout: 180_000,
  }, async () => {
    const paths = path.join(copy, 'openapi/resources/taxes/paths.yaml');
    const original = readFileSync(paths, 'utf8');
    const program = start('scripts/start.ts', ['--watch', '--port', '0'], { cwd: copy });
    const [, url] = await program.until(/The reference: (\S+)[\s\S]*Watching openapi/);
    const browser = await launchChromium();
    try {
      const { page } = await openPage(browser, [url!]);
      await page.goto(`${url}operations/createTax.html`);
      expect(await page.locator('h1').innerText()).toBe('Create a tax');
      await page.waitForLoadState('load');

      writeFileSync(paths, original.replace('summary: Create a tax', 'summary: Create one tax'));
      await page.getByRole('heading', { name: 'Create one tax' }).waitFor({ timeout: 90_000 });

      writeFileSync(paths, original.replace('summary: Create a tax', 'summry: Create a tax'));
      await program.until(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+[\s\S]*generated\/ is left as it was/);
      expect((await page.reload())!.status()).toBe(200);
      expect(await page.locator('h1').innerText()).toBe('Create one tax');
      expect(program.child.exitCode).toBe(null);
      program.child.kill('SIGINT');
      expect(await program.ended).toBe(0);
    } finally {
      await browser.close();
    }
  });
});
