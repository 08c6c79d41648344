import { describe, expect, it } from 'vitest';
import { controlDocument } from '../../sandbox/control/control-document.ts';
import { downgrade } from '../../scripts/package/openapi-3.0/convert-document.ts';
import { contract, operations } from '../support/document.ts';
import { importOf } from '../support/external/tools.ts';

/** `@apidevtools/swagger-parser`, as far as it is used here. */
interface SwaggerParser {
  validate(document: object): Promise<unknown>;
  dereference(document: object): Promise<unknown>;
}

/** `@scalar/openapi-parser`, as far as it is used here. */
interface ScalarParser {
  validate(document: object): Promise<{ valid: boolean; errors?: unknown[]; version?: string }>;
}

const { default: SwaggerParser } = await importOf<{ default: SwaggerParser }>('parsers', '@apidevtools/swagger-parser');
const { validate } = await importOf<ScalarParser>('parsers', '@scalar/openapi-parser');

const editions = [
  { name: 'OpenAPI 3.1', version: '3.1', document: contract },
  { name: 'OpenAPI 3.0', version: '3.0', document: downgrade(contract) },
];

/** What swagger-parser finds wrong with a document, by the official schema and its own rules. */
async function problemsOf(document: object): Promise<string[]> {
  try {
    await SwaggerParser.validate(structuredClone(document));
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
    const { paths } = (await SwaggerParser.dereference(structuredClone(document))) as typeof contract;
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
    const { valid, errors, version: read } = await validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect({ valid, read }).toEqual({ valid: true, read: version });
  });

  it('would not be valid with a mistake', async () => {
    const broken = structuredClone(document);
    const post = broken.paths['/settings/taxes']!['post'] as { responses?: unknown };
    post.responses = 'none';
    expect(await problemsOf(broken)).not.toEqual([]);
    expect((await validate(broken)).valid).toBe(false);
  });
});

it('the document of the control URLs is valid to swagger-parser', async () => {
  await SwaggerParser.validate(structuredClone(controlDocument));
});
