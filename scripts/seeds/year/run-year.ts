import type { Sandbox } from '../../../sandbox/index.ts';
import { directOf } from '../../../sandbox/state/index.ts';
import type { Business } from './business.ts';
import { createCalendar, DAYS } from './calendar.ts';
import { addItem } from './catalog.ts';
import { doChores } from './chores.ts';
import { addKits } from './kits.ts';
import { takeOrder } from './orders.ts';
import { addCustomer, addVendor } from './parties.ts';
import { restock } from './purchases.ts';
import { createRandom } from './random.ts';
import { sell } from './sales.ts';
import { setUp } from './set-up.ts';

/** Numbers of records over the year. Item groups add five more items. */
const [CUSTOMERS, VENDORS, ITEMS, INVOICES, ORDERS] = [165, 35, 295, 1500, 280];
/** Percentage of the customers and items that exist at the start of the year. */
const AT_FIRST = 60;

/**
 * Tells a year of a business, by calls and by what happens outside of the service.
 *
 * @param sandbox One with settings alone. The year begins at its next midnight.
 * @param number What everything is made from. The same number makes the same bytes.
 */
export function runYear(sandbox: Sandbox, number: number): void {
  const random = createRandom(number);
  const organization = directOf(sandbox);
  const calendar = createCalendar(sandbox.clock, organization.timestamp, random);
  const business: Business = {
    organization,
    random,
    calendar,
    customers: [],
    vendors: [],
    items: [],
    invoices: 0,
    receives: 0,
    taxes: [],
  };
  const { customers, vendors, items } = business;
  let orders = 0;
  calendar.run((day, share) => {
    if (day === 0) setUp(business);
    while (vendors.length < VENDORS) addVendor(business);
    const grown = (AT_FIRST + ((100 - AT_FIRST) * day) / (DAYS - 1)) / 100;
    while (customers.length < Math.floor(CUSTOMERS * grown)) addCustomer(business);
    while (items.length < Math.floor(ITEMS * grown)) addItem(business);
    if (day === 0) addKits(business);
    for (; orders < Math.round(ORDERS * share); orders += 1) takeOrder(business);
    while (business.invoices < Math.round(INVOICES * share)) sell(business);
    const vendor = vendors[day % (VENDORS + 1)];
    if (vendor) restock(business, vendor);
    doChores(business, day);
  });
}
