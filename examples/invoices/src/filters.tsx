import type { Invoice } from 'inventory-service-api';
import { stateName } from './format.ts';

/** Which invoices are shown. */
export interface Filter {
  /** Part of a number, a customer or a reference. */
  text: string;
  /** Empty for all. */
  status: string;
}

/** Whether an invoice is shown. */
export function matches(invoice: Invoice, { text, status }: Filter): boolean {
  const { invoice_number = '', customer_name = '', reference_number = '' } = invoice;
  const words = `${invoice_number} ${customer_name} ${reference_number}`.toLowerCase();
  return words.includes(text.trim().toLowerCase()) && (status === '' || invoice.status === status);
}

interface FiltersProps {
  invoices: readonly Invoice[];
  filter: Filter;
  onChange(filter: Filter): void;
}

/** Fields that narrow the list. */
export function Filters({ invoices, filter, onChange }: FiltersProps) {
  const states = [...new Set(invoices.map(({ status = 'draft' }) => status))].sort();
  return (
    <search class="filters">
      <label>
        Search
        <input
          type="search"
          placeholder="Number or customer"
          value={filter.text}
          onInput={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
        />
      </label>
      <label>
        Status
        <select
          value={filter.status}
          onChange={({ currentTarget }) => onChange({ ...filter, status: currentTarget.value })}
        >
          <option value="">All</option>
          {states.map((status) => (
            <option key={status} value={status}>
              {stateName(status)}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
