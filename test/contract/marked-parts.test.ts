import { expect, it } from 'vitest';
import { inferredParts } from '../../src/contract/marked-parts.ts';
import { readDocument } from '../../src/contract/read.ts';

it('parts that are inferred are found wherever they stand, and not in samples', () => {
  const inferred = (reason: string) => ({ type: 'string', 'x-inferred': reason });
  const document = readDocument({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1', 'x-inferred': 'From the URL.' },
    components: {
      schemas: {
        Thing: {
          properties: { example: inferred('From its name.'), default: { items: inferred('From a sample.') } },
          examples: [inferred('This is a sample.')],
          default: inferred('This is a default.'),
        },
      },
    },
  });
  const found = inferredParts(document).flatMap(({ reason, parts }) =>
    parts.map(({ path }) => [path.join('/'), reason]),
  );
  expect(found).toEqual([
    ['info', 'From the URL.'],
    ['components/schemas/Thing/properties/example', 'From its name.'],
    ['components/schemas/Thing/properties/default/items', 'From a sample.'],
  ]);
});
