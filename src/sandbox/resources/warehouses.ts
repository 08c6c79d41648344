import { refuseIfUsed } from '../common/index.ts';
import { assumed, rule } from '../engine/index.ts';
import { IN_WAREHOUSE } from '../goods/index.ts';
import type { TableOf } from '../types/index.ts';

export const warehouses: TableOf<'warehouses'> = {
  resource: 'warehouses',
  idField: 'warehouse_id',
  noun: 'warehouse',
  title: ({ warehouse_name }) => warehouse_name,
  defaults: [
    rule(
      'warehouses.defaults',
      assumed('A new warehouse is active, and not the primary one.', 'There is a primary one already.'),
      { status: 'active', is_primary: false },
    ),
  ],
  unique: [
    rule(
      'warehouses.unique',
      assumed('Two warehouses cannot have the same name.', 'Users know a warehouse by its name.'),
      ['warehouse_name'],
    ),
  ],
  checks: [
    rule(
      'warehouses.enabled',
      assumed(
        'Further warehouses need multiple warehouses to be enabled.',
        'There is an operation that enables them, so something must depend on it.',
      ),
      (_, context, before) => {
        if (!before && !context.organization.has_warehouses) {
          context.refuse('state', 'Multiple warehouses are not enabled: call enableMultiWarehouse first.');
        }
      },
    ),
  ],
  deletion: [
    rule(
      'warehouses.delete-primary',
      assumed('The primary warehouse cannot be deleted.', 'No operation makes another one the primary one.'),
      ({ is_primary, warehouse_name }, context) => {
        if (is_primary) {
          context.refuse('inUse', `The warehouse ${warehouse_name} is the primary one, so it cannot be deleted.`);
        }
      },
    ),
    rule(
      'warehouses.delete-stock',
      assumed('A warehouse with stock cannot be deleted.', 'The stock would be nowhere.'),
      ({ warehouse_id, warehouse_name }, context) => {
        if (context.sum(IN_WAREHOUSE, warehouse_id!) !== 0) {
          context.refuse('inUse', `The warehouse ${warehouse_name} has stock, so it cannot be deleted.`);
        }
      },
    ),
    rule(
      'warehouses.delete-used',
      assumed('A warehouse that records name cannot be deleted.', 'They would name one that does not exist.'),
      (warehouse, context) => refuseIfUsed('warehouses', warehouse.warehouse_id!, warehouse, context),
    ),
  ],
  states: { set: ['active', 'inactive'] },
  follows: { country: 'the country of the organization: change the record in organizations' },
  computed: [
    rule(
      'warehouses.country',
      assumed(
        'The country of a warehouse is that of the organization.',
        'The documents show it in lists, and take none.',
      ),
      { country: (_, context) => context.organization.country },
    ),
  ],
  listed: rule(
    'warehouses.listed',
    assumed(
      'The list is empty until multiple warehouses are enabled.',
      'Before, there is one place for all stock, and no need to name it.',
    ),
    ({ organization }) => organization.has_warehouses === true,
  ),
  order: rule(
    'warehouses.order',
    assumed(
      'The primary warehouse is listed first, then the newest.',
      'It is the one that is used where none is named.',
    ),
    (all) => [...all.filter(({ is_primary }) => is_primary), ...all.filter(({ is_primary }) => !is_primary).reverse()],
  ),
  actions: {
    enableMultiWarehouse: rule(
      'warehouses.enable',
      assumed(
        'The warehouse that has had all stock appears as the primary one. Enabling twice changes nothing.',
        'The effect is not documented.',
      ),
      (_, context) => {
        if (!context.organization.has_warehouses) {
          context.set('organizations', context.organizationId, { has_warehouses: true });
        }
        return undefined;
      },
    ),
  },
};
