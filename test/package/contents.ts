import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Packed } from '../../scripts/package/pack.ts';
import { BUDGET, excesses } from '../../scripts/package/size-budget.ts';
import { brokenLinks } from '../support/markdown.ts';

/** Sources, tests, scripts and pages for contributors. */
const NOT_SHIPPED = [
  /^(bench|docs\/contributing|openapi\/(?!workflows\/)|reference|sandbox|scripts|src|test|verifier)\//,
  /(?<!\.d)\.ts$|\.test\.|\.map$/,
];

/** Tests what is in the tarball, and what is in the folder of a consumer that has installed it. */
export function testContents(packed: () => Packed, consumer: () => string): void {
  describe('the package', () => {
    it('keeps to its budget', () => {
      expect(excesses(packed().size, BUDGET)).toEqual([]);
    });

    it('holds what its entries lead to, and no source, test, script or page for contributors', () => {
      const { files } = packed();
      expect(files.filter((file) => NOT_SHIPPED.some((pattern) => pattern.test(file)))).toEqual([]);
      expect(files).toEqual(
        expect.arrayContaining([
          'README.md',
          'LICENSE',
          'AGENTS.md',
          'CHANGELOG.md',
          'skills/integrate/SKILL.md',
          'dist/THIRD-PARTY-LICENSES.txt',
          'dist/sbom.cdx.json',
          'dist/reference.json.br',
          'openapi/workflows/first-invoice.arazzo.yaml',
          'openapi/workflows/README.md',
        ]),
      );
    });

    it('has the AGENTS.md of users, not that of those who change the project', () => {
      const folder = path.join(consumer(), 'node_modules/inventory-service-api');
      expect(readFileSync(path.join(folder, 'AGENTS.md'), 'utf8')).toBe(readFileSync('skills/AGENTS.md', 'utf8'));
      expect(packed().files).not.toContain('skills/AGENTS.md');
    });

    it('says in its package.json what users need, and nothing that only developers use', () => {
      const folder = path.join(consumer(), 'node_modules/inventory-service-api');
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
      const ofPublisher = ['author', 'repository', 'homepage', 'bugs', 'security', 'mcpName'];
      const expected = [
        ...ofPublisher,
        'bin',
        'description',
        'engines',
        'exports',
        'files',
        'keywords',
        'license',
        'name',
        'peerDependencies',
        'peerDependenciesMeta',
        'publishConfig',
        'sideEffects',
        'type',
        'version',
      ];
      expect(Object.keys(manifest).sort()).toEqual(expected.sort());
    });

    it('holds every file that its Markdown links to', () => {
      const folder = path.join(consumer(), 'node_modules/inventory-service-api');
      const pages = packed().files.filter((file) => file.endsWith('.md'));
      expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/mock.md', 'SECURITY.md']));
      expect(pages.flatMap((page) => brokenLinks(folder, page))).toEqual([]);
    });

    it('brings no other package', () => {
      const names = readdirSync(path.join(consumer(), 'node_modules')).filter((name) => !name.startsWith('.'));
      expect(names).toEqual(['inventory-service-api']);
    });
  });
}
