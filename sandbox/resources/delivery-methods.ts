import { DELIVERY_METHOD, type TableOf } from '../types/index.ts';

export const deliveryMethods: TableOf<'deliveryMethods'> = {
  idField: 'delivery_method_id',
  noun: 'delivery method',
  title: ({ delivery_method }) => delivery_method,
  stored: DELIVERY_METHOD,
};
