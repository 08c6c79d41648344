import duplicateInvoice from '../tasks/duplicate-invoice.mjs';
import lostPayment from '../tasks/lost-payment.mjs';
import oldestInvoice from '../tasks/oldest-invoice.mjs';
import orderToCash from '../tasks/order-to-cash.mjs';
import overdueReminders from '../tasks/overdue-reminders.mjs';
import priceList from '../tasks/price-list.mjs';
import restOfAnOrder from '../tasks/rest-of-an-order.mjs';
import returnWithPartialCredit from '../tasks/return-with-partial-credit.mjs';
import sameName from '../tasks/same-name.mjs';
import stockCount from '../tasks/stock-count.mjs';
import transfer from '../tasks/transfer.mjs';
import vendorCredit from '../tasks/vendor-credit.mjs';

/** All tasks. */
export const tasks = [
  orderToCash,
  returnWithPartialCredit,
  stockCount,
  sameName,
  lostPayment,
  vendorCredit,
  transfer,
  restOfAnOrder,
  duplicateInvoice,
  oldestInvoice,
  overdueReminders,
  priceList,
];
