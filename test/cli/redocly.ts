import {
  BaseResolver,
  createConfig,
  type Document,
  lintDocument,
  type RawUniversalConfig,
  Source,
} from '@redocly/openapi-core';

/**
 * Lints a document that has been parsed already, since Redocly's own parser takes longer than its rules.
 *
 * @returns What Redocly finds, as `rule: message`.
 */
export async function lintParsed(
  parsed: unknown,
  source: string,
  rules: NonNullable<RawUniversalConfig['rules']>,
): Promise<string[]> {
  const document: Document = { source: new Source('/', source), parsed };
  const config = await createConfig({ rules });
  const problems = await lintDocument({ document, config, externalRefResolver: new BaseResolver() });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
