import { type OpenApiDocument, writeYaml } from '../../src/contract/index.ts';
import { downgrade } from './openapi-3.0/convert-document.ts';

/**
 * Writes the document in the forms that the reference offers in addition to `openapi.json`, by file name.
 *
 * @param yaml The document as YAML, which the build has written.
 */
export function documentForms(document: OpenApiDocument, yaml: string): Map<string, string> {
  const edition = downgrade(document);
  return new Map([
    ['openapi.yaml', yaml],
    ['openapi-3.0.json', JSON.stringify(edition)],
    ['openapi-3.0.yaml', writeYaml(edition)],
  ]);
}
