import type { Schema } from '../../src/contract/document.ts';
import { KEYWORD_SAMPLES } from '../contract/validation/keywords.ts';
import { contract } from '../support/document.ts';

/** Keywords that this contract uses, so that an edition with them shows nothing new. */
const USED = new Set(
  JSON.stringify(contract.components.schemas)
    .match(/"\w+":/g)!
    .map((key) => key.slice(1, -2)),
);

/** Schemas with such keywords, and values that fit them and do not. */
export const samples = KEYWORD_SAMPLES.filter(([, schema]) =>
  Object.keys(schema).some((keyword) => !USED.has(keyword)),
);
/** The contract, in which a tax has a field of each of them. */
export const edition = structuredClone(contract);
const tax = edition.components.schemas['Tax']!;
for (const [index, [, schema]] of samples.entries()) {
  edition.components.schemas[`Sample${index}`] = JSON.parse(
    JSON.stringify(schema).replaceAll('/Sample/', `/Sample${index}/`),
  ) as Schema;
  tax.properties![`sample_${index}`] = { $ref: `#/components/schemas/Sample${index}` };
}
