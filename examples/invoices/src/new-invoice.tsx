import type { Contact, InventoryClient, Item } from 'inventory-service-api';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from './errors.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { Invoices } from './invoices.ts';

interface NewInvoiceProps {
  inventory: InventoryClient;
  change: Invoices['change'];
  onClose(): void;
}

/** A form for a new invoice. */
export function NewInvoice({ inventory, change, onClose }: NewInvoiceProps) {
  const { customers, items, error } = useChoices(inventory);
  const [lines, setLines] = useState([0]);

  const create = (form: FormData) =>
    change(async () => {
      const quantities = form.getAll('quantity');
      const line_items = form
        .getAll('item')
        .map((item, index) => ({ item_id: String(item), quantity: Number(quantities[index]) }));
      const { invoice } = await inventory.invoices.create({ customer_id: String(form.get('customer')), line_items });
      return `${invoice.invoice_number} is created as a draft.`;
    });

  return (
    <FormDialog title="New invoice" submit="Create draft" onSubmit={create} onClose={onClose}>
      {error && <p role="alert">{error}</p>}
      <Field label="Customer" places={['body.customer_id']}>
        <select name="customer" required>
          {customers.map(({ contact_id, contact_name }) => (
            <option key={contact_id} value={contact_id}>
              {contact_name}
            </option>
          ))}
        </select>
      </Field>
      {lines.map((line, index) => (
        <fieldset key={line}>
          <legend>Line {index + 1}</legend>
          <Field label="Item" places={[`body.line_items[${index}].item_id`, `body.line_items[${index}]`]}>
            <select name="item" required>
              {items.map(({ item_id, name, rate }) => (
                <option key={item_id} value={item_id}>
                  {name} at {rate}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Quantity" places={[`body.line_items[${index}].quantity`]}>
            <input name="quantity" type="number" step="any" required defaultValue={1} />
          </Field>
        </fieldset>
      ))}
      <button type="button" class="more" onClick={() => setLines([...lines, lines.length])}>
        Add a line
      </button>
    </FormDialog>
  );
}

/** What can be chosen from. */
function useChoices(inventory: InventoryClient) {
  const [customers, setCustomers] = useState<readonly Contact[]>([]);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [error, setError] = useState('');
  useEffect(() => {
    Promise.all([inventory.contacts.list(), inventory.items.list()]).then(
      ([{ contacts }, { items }]) => {
        setCustomers(contacts.filter(({ contact_type }) => contact_type !== 'vendor'));
        setItems(items);
      },
      (failure) => setError(messageOf(failure)),
    );
  }, [inventory]);
  return { customers, items, error };
}
