import { describe, expect, it } from 'vitest';
import { runRecipe } from './schemas-recipe.ts';

describe('docs/package.md shows', () => {
  it('how a validator of this package does', async () => {
    const program = `
      export const good = recipe.problemsOf({ tax_name: 'VAT', tax_percentage: 12.5 });
      export const bad = recipe.problemsOf({ tax_percentage: 'much', tax_type: 'flat' });`;
    expect(await runRecipe('Validate with Standard Schema', program)).toEqual({
      good: [],
      bad: ['tax_percentage must be a number', 'tax_type must be tax or compound_tax'],
    });
  });
});
