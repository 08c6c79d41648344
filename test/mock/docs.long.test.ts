import { describe, expect, it } from 'vitest';
import { outputOfRecipeTests } from '../support/recipe-tests.ts';

describe('docs/mock.md', () => {
  it('shows a test for Vitest that passes', async () => {
    expect(await outputOfRecipeTests()).toContain('✓ mock.test.ts (2 tests)');
  });
});
