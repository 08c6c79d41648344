import { describe, expect, it } from 'vitest';
import { runRecipe } from './schemas-recipe.ts';

describe('docs/package.md shows', () => {
  it('how Ajv validates a body', async () => {
    const program = `
      export const good = recipe.problemsOf({ tax_name: 'VAT', tax_percentage: 12.5 });
      export const bad = recipe.problemsOf({ tax_percentage: 'much', tax_type: 'flat' });`;
    expect(await runRecipe('Validate with Ajv', program)).toEqual({
      good: [],
      bad: ['/tax_percentage must be number', '/tax_type must be equal to one of the allowed values'],
    });
  });

  it('how to list values', async () => {
    expect(await runRecipe('Values', 'export const { options } = recipe;')).toEqual({
      options: [
        { value: 'tax', label: 'tax' },
        { value: 'compound_tax', label: 'compound tax' },
      ],
    });
  });
});
