import SwaggerParser from '@apidevtools/swagger-parser';
import { validate } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { downgrade } from '../../scripts/package/openapi-3.0/document.ts';
import { contract, operations } from '../support/document.ts';

type Parsed = Parameters<typeof SwaggerParser.validate>[0] & object;

const editions = [
  { name: 'OpenAPI 3.1', version: '3.1', document: contract },
  { name: 'OpenAPI 3.0', version: '3.0', document: downgrade(contract) },
];

/** What swagger-parser finds wrong with a document, by the official schema and its own rules. */
async function problemsOf(document: object): Promise<string[]> {
  try {
    await SwaggerParser.validate(structuredClone(document) as Parsed);
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n').map((line) => line.trim());
    return lines.filter((line) => line.startsWith('#/'));
  }
}

describe.each(editions)('the $name document', ({ version, document }) => {
  it('is valid to swagger-parser', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('is resolved by swagger-parser, with every operation', async () => {
    const { paths } = (await SwaggerParser.dereference(
      structuredClone(document) as Parsed,
    )) as unknown as typeof contract;
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((entry) => (entry as { operationId?: string }).operationId ?? []),
    );
    expect(ids).toHaveLength(operations.length);
    const { requestBody } = paths['/settings/taxes']!['post'] as {
      requestBody: { content: Record<string, { schema: object }> };
    };
    expect(JSON.stringify(requestBody)).not.toContain('$ref');
  });

  it('is valid to the parser of Scalar', async () => {
    const { valid, errors, version: read } = await validate(structuredClone(document) as object);
    expect(errors ?? []).toEqual([]);
    expect({ valid, read }).toEqual({ valid: true, read: version });
  });

  it('would not be valid with a mistake', async () => {
    const broken = structuredClone(document);
    const post = broken.paths['/settings/taxes']!['post'] as { responses?: unknown };
    post.responses = 'none';
    expect(await problemsOf(broken)).not.toEqual([]);
    expect((await validate(broken as object)).valid).toBe(false);
  });
});
