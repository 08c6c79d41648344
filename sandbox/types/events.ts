import type { Id } from '../engine/index.ts';

/** An event of which nothing more is said. */
type Nothing = Readonly<Record<string, never>>;

/** A payment by card: of what is left to pay, unless it says how much, in the currency of the document. */
export interface CardPayment {
  readonly amount?: number;
  /** Of the number of the card, as a number. */
  readonly last_four_digits?: number;
}

/** Events a customer causes on an invoice or a retainer invoice. */
interface CustomerEvents {
  /** The customer looks at it. */
  view: Nothing;
  /** The customer pays by card, which makes a payment. */
  payByCard: CardPayment;
  /** The customer tries to pay by card in vain, which makes a payment that failed and pays nothing. */
  failCard: CardPayment;
}

/** Events outside the service, by resource and name, with their inputs. */
export interface EventTypes {
  invoices: CustomerEvents & {
    /** A reminder of what is left to pay is sent, as the service does by itself. */
    remind: Nothing;
  };
  retainerInvoices: CustomerEvents;
  customerPayments: {
    /** Money goes back to the card: all that is not used, unless it says how much. */
    refund: { readonly amount?: number };
  };
  salesReturns: {
    /** Goods come back: all that can be received and have not been, unless it says which. */
    receive: { readonly line_items?: readonly { readonly line_item_id: Id; readonly quantity: number }[] };
  };
  shipmentOrders: {
    /** The customer gets the shipment. */
    deliver: Nothing;
  };
  transferOrders: {
    /** The goods in transit get to the other warehouse. */
    receive: Nothing;
  };
}

/** The events of a resource. */
export type EventsOf<Name extends string> = Name extends keyof EventTypes ? EventTypes[Name] : Record<never, never>;

/** The name of an event, such as `salesReturns.receive`. */
export type EventName = { [Name in keyof EventTypes]: `${Name}.${keyof EventTypes[Name] & string}` }[keyof EventTypes];

/** Input of an event. */
export type EventInput<Event extends EventName> = Event extends `${infer Name extends keyof EventTypes}.${infer Own}`
  ? EventTypes[Name][Own & keyof EventTypes[Name]]
  : never;
