import { describe, expect, it } from 'vitest';
import { document, testBodies, testPartsOfSpec, yamlEdition } from './commands.ts';
import { run } from './output.ts';

describe('spec', () => {
  testPartsOfSpec(1);

  it('prints all of it where all tags are chosen', async () => {
    const tags = document.tags.flatMap(({ name }) => ['--tag', name]);
    expect((await run(['spec', ...tags])).stdout).toBe(yamlEdition);
  });
});

describe('sample', () => {
  testBodies('createInvoice', 'createContact');
});
