import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openModules } from './optional-options.ts';

it('the options of what the package exports take undefined for what may be left out', () => {
  const files = readdirSync('src/public').map((name) => path.resolve('src/public', name));
  const { optional, refuseUndefined } = openModules(files)(files);
  expect(refuseUndefined).toEqual([]);
  expect(optional).toBeGreaterThan(150);
});
