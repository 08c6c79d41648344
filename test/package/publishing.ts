import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { pack } from '../../scripts/package/pack.ts';
import { IS_FULL } from '../support/full.ts';
import { blocksIn } from '../support/markdown.ts';
import type { Installation } from './installation.ts';
import { PUBLISHER, release, startRegistry } from './registry.ts';

const npm = promisify(execFile);

/** What publisher.json is like before anybody has filled it in. */
const PLACEHOLDERS = Object.fromEntries(Object.keys(PUBLISHER).map((field) => [field, '<fill in>']));

/** Tests what the registry holds and takes, and the command that publishes to it. */
export function testPublishing(installation: () => Installation): void {
  /** Asks the registry what it says of the package. */
  async function shown(): Promise<Record<string, unknown>> {
    const { stdout } = await npm('npm', ['view', '--prefer-online', 'inventory-service-api', '--json'], {
      env: installation().registry.user,
    });
    return JSON.parse(stdout) as Record<string, unknown>;
  }

  describe('the registry', () => {
    it('shows who publishes the package, and the bytes that are made of it a second time', async () => {
      const { packed } = installation();
      const hash = createHash('sha512').update(readFileSync(packed.tarball)).digest('base64');
      expect(await shown()).toMatchObject({
        homepage: PUBLISHER.homepage,
        bugs: { url: PUBLISHER.bugs },
        repository: { url: expect.stringContaining(PUBLISHER.repository) },
        dist: { integrity: `sha512-${hash}` },
      });
    });

    it('says where to report a vulnerability, by the commands of SECURITY.md', async () => {
      const { registry, emptyFolder } = installation();
      const [cwd, env] = [emptyFolder('security'), registry.user];
      await npm('npm', ['install', '--silent', 'inventory-service-api'], { cwd, env });
      const [commands = ''] = blocksIn(readFileSync('SECURITY.md', 'utf8'), 'sh');
      for (const command of commands.trim().split('\n')) {
        const { stdout } = await npm('sh', ['-c', command], { cwd, env });
        expect(stdout.trim().replaceAll('"', '')).toBe(PUBLISHER.security);
      }
    });

    it('takes nothing from whoever has no token', async () => {
      const { packed, registry } = installation();
      const published = npm('npm', ['publish', packed.tarball], { env: registry.user });
      await expect(published).rejects.toThrow('This command requires you to be logged in');
    });
  });

  describe('publishing', () => {
    it('refuses a publisher whose places are not filled in, field by field', async () => {
      const { registry, emptyFolder } = installation();
      const published = release(registry, path.join(emptyFolder('placeholders'), 'publisher.json'), PLACEHOLDERS);
      await expect(published).rejects.toThrow('publisher.json does not say who publishes:');
      for (const field of Object.keys(PUBLISHER))
        await expect(published).rejects.toThrow(`${field} is "<fill in>", a placeholder.`);
    });

    it.runIf(IS_FULL)('packs without a publisher what npm refuses to publish', async () => {
      const folder = installation().emptyFolder('private');
      const file = path.join(folder, 'publisher.json');
      writeFileSync(file, JSON.stringify(PLACEHOLDERS));
      const { tarball } = pack(projectAt().root, folder, file);
      const registry = await startRegistry(path.join(folder, 'cache'));
      onTestFinished(() => registry.stop());
      const published = npm('npm', ['publish', tarball], { env: registry.publisher });
      await expect(published).rejects.toThrow('EPRIVATE');
    });

    it.runIf(IS_FULL)('does not publish a version again with other bytes', async () => {
      const { registry, emptyFolder } = installation();
      const before = await shown();
      const file = path.join(emptyFolder('other'), 'publisher.json');
      const published = release(registry, file, { ...PUBLISHER, author: 'Others Ltd' });
      await expect(published).rejects.toThrow(/previously published|already present|EPUBLISHCONFLICT/);
      expect(await shown()).toEqual(before);
    });
  });

  describe('npm run release -- site', () => {
    it.runIf(IS_FULL)('writes the reference of each version, and a first page that leads to the latest', async () => {
      const version = JSON.parse(readFileSync('package.json', 'utf8')).version as string;
      const { stdout } = await npm('npm', ['run', '--silent', 'release', '--', 'site']);
      expect(stdout.split('\n')[0]).toMatch(`Wrote dist/site/${version}/: `);
      expect(stdout).toMatch(/^Wrote dist\/site\/0\.3\.0\/: \d+ pages\.$/m);
      expect(stdout).toContain(`Wrote dist/site/index.html, which leads to ${version}.`);
      expect(readFileSync('dist/site/index.html', 'utf8')).toContain(`${version}/`);
      expect(readFileSync(`dist/site/${version}/operations/createTax.html`, 'utf8')).toContain('Create a tax');
    });
  });
}
