import { ID, INTEGER, TEXT } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const deliveryMethods: TableOf<'deliveryMethods'> = {
  resource: 'deliveryMethods',
  idField: 'delivery_method_id',
  noun: 'delivery method',
  title: ({ delivery_method }) => delivery_method,
  hidden: {
    delivery_method_id: ID,
    delivery_method: TEXT,
    carrier: TEXT,
    service: TEXT,
    delivery_days: INTEGER,
    delivery_guarantee: { kind: 'boolean' },
  },
};
