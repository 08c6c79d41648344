import {
  authorizationText,
  conventionsOf,
  documentedAuthorization,
  isNode,
  type OpenApiDocument,
  operationsOf,
} from '../../../src/contract/index.ts';
import { type Problem, refuse } from '../problems.ts';
import type { SourceMap } from '../source-map.ts';

const RULE = 'conventions';

/** Writes the conventions of the contract for code that has no document, such as the client. */
export function generateConventions(document: OpenApiDocument): string {
  const { account } = conventionsOf(document);
  const authorization = documentedAuthorization(document);
  return [
    '// Made from openapi/ by `npm run build`. Do not edit.\n',
    '/** How calls carry the token. */',
    `export const authorization = '${authorization && authorizationText(authorization)}';\n`,
    '/** The parameter of the query that names the account. */',
    `export const account = '${account}';\n`,
    '/** The path of the service, below its host. */',
    `export const basePath = '${new URL(document.servers[0]!.url.replaceAll(/\{\w+\}/g, 'x')).pathname}';\n`,
  ].join('\n');
}

/**
 * Checks the conventions against the document that states them.
 *
 * @returns What they are, in words.
 * @throws ContractError if one names what the document lacks.
 */
export function checkConventions(document: OpenApiDocument, map: SourceMap): string {
  const { envelope, account, openBody, id } = conventionsOf(document);
  const { schemas } = document.components;
  const fields = new Set(
    Object.values(schemas).flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : [])),
  );
  const parameters = new Set(
    operationsOf(document).flatMap((operation) => operation.parameters.map(({ name }) => name)),
  );
  const named: [keyword: string, name: string | undefined, known: boolean][] = [
    ...envelope.map((name): [string, string, boolean] => ['envelope', name, fields.has(name)]),
    ['account', account, parameters.has(account!)],
    ['openBody', openBody, Object.hasOwn(schemas, openBody!)],
    ['id', id, Object.hasOwn(schemas, id!)],
  ];
  const problems = named
    .filter(([, name, isKnown]) => name !== undefined && !isKnown)
    .map(
      ([keyword, name]): Problem => ({
        ...map.locate(['x-conventions', keyword]),
        rule: RULE,
        message: `\`${keyword}\` names ${name}, which the document does not have.`,
        hint: 'Correct the name, or take it away: what is not named does not exist.',
      }),
    );
  refuse('conventions', problems);
  return `${named.filter(([, name]) => name !== undefined).length} names`;
}
