interface Row {
  /** Source of the error response: a rule of the sandbox, or the service around it and its control URLs. */
  by: 'rule' | 'service';
  /** Two digits that, after the status, make the code. Those of a service differ whatever the status. */
  digits: number;
  /** The statuses that it comes with, the usual one first. */
  statuses: readonly number[];
}

/**
 * Every reason for which a call is rejected. The service documentation names no codes, so these are made up: the status, and
 * two digits that tell the reasons of one status apart.
 */
export const REASONS = {
  /** A value that the service could not use. */
  invalid: { by: 'rule', digits: 1, statuses: [400] },
  /** Something that is needed is missing. */
  missing: { by: 'rule', digits: 2, statuses: [400] },
  /** An id in the body or the query belongs to no record. */
  reference: { by: 'rule', digits: 3, statuses: [400] },
  /** A name or number that another record has. */
  taken: { by: 'rule', digits: 4, statuses: [400] },
  /** The record can't go or change, because others use it. */
  inUse: { by: 'rule', digits: 5, statuses: [400] },
  /** The state of a record does not allow this. */
  state: { by: 'rule', digits: 6, statuses: [400] },
  /** There is not enough stock. */
  stock: { by: 'rule', digits: 7, statuses: [400] },
  /** Something that the contract does not have, where this is rejected. */
  unknown: { by: 'rule', digits: 8, statuses: [400] },
  /** The organization does not exist. */
  organization: { by: 'rule', digits: 9, statuses: [400] },
  /** The id in the URL belongs to no record. */
  notFound: { by: 'rule', digits: 1, statuses: [404] },
  /** A limit is exceeded. */
  limit: { by: 'rule', digits: 1, statuses: [429] },
  /** A custom rule has failed. */
  customRule: { by: 'rule', digits: 1, statuses: [500] },
  /** The rule that answers this operation is switched off. */
  switchedOff: { by: 'rule', digits: 1, statuses: [501] },
  /** The effect of this operation is not documented, where such operations are rejected. */
  assumed: { by: 'rule', digits: 2, statuses: [501] },
  'malformed-request': { by: 'service', digits: 11, statuses: [400, 408, 417] },
  'malformed-url': { by: 'service', digits: 12, statuses: [400] },
  'malformed-body': { by: 'service', digits: 13, statuses: [400] },
  violations: { by: 'service', digits: 14, statuses: [400] },
  prefer: { by: 'service', digits: 15, statuses: [400] },
  token: { by: 'service', digits: 16, statuses: [401] },
  'foreign-origin': { by: 'service', digits: 17, statuses: [403] },
  'control-closed': { by: 'service', digits: 18, statuses: [403] },
  'control-header': { by: 'service', digits: 19, statuses: [403] },
  'control-token': { by: 'service', digits: 27, statuses: [403] },
  'unknown-url': { by: 'service', digits: 20, statuses: [404] },
  'wrong-method': { by: 'service', digits: 21, statuses: [405] },
  'too-large': { by: 'service', digits: 22, statuses: [413, 431] },
  'content-type': { by: 'service', digits: 23, statuses: [415] },
  'unknown-host': { by: 'service', digits: 24, statuses: [421] },
  failure: { by: 'service', digits: 25, statuses: [500] },
  full: { by: 'service', digits: 26, statuses: [507] },
  /** A failure that was asked for. It may have any other status of a failure as well. */
  fault: { by: 'service', digits: 99, statuses: [429, 500, 502, 503, 504] },
} as const satisfies Readonly<Record<string, Row>>;

type ReasonBy<By extends Row['by']> = {
  [Reason in keyof typeof REASONS]: (typeof REASONS)[Reason]['by'] extends By ? Reason : never;
}[keyof typeof REASONS];

/** Why a rule refuses a call, as the header `x-sandbox-refusal` says it. */
export type RuleReason = ReasonBy<'rule'>;

/** The reasons for which rules refuse. */
export const RULE_REASONS = (Object.keys(REASONS) as (keyof typeof REASONS)[]).filter(
  (reason): reason is RuleReason => REASONS[reason].by === 'rule',
);

export function isRuleReason(value: unknown): value is RuleReason {
  return (RULE_REASONS as readonly unknown[]).includes(value);
}

/** Why the service answers by itself, as the header `x-…-refusal` says it. */
export type RefusalReason = ReasonBy<'service'>;

/** The `code` of a refusal: its status, and the two digits of its reason. */
export function codeOf(status: number, reason: keyof typeof REASONS): number {
  return status * 100 + REASONS[reason].digits;
}
