import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { namesOfExports } from '../../scripts/package/export-names.ts';

const require = createRequire(import.meta.url);

test.each(['jsonpath-rfc9535', 'yaml'])(
  'the names that %s exports are those that it has when it is loaded',
  async (name) => {
    const loaded = Object.keys(require(name) as object).filter((one) => one !== 'default');
    expect((await namesOfExports(require.resolve(name))).sort()).toEqual(loaded.sort());
    expect(loaded.length).toBeGreaterThan(0);
  },
);
