import { describe, expect, it } from 'vitest';
import { renderReference } from '../../reference/render.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

describe("a document that a page can't show", () => {
  it('is refused with the name of what is missing', async () => {
    const broken = structuredClone(contract) as OpenApiDocument;
    const { schema, ...parameter } = broken.components.parameters['TaxId']!;
    delete parameter.example;
    broken.components.parameters['TaxId'] = {
      ...parameter,
      schema: { ...schema, $ref: '#/components/schemas/RecordStatus', examples: [] },
    };
    await expect(renderReference({ document: broken })).rejects.toThrow('tax_id is required and has no example');
  });
});
