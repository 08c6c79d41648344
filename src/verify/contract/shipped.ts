import document from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../contract/document.ts';
import { bareDocument } from './bare.ts';

let known: OpenApiDocument | undefined;

/**
 * The contract of this package, without texts and samples. This module reads the document when the project runs from its
 * sources; in what the package ships, the bare document stands in its place.
 */
export function shippedDocument(): OpenApiDocument {
  return (known ??= bareDocument(document as unknown as OpenApiDocument));
}
