export type { WriteName } from '../../generated/affected.ts';
export { affectedBy } from '../query/affected-by.ts';
export type { QueryKey } from '../query/keys.ts';
export {
  type InventoryQueries,
  inventoryQueries,
  type ListQuery,
  type PagesQuery,
  type Query,
  type QueryOf,
} from '../query/queries.ts';
export { swrPages, swrQuery } from '../query/swr.ts';
