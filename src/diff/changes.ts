/** Every kind of change that the report distinguishes. */
export const CHANGE_KINDS = [
  'operation-added',
  'operation-removed',
  'operation-moved',
  'operation-id-changed',
  'tag-changed',
  'server-added',
  'server-removed',
  'scope-added',
  'scope-documented',
  'scope-removed',
  'security-added',
  'security-removed',
  'security-loosened',
  'security-scheme-changed',
  'parameter-added',
  'required-parameter-added',
  'parameter-removed',
  'parameter-required',
  'parameter-optional',
  'parameter-serialization-changed',
  'path-parameter-renamed',
  'request-body-added',
  'required-request-body-added',
  'request-body-removed',
  'request-body-required',
  'request-body-optional',
  'content-type-added',
  'content-type-removed',
  'encoding-changed',
  'response-added',
  'response-removed',
  'header-added',
  'header-removed',
  'callback-added',
  'callback-removed',
  'callback-changed',
  'link-added',
  'link-removed',
  'link-changed',
  'schema-added',
  'schema-removed',
  'schema-renamed',
  'field-added',
  'required-field-added',
  'field-removed',
  'field-required',
  'field-optional',
  'type-changed',
  'type-widened',
  'type-narrowed',
  'values-added',
  'values-removed',
  'limit-tightened',
  'limit-loosened',
  'rule-added',
  'rule-removed',
  'rule-changed',
  'alternative-added',
  'alternative-removed',
  'other-fields-refused',
  'other-fields-allowed',
  'default-changed',
  'deprecated',
  'text-changed',
  'sample-changed',
  'provenance-changed',
  'extension-changed',
] as const;

/** A kind of change. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * What a change means for those who use the contract:
 *
 * - `breaking`: what worked may fail;
 * - `warning`: nothing was removed, but a reader may see something unexpected;
 * - `additive`: more is possible, or responses are stricter, and everything still works;
 * - `descriptive`: only texts, samples and marks differ.
 */
export type Impact = 'breaking' | 'warning' | 'additive' | 'descriptive';

/** The impacts, gravest first. */
export const IMPACTS: readonly Impact[] = ['breaking', 'warning', 'additive', 'descriptive'];

/**
 * Whom a change concerns: `callers` send requests, `readers` take responses, and `importers` use the names of
 * methods and types in their code.
 */
export type Side = 'callers' | 'readers' | 'importers';

/** One difference between two documents. */
export interface Change {
  impact: Impact;
  kind: ChangeKind;
  /** Undefined if it concerns no code, as a text does. */
  side: Side | undefined;
  /** Where it is, for people: an operation, or a schema and the way to its field, such as `InvoiceCreate.line_items[].rate`. */
  place: string;
  /** What changed. */
  message: string;
  /** The operations that it reaches, by operationId. */
  operations: readonly string[];
}

/** A change as it is found, on behalf of at most one operation. */
export interface Finding extends Omit<Change, 'operations'> {
  operation?: string | undefined;
}

/** Collects changes. What several operations share is one change. */
export class ChangeList {
  readonly #changes = new Map<string, { finding: Finding; operations: Set<string> }>();

  /** Adds a change, or one more operation to it if it is there already. */
  add(finding: Finding): void {
    const { operation, ...what } = finding;
    const key = JSON.stringify([what.impact, what.kind, what.side, what.place, what.message]);
    const change = this.#changes.get(key) ?? { finding: what, operations: new Set() };
    if (operation !== undefined) change.operations.add(operation);
    this.#changes.set(key, change);
  }

  /** All changes, gravest first, otherwise in the order in which they were found. */
  toSorted(): Change[] {
    const changes = [...this.#changes.values()].map(({ finding, operations }): Change => {
      const { impact, kind, side, place, message } = finding;
      return { impact, kind, side, place, message, operations: [...operations] };
    });
    return changes.sort((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
  }
}

/** Counts changes by their impact. */
export function countByImpact(changes: readonly Change[]): Record<Impact, number> {
  const count = (impact: Impact) => changes.filter((change) => change.impact === impact).length;
  return {
    breaking: count('breaking'),
    warning: count('warning'),
    additive: count('additive'),
    descriptive: count('descriptive'),
  };
}
