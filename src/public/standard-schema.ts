export { type StandardIssue, type StandardSchema, standardSchema } from '../contract/validation/standard-schema.ts';
export { SchemaError } from '../contract/validation/visit.ts';
