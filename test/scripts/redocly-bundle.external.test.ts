import path from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument, OperationObject } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

/** What `x-every-operation` of the index adds. */
function shared({ paths }: OpenApiDocument): unknown {
  return Object.entries(paths).map(([url, { parameters, ...methods }]) => [
    url,
    parameters,
    (Object.entries(methods) as [string, OperationObject][]).map(([method, { security, responses }]) => [
      method,
      security,
      Object.keys(responses),
    ]),
  ]);
}

it('`npx redocly bundle openapi/openapi.yaml` prints complete operations', async () => {
  const { root, entry } = projectAt();
  const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') });
  const { bundle: made, problems } = await bundle({ ref: entry, config });
  expect(problems).toEqual([]);
  expect(JSON.stringify(made.parsed)).not.toContain('x-every-operation');
  expect(shared(made.parsed as OpenApiDocument)).toEqual(shared(contract));
});
