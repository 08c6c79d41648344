import document from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../contract/index.ts';

/** The contract of this package. */
export const shippedDocument = document as unknown as OpenApiDocument;
