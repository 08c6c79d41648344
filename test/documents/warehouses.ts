import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Warehouse" and "Warehouses". */
export const records: Record<string, Notation> = {
  Warehouse: `
    warehouse_id    long
    warehouse_name  string
    address         string
    city            -
    state           -
    zip             string
    phone           string
    email           string
    is_primary      boolean
    status          string
  `,
  WarehouseListItem: `
    warehouse_id    long
    warehouse_name  string
    address         string
    city            -
    state           -
    zip             string
    country         -
    phone           string
    email           string
    is_primary      boolean
    status          string
  `,
};

export const bodies: Record<string, Notation> = {
  WarehouseCreate: `
    warehouse_name*  string
    address          string
    city             -
    state            -
    zip              string
    phone            string
    email            string
  `,
  WarehouseUpdate: `
    warehouse_name*  string
    address          string
    city             -
    state            -
    zip              string
    phone            string
    email            string
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'enableMultiWarehouse',
    method: 'POST',
    path: '/settings/multiwarehouse/enable',
    scope: 'preferences.CREATE',
    payload: 'none',
    notShown: ['semantics'],
  },
  {
    id: 'createWarehouse',
    method: 'POST',
    path: '/settings/warehouses',
    scope: 'warehouses.CREATE',
    body: 'WarehouseCreate',
    payload: 'warehouse: Warehouse',
    notShown: [],
  },
  {
    id: 'listWarehouses',
    method: 'GET',
    path: '/settings/warehouses',
    scope: 'warehouses.READ',
    payload: 'warehouses: [WarehouseListItem]',
    notShown: ['query'],
  },
  {
    id: 'updateWarehouse',
    method: 'PUT',
    path: '/settings/warehouses/{warehouse_id}',
    scope: 'warehouses.UPDATE',
    body: 'WarehouseUpdate',
    payload: 'warehouse: Warehouse',
    notShown: [],
  },
  {
    id: 'deleteWarehouse',
    method: 'DELETE',
    path: '/settings/warehouses/{warehouse_id}',
    scope: 'warehouses.DELETE',
    notShown: ['response'],
  },
];
