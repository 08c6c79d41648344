import { describe, expect, it } from 'vitest';
import { type ContractError, formatProblem } from '../../scripts/build/problems.ts';
import { checkConventions } from '../../scripts/build/stages/write-conventions.ts';
import { tokenHeader } from '../../src/contract/authorization.ts';
import { conventionsOf, documentedAuthorization } from '../../src/contract/conventions.ts';
import { readDocument } from '../../src/contract/read.ts';
import { contract } from '../support/document.ts';

const map = { locate: (path: readonly unknown[]) => ({ file: path.join('/'), line: 1, column: 1 }) };

describe('the conventions of a document', () => {
  it('are none where it states none', () => {
    const nothing = { envelope: [], account: undefined, openBody: undefined, id: undefined };
    expect(conventionsOf(readDocument({ openapi: '3.1.0', components: {} }))).toEqual(nothing);
    expect(conventionsOf(contract).account).toBe('organization_id');
  });

  it('name what it has', () => {
    expect(checkConventions(contract, map)).toBe('6 names');
    const conventions = { envelope: ['code', 'kode'], account: 'tenant', openBody: 'Open', id: 'Tax' };
    const problems = (): string[] => {
      try {
        checkConventions({ ...contract, 'x-conventions': conventions }, map);
        return [];
      } catch (error) {
        return (error as ContractError).problems.map(formatProblem);
      }
    };
    expect(problems().map((text) => /`(.*)` names (\w+)/.exec(text)?.slice(1))).toEqual([
      ['account', 'tenant'],
      ['envelope', 'kode'],
      ['openBody', 'Open'],
    ]);
  });
});

describe('how calls carry the token by a document', () => {
  const apiKey = { type: 'apiKey', in: 'header', name: 'X-Key' };

  it.each<[scheme: object, header: object | undefined]>([
    [apiKey, { name: 'x-key', before: '', after: '' }],
    [
      { ...apiKey, 'x-prefix': 'Key' },
      { name: 'x-key', before: 'Key ', after: '' },
    ],
    [
      { type: 'http', scheme: 'bearer' },
      { name: 'authorization', before: 'Bearer ', after: '' },
    ],
    [
      { type: 'oauth2', flows: {} },
      { name: 'authorization', before: 'Bearer ', after: '' },
    ],
    [{ type: 'http', scheme: 'basic' }, undefined],
    [{ ...apiKey, in: 'query' }, undefined],
  ])('%j', (scheme, header) => {
    const document = readDocument({ openapi: '3.1.0', components: { securitySchemes: { scheme } } });
    const authorization = documentedAuthorization(document);
    expect(authorization && tokenHeader(authorization)).toEqual(header);
    const two = { ...document.components.securitySchemes, other: { ...apiKey } };
    expect(
      documentedAuthorization({ ...document, components: { ...document.components, securitySchemes: two } }),
    ).toBeUndefined();
  });
});
