import type { Invoice } from 'inventory-service-api';
import { useState } from 'preact/hooks';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { money } from './format.ts';
import type { Invoices } from './invoices.ts';

interface ActionProps {
  invoice: Invoice;
  change: Invoices['change'];
}

type Action = 'send' | 'pay' | 'void';

const NAMES: Record<Action, string> = { send: 'Send', pay: 'Pay', void: 'Void' };

/** What can be done with an invoice, by its state. */
function actionsOf({ status }: Invoice): Action[] {
  if (status === 'void') return [];
  if (status === 'draft') return ['send', 'void'];
  return status === 'paid' ? ['void'] : ['pay', 'void'];
}

/** The buttons of an invoice, and the dialog of the one that was pressed. */
export function InvoiceActions({ invoice, change }: ActionProps) {
  const [open, setOpen] = useState<Action>();
  const props = { invoice, change, onClose: () => setOpen(undefined) };
  return (
    <>
      {actionsOf(invoice).map((action) => (
        <button
          key={action}
          type="button"
          aria-label={`${NAMES[action]} ${invoice.invoice_number}`}
          onClick={() => setOpen(action)}
        >
          {NAMES[action]}
        </button>
      ))}
      {open === 'send' && <SendDialog {...props} />}
      {open === 'pay' && <PayDialog {...props} />}
      {open === 'void' && <VoidDialog {...props} />}
    </>
  );
}

type DialogProps = ActionProps & { onClose(): void };

function SendDialog({ invoice, change, onClose }: DialogProps) {
  const send = () =>
    change(async (inventory) => {
      await inventory.invoices.markSent(invoice.invoice_id);
      return `${invoice.invoice_number} is marked as sent.`;
    });
  return (
    <FormDialog title={`Send ${invoice.invoice_number}`} submit="Mark as sent" onSubmit={send} onClose={onClose}>
      <p>
        {invoice.customer_name} will owe {money(invoice.total, invoice)}.
      </p>
    </FormDialog>
  );
}

function PayDialog({ invoice, change, onClose }: DialogProps) {
  const pay = (form: FormData) =>
    change(async (inventory) => {
      const amount = Number(form.get('amount'));
      await inventory.customerPayments.create({
        customer_id: invoice.customer_id!,
        payment_mode: String(form.get('mode')),
        amount,
        invoices: [{ invoice_id: invoice.invoice_id, amount_applied: amount }],
      });
      return `${money(amount, invoice)} of ${invoice.invoice_number} are paid.`;
    });
  return (
    <FormDialog title={`Pay ${invoice.invoice_number}`} submit="Record payment" onSubmit={pay} onClose={onClose}>
      <Field label="Amount" places={['body.amount', 'body.invoices[0].amount_applied']}>
        <input name="amount" type="number" min="0.01" step="0.01" required defaultValue={Number(invoice.balance)} />
      </Field>
      <Field label="Paid by" places={['body.payment_mode']}>
        <select name="mode">
          <option value="banktransfer">Bank transfer</option>
          <option value="cash">Cash</option>
          <option value="creditcard">Credit card</option>
        </select>
      </Field>
    </FormDialog>
  );
}

function VoidDialog({ invoice, change, onClose }: DialogProps) {
  const annul = () =>
    change(async (inventory) => {
      await inventory.invoices.void(invoice.invoice_id);
      return `${invoice.invoice_number} is void.`;
    });
  return (
    <FormDialog title={`Void ${invoice.invoice_number}?`} submit="Void invoice" onSubmit={annul} onClose={onClose}>
      <p>{invoice.customer_name} will not owe it any more. What was paid of it becomes a credit.</p>
    </FormDialog>
  );
}
