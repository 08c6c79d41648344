import { refuseIfUsed, unique } from '../common/index.ts';
import { assumedRule } from '../engine/index.ts';
import { IN_WAREHOUSE } from '../goods/index.ts';
import type { TableOf } from '../types/index.ts';

export const warehouses: TableOf<'warehouses'> = {
  idField: 'warehouse_id',
  noun: 'warehouse',
  title: ({ warehouse_name }) => warehouse_name,
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'warehouses.defaults',
      'A new warehouse is active, and is not the primary warehouse.',
      'There is already a primary warehouse.',
      { status: 'active', is_primary: false },
    ),
  ],
  unique: [unique('warehouses.unique', 'warehouses', 'warehouse', 'name', 'warehouse_name')],
  checks: [
    assumedRule(
      'warehouses.enabled',
      'Creating another warehouse requires multiple warehouses to be enabled.',
      'An operation enables them, so something must depend on it.',
      (_, context, before) => {
        if (!before && !context.organization.has_warehouses) {
          context.refuse('state', 'Multiple warehouses are not enabled: call enableMultiWarehouse first.');
        }
      },
    ),
  ],
  deletion: [
    assumedRule(
      'warehouses.delete-primary',
      'The primary warehouse cannot be deleted.',
      'No operation makes another warehouse the primary one.',
      ({ is_primary, warehouse_name }, context) => {
        if (is_primary) {
          context.refuse('inUse', `The warehouse ${warehouse_name} is the primary one, so it cannot be deleted.`);
        }
      },
    ),
    assumedRule(
      'warehouses.delete-used',
      'A warehouse with stock, or that other records refer to, cannot be deleted.',
      'Its stock would have no warehouse, and those records would refer to something that does not exist.',
      (warehouse, context) => {
        const { warehouse_id, warehouse_name } = warehouse;
        if (context.sum(IN_WAREHOUSE, warehouse_id!) !== 0)
          context.refuse('inUse', `The warehouse ${warehouse_name} has stock, so it cannot be deleted.`);
        refuseIfUsed('warehouses', warehouse_id!, warehouse, context);
      },
    ),
  ],
  computed: [
    assumedRule(
      'warehouses.country',
      'A warehouse has the country of the organization.',
      'The documents show a country in lists, but not in requests.',
      { country: (_, context) => context.organization.country },
    ),
  ],
  follows: { country: 'the country of the organization: change the record in organizations' },
  visible: assumedRule(
    'warehouses.listed',
    'The list is empty until multiple warehouses are enabled.',
    'Until then, all stock is in one place, which needs no name.',
    ({ organization }) => organization.has_warehouses === true,
  ),
  order: assumedRule(
    'warehouses.order',
    'The primary warehouse is listed first, then the newest.',
    'It is the default where a request names no warehouse.',
    (all) => [...all.filter(({ is_primary }) => is_primary), ...all.filter(({ is_primary }) => !is_primary).reverse()],
  ),
  actions: {
    enableMultiWarehouse: assumedRule(
      'warehouses.enable',
      'The warehouse that holds all stock appears as the primary warehouse. Enabling again changes nothing.',
      'The effect is not documented.',
      (_, context) => {
        if (!context.organization.has_warehouses) {
          context.set('organizations', context.organizationId, { has_warehouses: true });
        }
      },
    ),
  },
};
