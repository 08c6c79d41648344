import { list, onInvoice, type Row, type Runs, type Step } from './steps.ts';

const remind = (number: number) => onInvoice('enableInvoicePaymentReminder', `INV-000${number}`);

const remindAll =
  (isOverdue: (invoice: Row) => boolean): Step =>
  async (call) => {
    for (const { invoice_id } of (await list(call, 'listInvoices')).filter(isOverdue))
      await call('enableInvoicePaymentReminder', { parameters: { invoice_id } });
  };

const postpone = (number = 102) => onInvoice('updateInvoice', `INV-000${number}`, { due_date: '2026-04-15' });

const mail = (number: number) => onInvoice('emailInvoice', `INV-000${number}`, {});

export const overdueReminders: Runs = {
  solutions: {
    'by the due dates of all invoices': [postpone(), remindAll(({ due_date }) => String(due_date) < '2026-03-28')],
    'all first, then one less': [
      remindAll(({ status }) => status === 'overdue'),
      onInvoice('disableInvoicePaymentReminder', 'INV-000102'),
      postpone(),
    ],
  },
  spoiled: {
    'the invoice that was due yesterday is left out': [
      'INV-000103 is overdue and has no reminders.',
      remind(101),
      postpone(),
    ],
    'an invoice that is due in three days is reminded of as well': [
      'Invoice INV-000104 of Kaveri Sports was changed, which was not asked for: payment_reminder_enabled was false and is true.',
      remind(101),
      remind(103),
      remind(104),
      postpone(),
    ],
    'Peak Supply is reminded as well': [
      'Invoice INV-000102 of Peak Supply was changed, which was not asked for: payment_reminder_enabled was false and is true.',
      remind(101),
      remind(102),
      remind(103),
      postpone(),
    ],
    'the due date of the other invoice of Peak Supply is moved': [
      'INV-000102 is due on 2026-03-03, and not on 2026-04-15.',
      remind(101),
      remind(103),
      postpone(105),
    ],
    'the customers get the invoices by email in addition': [
      'Mail Invoice INV-000101 from Juniper Outdoor Supply was created, which was not asked for.',
      remind(101),
      remind(103),
      postpone(),
      mail(101),
      mail(103),
    ],
  },
};
