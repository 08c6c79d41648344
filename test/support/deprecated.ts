import type { OpenApiDocument } from '../../src/contract/index.ts';
import { contract } from './document.ts';

/** The contract, as if `getTax` and the field `tax_name` of taxes were deprecated. */
export function deprecatedContract(): OpenApiDocument {
  const document = structuredClone(contract);
  const marks = { deprecated: true, 'x-sunset': '2027-06-30' };
  Object.assign(document.paths['/settings/taxes/{tax_id}']!.get!, marks);
  Object.assign(document.components.schemas['Tax']!.properties!['tax_name']!, marks);
  return document;
}
