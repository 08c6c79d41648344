import type { Id } from '../core/facts.ts';

/** An event of which nothing more is said. */
type Nothing = Readonly<Record<string, never>>;

/** What can happen to records outside of the service, by resource and event, and what is said of it. */
export interface EventTypes {
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

/** What is said of an event. */
export type EventInput<Event extends EventName> = Event extends `${infer Name extends keyof EventTypes}.${infer Own}`
  ? EventTypes[Name][Own & keyof EventTypes[Name]]
  : never;
