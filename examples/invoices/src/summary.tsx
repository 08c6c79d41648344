import type { Invoice } from 'inventory-service-api';
import { money } from './format.ts';

/** Invoices that nobody owes. */
const NOT_OWED = ['draft', 'void'];

/** What is owed in all. */
export function Summary({ invoices }: { invoices: readonly Invoice[] }) {
  const [first] = invoices;
  if (!first) return null;
  const owed = invoices.filter(({ status = 'draft' }) => !NOT_OWED.includes(status));
  const sum = (some: readonly Invoice[]) =>
    money(
      some.reduce((all, { balance }) => all + Number(balance ?? 0), 0),
      first,
    );
  const drafts = invoices.filter(({ status }) => status === 'draft').length;
  return (
    <dl class="summary">
      <div>
        <dt>Outstanding</dt>
        <dd>{sum(owed)}</dd>
      </div>
      <div>
        <dt>Overdue</dt>
        <dd>{sum(owed.filter(({ status }) => status === 'overdue'))}</dd>
      </div>
      <div>
        <dt>Drafts</dt>
        <dd>{drafts}</dd>
      </div>
    </dl>
  );
}
