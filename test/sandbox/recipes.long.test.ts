import { expect, it } from 'vitest';
import { outputOfRecipeTests } from '../support/recipe-tests.ts';

it('docs/sandbox.md shows tests for Vitest that pass', async () => {
  expect(await outputOfRecipeTests()).toContain('✓ sandbox.test.ts (2 tests)');
  expect(await outputOfRecipeTests()).toContain('✓ calls.test.ts (2 tests)');
  expect(await outputOfRecipeTests()).toContain('✓ create-once.test.ts (1 test)');
});
