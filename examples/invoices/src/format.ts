import type { Invoice } from 'inventory-service-api';

/** An amount of an invoice in its currency. The service sends some amounts as text. */
export function money(amount: string | number | undefined, { currency_code = 'INR' }: Invoice): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: currency_code }).format(Number(amount ?? 0));
}

/** A day such as `28 Mar 2026`. */
export function day(date: string | undefined): string {
  if (!date) return '–';
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}

/** A state as people read it: `partially_paid` is `Partially paid`. */
export function stateName(status = 'draft'): string {
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}
