import type { Invoice } from 'inventory-service-api';
import { InvoiceActions } from './actions.tsx';
import { day, money, stateName } from './format.ts';
import type { Invoices } from './invoices.ts';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  change: Invoices['change'];
}

/** The invoices. Where the columns do not fit, each row is a card. */
export function InvoiceTable({ invoices, change }: InvoiceTableProps) {
  if (invoices.length === 0) return <p class="empty">No invoices match.</p>;
  return (
    <table>
      <caption class="hidden">Invoices, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Customer</th>
          <th scope="col">Due</th>
          <th scope="col">Status</th>
          <th scope="col" class="amount">
            Total
          </th>
          <th scope="col" class="amount">
            Balance
          </th>
          <th scope="col">
            <span class="hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.invoice_id}>
            <th scope="row">{invoice.invoice_number}</th>
            <td data-label="Customer">{invoice.customer_name}</td>
            <td data-label="Due">{day(invoice.due_date)}</td>
            <td data-label="Status">
              <span class="state" data-state={invoice.status}>
                {stateName(invoice.status)}
              </span>
            </td>
            <td data-label="Total" class="amount">
              {money(invoice.total, invoice)}
            </td>
            <td data-label="Balance" class="amount">
              {money(invoice.balance, invoice)}
            </td>
            <td class="actions">
              <InvoiceActions invoice={invoice} change={change} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
