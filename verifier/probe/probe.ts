/** Value in a response: a JSON value, or a string with templates in braces such as `{$a/tax/tax_id}`; null if there is none. */
export type Shown = string | number | boolean | null;

/**
 * A call of a session. Strings in it may hold templates: `{run}`, `{today+3}`, `{$a/tax/tax_id}` of an earlier answer, and
 * `{shared.item}` or `{shared.customer.name}` of a record that the sessions of a run share.
 */
export interface Step {
  /** Name for later steps: `a`, `b` … */
  id: string;
  /** The operationId. */
  operation: string;
  /** The identifiers of the URL. */
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | boolean>> | undefined;
  body?: unknown;
  /** True if the step is rejected with the rule and without it. Otherwise it is accepted. For the last step, the places tell. */
  refused?: true | undefined;
}

/** A place in the last answer where the two predictions differ. */
export interface Place {
  /** `outcome`, a JSON Pointer, `/taxes/[{$a/tax/tax_id}]/tax_name` for a row of a list, or `/taxes#order`. */
  at: string;
  with: Shown;
  /** Value without the rule. Left out if the rule is an action, since no service returns nothing for one. */
  without?: Shown | undefined;
}

/** A session whose last answer tells whether the service follows a rule. */
export interface Probe {
  /** The rule of the sandbox. */
  rule: string;
  /** Alternative to the rule: `off`, or a named alternative. */
  negation: string;
  /** The resource that it asks about, where the rule is one of several; of a control, the rule that it is for. */
  about?: string | undefined;
  steps: readonly Step[];
  /** Where the last answer tells. */
  places: readonly Place[];
  /** Other rules whose absence gives the same answer as that of this one. */
  looksAlike: readonly string[];
  /** Other rules whose absence gives an answer that neither prediction has. None if it is left out. */
  touchedBy?: readonly string[] | undefined;
  /**
   * The steps whose records can't be deleted afterwards, although an operation deletes such records, and the names of the shared
   * records of which this is so. None if it is left out.
   */
  leaves?: readonly string[] | undefined;
}

export type ProbeName = Pick<Probe, 'rule' | 'negation' | 'about'>;

/** A name of a probe that no other one has, for people and as a key: `documents.totals=tax-per-line (invoices)`. */
export function probeKey({ rule, negation, about }: ProbeName): string {
  return `${rule}${negation === 'off' ? '' : `=${negation}`}${about === undefined ? '' : ` (${about})`}`;
}

export interface ProbedOperation {
  method: string;
  /** The template of its URL below the address of the service. */
  path: string;
  /** Of an operation that creates a record: where its id stands in the answer. */
  id?: string;
  /** Other records that it creates: the list that has them in request and answer, their id there, and what else creates such. */
  also?: { at: string; id: string; operation: string };
  /** The operation that deletes what it creates, with the identifiers of its URL. Left out if none does. */
  undo?: { operation: string; path: Readonly<Record<string, string>> };
  /** The operation that reads what `undo` deletes, at the same URL. Left out if none does. */
  read?: string;
  /** The operation that lists what it creates. Left out if none does. */
  list?: string;
  /** Of a list: where its rows stand, and the field with their ids. */
  rows?: { key: string; id: string };
  /** Places of its answers that the service documentation shows, as `shownKey` writes them, as far as a probe decides by them. */
  shows?: readonly string[];
  /** Set if it sends an email, or if no operation can undo it. */
  risk?: 'mail' | 'irreversible';
}
