import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { everyNth } from '../support/full.ts';
import { run } from './output.ts';
import { lintParsed } from './redocly.ts';

export const yamlEdition = readFileSync(shippedFile('generated/openapi.yaml'), 'utf8');
export const jsonEdition = readFileSync(shippedFile('generated/openapi.json'), 'utf8');
export const document = JSON.parse(jsonEdition) as OpenApiDocument;
export const operations = operationsOf(document);

/** Prints the parts of the contract that belong to every nth tag. */
export function testPartsOfSpec(nth: number): void {
  const rules = {
    struct: 'error',
    'no-unresolved-refs': 'error',
    'no-unused-components': 'error',
    'security-defined': 'error',
  } as const;

  it.each(everyNth(document.tags, nth).map(({ name }) => name))(
    'prints a valid document of %s, with nothing unused',
    async (tag) => {
      const { stdout } = await run(['spec', '--tag', tag]);
      const part = parseYaml(stdout) as OpenApiDocument;
      expect(operationsOf(part)).toEqual(operations.filter((operation) => operation.tag === tag));
      expect(part.tags.map(({ name }) => name)).toEqual([tag]);
      expect(part['x-tagGroups']!.flatMap(({ tags }) => tags)).toEqual([tag]);
      expect(part.components.securitySchemes).toEqual(document.components.securitySchemes);
      expect(await lintParsed(part, stdout, rules)).toEqual([]);
    },
  );
}

/** Prints the samples of operations. */
export function testBodies(...ids: readonly string[]): void {
  it.each(ids)('prints the bodies of %s as they stand in the contract', async (id) => {
    const { object, successStatus } = operations.find((operation) => operation.id === id)!;
    const response = sampleOf(object.responses[successStatus]!.content!['application/json']);
    expect(await run(['sample', id])).toEqual({
      status: 0,
      stdout: `${JSON.stringify(response, null, 2)}\n`,
      stderr: '',
    });
    expect((await run(['sample', id, '--response'])).stdout).toBe(`${JSON.stringify(response, null, 2)}\n`);
    const request = sampleOf(object.requestBody!.content['application/json']);
    expect((await run(['sample', id, '--request'])).stdout).toBe(`${JSON.stringify(request, null, 2)}\n`);
  });
}
