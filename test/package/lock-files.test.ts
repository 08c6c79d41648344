import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectOf } from '../../scripts/lib/external-tools.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** True for a package of the workspace itself. */
  link?: boolean;
  optional?: boolean;
}

const WITH_PACKAGES = readdirSync('test/external').filter((name) => existsSync(`test/external/${name}/package.json`));
const own = readJson<Manifest>('package.json');

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** The files that install packages for external checks: their tests, and the programs that pack the package and start a registry. */
const installers = [
  'scripts/package.ts',
  'test/package/registry.ts',
  ...filesIn('test', '.external.test.ts'),
  ...filesIn('test/external', '.ts'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function filesIn(folder: string, end: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(end)).map((name) => path.join(folder, name));
}

describe.each(['.', 'test/external'])('the lock file in %s', (folder) => {
  const { packages } = readJson<{ packages: Record<string, Locked> }>(path.join(folder, 'package-lock.json'));
  const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

  it('pins what packages hold, and names no registry', () => {
    expect(installed).not.toEqual([]);
    // npm leaves out the hash of a program for another platform, if it was not there when the file was written.
    const unpinned = installed.filter(([, { integrity, optional }]) => !integrity && !optional);
    expect(unpinned.map(([name]) => name)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([name]) => name)).toEqual([]);
  });

  it('is written by the settings of the project, which run no scripts', () => {
    expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe(readFileSync('.npmrc', 'utf8'));
  });
});

describe.each(WITH_PACKAGES)('the packages of test/external/%s', (name) => {
  const { dependencies = {}, devDependencies } = readJson<Manifest>(`test/external/${name}/package.json`);

  it('have exact versions, those of the project where it has them too', () => {
    expect(devDependencies).toBeUndefined();
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect({ ...dependencies, ...own.devDependencies }).toMatchObject(dependencies);
  });

  it('are installed at the top, with these versions', () => {
    const { packages } = JSON.parse(projectOf(`test/external/${name}`)['package-lock.json']) as {
      packages: Record<string, Locked>;
    };
    expect(packages['']).toMatchObject({ name: `external-${name}`, dependencies });
    const versions = Object.keys(dependencies).map((one) => [one, packages[`node_modules/${one}`]?.version]);
    expect(Object.fromEntries(versions)).toEqual(dependencies);
  });

  it('are installed by a test or a program', () => {
    expect(installers).toMatch(new RegExp(`(packagesOf|importOf\\S*)\\('${name}'|'test/external/${name}'`));
  });
});

it('every external check with packages is in the workspace', () => {
  expect(readJson<{ workspaces: string[] }>('test/external/package.json').workspaces).toEqual(WITH_PACKAGES.sort());
});
