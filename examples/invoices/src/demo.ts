import type { InventoryClient } from 'inventory-service-api';
import type { Clock } from 'inventory-service-api/sandbox';

/** Adds invoices in different states to those of the sandbox. */
export async function createDemo(inventory: InventoryClient, clock: Clock): Promise<void> {
  const [{ contact }, { items }] = await Promise.all([
    inventory.contacts.create({ contact_name: 'Kodachadri Trails', contact_type: 'customer', payment_terms: 15 }),
    inventory.items.list(),
  ]);
  const bill = async (index: number, quantity: number, isSent = true) => {
    const line_items = [{ item_id: items[index]!.item_id, quantity }];
    const { invoice } = await inventory.invoices.create({ customer_id: contact.contact_id, line_items });
    if (isSent) await inventory.invoices.markSent(invoice.invoice_id);
    return invoice.invoice_id;
  };
  await bill(2, 1);
  clock.advance({ days: 20 });
  const invoice_id = await bill(1, 2);
  await inventory.customerPayments.create({
    customer_id: contact.contact_id,
    payment_mode: 'banktransfer',
    amount: 2000,
    invoices: [{ invoice_id, amount_applied: 2000 }],
  });
  await bill(0, 12);
  await bill(0, 3, false);
}
