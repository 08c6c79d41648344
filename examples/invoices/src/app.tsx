import { useState } from 'preact/hooks';
import { type Filter, Filters, matches } from './filters.tsx';
import { useInvoices } from './invoices.ts';
import { NewInvoice } from './new-invoice.tsx';
import type { Service } from './service.ts';
import { Summary } from './summary.tsx';
import { InvoiceTable } from './table.tsx';

/** The page. */
export function App({ inventory, place }: Service) {
  const { list, error, done, reload, change } = useInvoices(inventory);
  const [filter, setFilter] = useState<Filter>({ text: '', status: '' });
  const [isCreating, setCreating] = useState(false);
  const shown = list?.filter((invoice) => matches(invoice, filter));

  return (
    <>
      <header>
        <h1>Invoices</h1>
        <p class="place">{place}</p>
        <button type="button" class="primary" onClick={() => setCreating(true)}>
          New invoice
        </button>
      </header>
      <main>
        {error && (
          <div class="notice error" role="alert">
            <p>{error}</p>
            <button type="button" onClick={reload}>
              Try again
            </button>
          </div>
        )}
        <p class="notice done" role="status">
          {done}
        </p>
        {list && <Summary invoices={list} />}
        {list && <Filters invoices={list} filter={filter} onChange={setFilter} />}
        {shown && <InvoiceTable invoices={shown} change={change} />}
        {!list && !error && <p class="empty">Loading…</p>}
      </main>
      {isCreating && <NewInvoice inventory={inventory} change={change} onClose={() => setCreating(false)} />}
    </>
  );
}
