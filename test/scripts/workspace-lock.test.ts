import { expect, it } from 'vitest';
import { type LockedPackages, lockedFor } from '../../scripts/lib/workspace-lock.ts';

/** Where each package is, with its version. */
function versionsOf(packages: LockedPackages): Record<string, unknown> {
  return Object.fromEntries(Object.entries(packages).map(([place, { version }]) => [place, version]));
}

const packages = {
  '': { workspaces: ['one', 'two'] },
  'node_modules/external-one': { resolved: 'one', link: true },
  one: { dependencies: { app: '1', left: '2' } },
  two: { dependencies: { left: '1', right: '1' }, optionalDependencies: { fast: '1', elsewhere: '1' } },
  'one/node_modules/left': { version: '2.0.0', dependencies: { shared: '1' } },
  'node_modules/app': {
    version: '1.0.0',
    dependencies: { left: '1', shared: '2' },
    peerDependencies: { right: '1', fast: '1' },
    peerDependenciesMeta: { fast: { optional: true } },
  },
  'node_modules/app/node_modules/shared': { version: '2.0.0' },
  'node_modules/fast': { version: '1.0.0' },
  'node_modules/left': { version: '1.0.0', dependencies: { right: '1', shared: '1' } },
  'node_modules/right': { version: '1.0.0', dependencies: { left: '1' } },
  'node_modules/shared': { version: '1.0.0' },
};

it('what one package of a workspace needs is at the top, and another version of it below what needs that', () => {
  expect(versionsOf(lockedFor('one', packages))).toEqual({
    '': undefined,
    'node_modules/app': '1.0.0',
    'node_modules/app/node_modules/left': '1.0.0',
    'node_modules/left': '2.0.0',
    'node_modules/right': '1.0.0',
    'node_modules/right/node_modules/left': '1.0.0',
    'node_modules/shared': '2.0.0',
    'node_modules/app/node_modules/left/node_modules/shared': '1.0.0',
    'node_modules/left/node_modules/shared': '1.0.0',
    'node_modules/right/node_modules/left/node_modules/shared': '1.0.0',
  });
});

it('what only other packages of the workspace need is left out', () => {
  expect(versionsOf(lockedFor('two', packages))).toEqual({
    '': undefined,
    'node_modules/fast': '1.0.0',
    'node_modules/left': '1.0.0',
    'node_modules/right': '1.0.0',
    'node_modules/shared': '1.0.0',
  });
});
