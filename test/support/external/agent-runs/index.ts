import { tasks as data } from '../../../../examples/agent-tasks/lib/tasks.mjs';
import { duplicateInvoice } from './duplicate-invoice.ts';
import { lostPayment } from './lost-payment.ts';
import { oldestInvoice } from './oldest-invoice.ts';
import { orderToCash } from './order-to-cash.ts';
import { overdueReminders } from './overdue-reminders.ts';
import { priceList } from './price-list.ts';
import { restOfAnOrder } from './rest-of-an-order.ts';
import { returnWithPartialCredit } from './return-with-partial-credit.ts';
import { sameName } from './same-name.ts';
import type { Call, Row, Runs, Step } from './steps.ts';
import { stockCount } from './stock-count.ts';
import { transfer } from './transfer.ts';
import { vendorCredit } from './vendor-credit.ts';

/** Calls in sequence, as an agent could make them. */
export interface Run {
  /** What is special about it, such as `the invoice first`. */
  what: string;
  run(call: Call): Promise<void>;
}

const RUNS: Record<string, Runs> = {
  'order-to-cash': orderToCash,
  'return-with-partial-credit': returnWithPartialCredit,
  'stock-count': stockCount,
  'same-name': sameName,
  'lost-payment': lostPayment,
  'vendor-credit': vendorCredit,
  transfer,
  'rest-of-an-order': restOfAnOrder,
  'duplicate-invoice': duplicateInvoice,
  'oldest-invoice': oldestInvoice,
  'overdue-reminders': overdueReminders,
  'price-list': priceList,
};

function runOf(what: string, steps: readonly Step[]): Run {
  async function run(call: Call) {
    let made: Row = {};
    for (const step of steps) made = { ...made, ...(await step(call, made)) };
  }
  return { what, run };
}

/** The tasks of the example, each with two runs that do it, and five that do not. */
export const tasks = data.map((task) => {
  const { solutions, spoiled } = RUNS[task.name]!;
  return {
    ...task,
    solutions: Object.entries(solutions).map(([what, steps]) => runOf(what, steps)),
    spoiled: Object.entries(spoiled).map(([what, [reason, ...steps]]) => ({ ...runOf(what, steps), reason })),
  };
});
