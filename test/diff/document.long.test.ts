import { expect, it } from 'vitest';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { diffDocuments } from '../../src/diff/index.ts';

it('the bundle does not differ from its other edition', async () => {
  const [yaml, jsonEdition] = await Promise.all(
    ['yaml', 'json'].map((format) => readDocumentFile(shippedFile(`generated/openapi.${format}`))),
  );
  expect(diffDocuments(yaml!, jsonEdition!)).toEqual([]);
});
