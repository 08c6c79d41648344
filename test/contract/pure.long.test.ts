import type { BuildFailure } from 'esbuild';
import { expect, it } from 'vitest';
import { bundle, isAdapter, modules } from './pure.ts';

it('an adapter to Node is not', async () => {
  const adapters = modules.filter(isAdapter);
  expect(adapters).not.toEqual([]);
  const failure = await bundle(adapters).then(
    () => undefined,
    (error: BuildFailure) => error,
  );
  expect(failure?.errors.map(({ text }) => text)).toContainEqual(expect.stringContaining('Could not resolve "node:'));
});
