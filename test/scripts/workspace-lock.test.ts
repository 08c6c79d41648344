import { expect, it } from 'vitest';
import { lockedFor } from '../../scripts/lib/workspace-lock.ts';

const packages = {
  '': { workspaces: ['one', 'two'] },
  one: { dependencies: { app: '1', left: '2' } },
  two: { dependencies: { left: '1' }, optionalDependencies: { fast: '1', elsewhere: '1' } },
  'node_modules/app': {
    version: '1.0.0',
    dependencies: { left: '1', tool: '1' },
    peerDependencies: { fast: '1', right: '1' },
    peerDependenciesMeta: { fast: { optional: true } },
  },
  'node_modules/app/node_modules/shared': { version: '2.0.0' },
  'node_modules/app/node_modules/tool': { version: '1.0.0', dependencies: { shared: '2' } },
  'node_modules/external-one': { resolved: 'one', link: true },
  'node_modules/external-two': { resolved: 'two', link: true },
  'node_modules/fast': { version: '1.0.0' },
  'node_modules/left': { version: '1.0.0', dependencies: { shared: '1' } },
  'node_modules/right': { version: '1.0.0', dependencies: { left: '1' } },
  'node_modules/shared': { version: '1.0.0' },
  'one/node_modules/left': { version: '2.0.0', dependencies: { shared: '1' } },
};

/** Where each package is that one of the workspace needs, with its version. */
function versionsFor(folder: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lockedFor(folder, packages)).map(([place, { version }]) => [place, version]),
  );
}

it('each package finds the versions that it finds in the workspace', () => {
  expect(versionsFor('one')).toEqual({
    '': undefined,
    'node_modules/app': '1.0.0',
    'node_modules/app/node_modules/left': '1.0.0',
    // Otherwise it would find the one of the tool.
    'node_modules/app/node_modules/left/node_modules/shared': '1.0.0',
    'node_modules/app/node_modules/shared': '2.0.0',
    'node_modules/app/node_modules/tool': '1.0.0',
    'node_modules/left': '2.0.0',
    'node_modules/right': '1.0.0',
    'node_modules/right/node_modules/left': '1.0.0',
    'node_modules/shared': '1.0.0',
  });
});

it('what only other packages of the workspace need is left out', () => {
  expect(versionsFor('two')).toEqual({
    '': undefined,
    'node_modules/fast': '1.0.0',
    'node_modules/left': '1.0.0',
    'node_modules/shared': '1.0.0',
  });
});
