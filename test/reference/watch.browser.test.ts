import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium, openPage } from '../support/chromium.ts';
import { copyProject, type ProjectCopy } from '../support/project.ts';
import { start } from './program.ts';

const PATHS = 'openapi/resources/taxes/paths.yaml';

describe.skipIf(!hasChromium)('npm start -- --watch', () => {
  let project: ProjectCopy;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => project.remove());

  it('reloads the page when the contract changes, and prints lint errors without stopping', async () => {
    const program = start('scripts/start.ts', ['--watch', '--port', '0'], { cwd: project.root });
    const [, url] = await program.until(/Reference: {3}(\S+)[\s\S]*Watching openapi/);
    const browser = await launchChromium();
    try {
      const { page } = await openPage(browser, [url!]);
      page.setDefaultTimeout(240_000);
      await page.goto(`${url}operations/createTax.html`);
      expect(await page.locator('h1').innerText()).toBe('Create a tax');
      await page.waitForLoadState('load');

      project.replace(PATHS, 'summary: Create a tax', 'summary: Create one tax');
      await page.getByRole('heading', { name: 'Create one tax' }).waitFor();

      project.replace(PATHS, 'summary: Create one tax', 'summry: Create one tax');
      await program.until(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+[\s\S]*generated\/ is left as it was/);
      const kept = await fetch(page.url());
      expect(kept.status).toBe(200);
      expect(await kept.text()).toContain('Create one tax</h1>');
      expect(program.child.exitCode).toBe(null);
      // What a build writes starts no other.
      const reasons = [...program.output().matchAll(/^(\S+) \d+:\d\d:\d\d/gm)].map(([, reason]) => reason);
      expect([...new Set(reasons)]).toEqual(['start', PATHS]);
      program.child.kill('SIGINT');
      expect(await program.ended).toBe(0);
    } finally {
      await browser.close();
    }
  });
});
