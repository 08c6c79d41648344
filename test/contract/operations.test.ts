import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/contract/operations.ts';
import { readDocument } from '../../src/contract/read.ts';
import { UnresolvedReferenceError } from '../../src/contract/references.ts';
import { sampleOf } from '../../src/contract/samples.ts';

const json = { 'application/json': { examples: { usual: { $ref: '#/components/examples/Cat' } } } };
const components = {
  pathItems: {
    Cats: {
      parameters: [{ $ref: '#/components/parameters/Limit' }],
      post: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        requestBody: { $ref: '#/components/requestBodies/Cat' },
        responses: { 200: { $ref: '#/components/responses/Alias' } },
      },
    },
  },
  parameters: { Limit: { name: 'limit', in: 'query' } },
  requestBodies: { Cat: { content: json } },
  responses: { Alias: { $ref: '#/components/responses/Cat' }, Cat: { description: 'A cat.', content: json } },
  examples: { Cat: { value: { name: 'Tom' } } },
};

describe('operations that consist of references', () => {
  const document = readDocument({
    openapi: '3.1.0',
    paths: { '/cats': { $ref: '#/components/pathItems/Cats' } },
    components,
  });
  const [operation] = operationsOf(document);

  it('are read with what these lead to', () => {
    const { requestBody, responses, parameters } = operation!;
    expect(sampleOf(requestBody!.content['application/json'])).toEqual({ name: 'Tom' });
    expect(sampleOf(responses['200']!.content!['application/json'])).toEqual({ name: 'Tom' });
    expect(parameters).toEqual([{ name: 'limit', in: 'query', schema: { type: 'integer' } }]);
  });

  it('stay in the document as they were', () => {
    expect(operation!.object.requestBody).toEqual({ $ref: '#/components/requestBodies/Cat' });
    expect(document.paths['/cats']).toEqual({ $ref: '#/components/pathItems/Cats' });
  });

  it("can't be read where one leads to nothing", () => {
    const responses = { 200: { $ref: '#/components/responses/Dog' } };
    const broken = readDocument({ openapi: '3.1.0', paths: { '/dogs': { get: { responses } } } });
    expect(() => operationsOf(broken)).toThrow(UnresolvedReferenceError);
  });
});
