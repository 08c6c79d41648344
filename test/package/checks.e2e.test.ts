import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { notAllowed } from '../../scripts/package/allowed-licences.ts';
import { type Bom, selectShipped } from '../../scripts/package/bill-of-materials.ts';
import { BUDGET, describeSize, excesses } from '../../scripts/package/budget.ts';
import { writeNotices } from '../../scripts/package/notices.ts';
import { type ShippedPackage, shippedPackages } from '../../scripts/package/shipped-packages.ts';

const { root } = projectAt();
const manifest = readJson('package.json') as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;
const { packages: locked } = readJson('package-lock.json') as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

describe('the budget', () => {
  it('lets pass what is just within it', () => {
    expect(excesses(BUDGET, BUDGET)).toEqual([]);
  });

  it.each(['packed', 'unpacked', 'files'] as const)('is exceeded by one more: %s', (kind) => {
    expect(excesses({ ...BUDGET, [kind]: BUDGET[kind] + 1 }, BUDGET)).toEqual([
      `${kind}: ${(BUDGET[kind] + 1).toLocaleString('en')}, 1 more than allowed`,
    ]);
  });

  it('is told in words', () => {
    expect(describeSize({ packed: 1_890_000, unpacked: 15_800_000, files: 491 })).toBe(
      '1.9 MB packed, 15.8 MB unpacked, 491 files',
    );
  });
});

describe('dependencies', () => {
  it('have exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('are openapi-fetch alone for users', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch']);
  });

  it('need no scripts at installation', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });
});

describe('what ships', () => {
  let shipped: ShippedPackage[];
  beforeAll(async () => {
    shipped = await shippedPackages(root);
  });

  it('is what npm installs and what is bundled, each by its name', () => {
    const how = Object.fromEntries(shipped.map((entry) => [entry.name, entry.how]));
    expect(how).toMatchObject({
      'openapi-fetch': 'dependency',
      'openapi-typescript-helpers': 'dependency',
      '@remix-run/multipart-parser': 'bundled',
      minisearch: 'bundled',
    });
    expect(how).not.toHaveProperty('vitest');
    expect(shipped.every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
  });

  it('has allowed licences', () => {
    expect(notAllowed(shipped)).toEqual([]);
  });

  it('needs no scripts at installation', () => {
    expect(shipped.filter(({ how, folder }) => how === 'dependency' && locked[folder]?.hasInstallScript)).toEqual([]);
  });

  it('is in the bill of materials, marked where it is bundled', () => {
    const component = ({ name, folder }: { name: string; folder: string }) => ({
      'bom-ref': name,
      properties: [
        { name: 'cdx:npm:package:development', value: 'true' },
        { name: 'cdx:npm:package:path', value: folder },
      ],
    });
    const tool = component({ name: 'vitest', folder: 'node_modules/vitest' });
    const bom: Bom = {
      metadata: { component: { 'bom-ref': 'root' } },
      components: [tool, ...shipped.map(component)],
      dependencies: [
        { ref: 'root', dependsOn: ['vitest', 'openapi-fetch', '@remix-run/multipart-parser'] },
        { ref: 'openapi-fetch', dependsOn: ['openapi-typescript-helpers'] },
        { ref: 'vitest' },
      ],
    };
    const { components, dependencies } = selectShipped(bom, shipped);
    expect(components.map((entry) => entry['bom-ref'])).toEqual(shipped.map(({ name }) => name));
    const bundled = components.filter(({ properties }) =>
      properties?.some(({ name }) => name === 'cdx:npm:package:bundled'),
    );
    expect(bundled.map((entry) => entry['bom-ref'])).toEqual(
      shipped.filter(({ how }) => how === 'bundled').map(({ name }) => name),
    );
    expect(dependencies[0]?.dependsOn).toEqual(
      expect.arrayContaining(['openapi-fetch', '@remix-run/multipart-parser']),
    );
    expect(dependencies[0]?.dependsOn).not.toContain('vitest');
    expect(dependencies).toContainEqual({ ref: 'openapi-fetch', dependsOn: ['openapi-typescript-helpers'] });
    expect(() => selectShipped({ ...bom, components: [tool] }, shipped)).toThrow('npm ci');
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['', false],
  ])('%s is allowed: %s', (license, isAllowed) => {
    expect(notAllowed([{ license }])).toHaveLength(isAllowed ? 0 : 1);
  });

  it('are passed on with their texts', () => {
    const notices = writeNotices([
      { name: 'one', version: '1.0.0', license: 'MIT', folder: '', texts: ['Copyright of one'] },
      { name: 'two', version: '2.0.0', license: 'ISC', folder: '', texts: [] },
    ]);
    expect(notices).toContain('one 1.0.0 (MIT)');
    expect(notices).toContain('Copyright of one');
    expect(notices).toContain('Its package.json says: ISC');
  });

  it('are passed on once for all packages that have the same text', () => {
    const terms = { version: '1.0.0', license: 'MIT', folder: '', texts: ['Copyright of both'] };
    const notices = writeNotices([
      { name: 'one', ...terms },
      { name: 'two', ...terms },
    ]);
    expect(notices.match(/Copyright of both/g)).toHaveLength(1);
    expect(notices).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n');
  });
});
