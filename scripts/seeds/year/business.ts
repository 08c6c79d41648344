import type { CallParts, DirectCalls } from '../../../sandbox/state/index.ts';
import type { OperationId } from '../../../sandbox/types/index.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** A customer or a vendor. */
export interface Party {
  id: string;
  email: string;
  /** The code of its currency, the decimal places of amounts in it, and what one unit of it is worth in rupees. */
  currency: { code: string; precision: number; rate: number };
}

/** Something that is bought and sold. */
export interface Item {
  id: string;
  name: string;
  /** Prices of a unit in rupees. */
  rate: number;
  cost: number;
  vendor: Party;
  /** Units in the main warehouse. Absent for a service, which has no stock. */
  stock?: number;
  /** Units that were sold since some were last ordered. */
  sold: number;
}

/** An invoice that was sent, and what is left to be paid of it. */
export interface Invoice {
  id: string;
  number: string;
  customer: Party;
  balance: number;
  /** The first line, for a credit note. */
  line: Readonly<Record<string, unknown>>;
  isVoid: boolean;
}

/** A business, and what of it later calls need. */
export interface Business {
  organization: DirectCalls;
  random: Random;
  calendar: Calendar;
  customers: Party[];
  vendors: Party[];
  items: Item[];
  /** Numbers of invoices and of purchase receives so far. */
  invoices: number;
  receives: number;
  /** The ids of the tax on goods, and of the one on services. */
  taxes: string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Makes a record by a call, some minutes after the last one. Returns what the answer shows of it. */
export function made({ organization, calendar }: Business, operation: OperationId, body: object, query = {}): Json {
  calendar.pass();
  const answer = organization.call(operation, { query, body });
  const record = Object.values(answer).find((value) => typeof value === 'object');
  return (Array.isArray(record) ? record[0] : (record ?? answer)) as Json;
}

/** Makes a call about a record, some minutes after the last one. */
export function done(
  { organization, calendar }: Business,
  operation: OperationId,
  path: CallParts['path'],
  body?: object,
): Json {
  calendar.pass();
  return organization.call(operation, { ...(path && { path }), ...(body && { body }) });
}

/** The day that it is, as calls write it. */
export function today({ organization }: Business): string {
  return organization.timestamp.slice(0, 10);
}

/** A price in rupees in the currency of a party, as people set prices. */
export function priceFor({ currency: { rate, precision } }: Party, rupees: number): number {
  if (rate === 1) return rupees;
  const steps = precision === 0 ? 10 : 0.5;
  return Math.max(steps, Math.round(rupees / rate / steps) * steps);
}

/** An amount to the decimal places of a currency. */
export function rounded({ currency: { precision } }: Party, amount: number): number {
  const factor = precision === 0 ? 1 : 100;
  return Math.round(amount * factor) / factor;
}
