import { refuseIfUsed } from '../common/index.ts';
import { rule } from '../engine/index.ts';
import { IN_WAREHOUSE } from '../goods/index.ts';
import type { TableOf } from '../types/index.ts';

export const warehouses: TableOf<'warehouses'> = {
  idField: 'warehouse_id',
  noun: 'warehouse',
  title: ({ warehouse_name }) => warehouse_name,
  states: { set: ['active', 'inactive'] },
  defaults: [rule('warehouses.defaults', { status: 'active', is_primary: false })],
  unique: [rule('warehouses.unique', ['warehouse_name'])],
  checks: [
    rule('warehouses.enabled', (_, context, before) => {
      if (!before && !context.organization.has_warehouses) {
        context.reject('state', 'Multiple warehouses are not enabled. Call enableMultiWarehouse first.');
      }
    }),
  ],
  deletion: [
    rule('warehouses.delete-primary', ({ is_primary, warehouse_name }, context) => {
      if (is_primary) {
        context.reject('inUse', `The warehouse ${warehouse_name} is the primary one, so it can't be deleted.`);
      }
    }),
    rule('warehouses.delete-used', (warehouse, context) => {
      const { warehouse_id, warehouse_name } = warehouse;
      if (context.sum(IN_WAREHOUSE, warehouse_id!) !== 0)
        context.reject('inUse', `The warehouse ${warehouse_name} has stock, so it can't be deleted.`);
      refuseIfUsed('warehouses', warehouse_id!, warehouse, context);
    }),
  ],
  computed: [rule('warehouses.country', { country: (_, context) => context.organization.country })],
  derivedFrom: { country: 'the country of the organization: change the record in organizations' },
  visible: rule('warehouses.empty-list', ({ organization }) => organization.has_warehouses === true),
  order: rule('warehouses.order', (warehouses) => [
    ...warehouses.filter(({ is_primary }) => is_primary),
    ...warehouses.filter(({ is_primary }) => !is_primary).reverse(),
  ]),
  actions: {
    enableMultiWarehouse: rule('warehouses.enable', (_, context) => {
      if (!context.organization.has_warehouses) {
        context.set('organizations', context.organizationId, { has_warehouses: true });
      }
    }),
  },
};
