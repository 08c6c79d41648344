interface Row {
  /** Source of the error response: a rule of the sandbox, or the service around it and its control URLs. */
  by: 'rule' | 'service';
  /** Set if the mock has no such error, though it comes from the service. */
  isOfSandbox?: true;
  /** Two digits that, after the status, make the code. Those of a service differ whatever the status. */
  digits: number;
  /** The statuses that it comes with, the usual one first. */
  statuses: readonly number[];
  /** When it comes, for the docs. No capital, no full stop, code in backticks. */
  description: string;
}

/**
 * Every reason for which a call is rejected. The service documentation names no codes, so these are made up: the status, and
 * two digits that tell the reasons of one status apart.
 */
export const REASONS = {
  invalid: { by: 'rule', digits: 1, statuses: [400], description: "a value isn't valid" },
  missing: { by: 'rule', digits: 2, statuses: [400], description: 'a required value is missing' },
  reference: { by: 'rule', digits: 3, statuses: [400], description: 'an ID in the body or query belongs to no record' },
  taken: { by: 'rule', digits: 4, statuses: [400], description: 'another record has this name or number' },
  inUse: { by: 'rule', digits: 5, statuses: [400], description: 'the record is in use' },
  state: { by: 'rule', digits: 6, statuses: [400], description: "the record's status doesn't allow this" },
  stock: { by: 'rule', digits: 7, statuses: [400], description: "there isn't enough stock" },
  unknown: {
    by: 'rule',
    digits: 8,
    statuses: [400],
    description: 'the request has something undocumented, and `unknown` is `refuse`',
  },
  organization: { by: 'rule', digits: 9, statuses: [400], description: "the organization doesn't exist" },
  notFound: { by: 'rule', digits: 1, statuses: [404], description: 'no record has the ID in the URL' },
  limit: { by: 'rule', digits: 1, statuses: [429], description: 'a limit is exceeded; `Retry-After` has the seconds' },
  customRule: { by: 'rule', digits: 1, statuses: [500], description: 'a custom rule has failed' },
  switchedOff: {
    by: 'rule',
    digits: 1,
    statuses: [501],
    description: 'you switched off the assumption that this operation needs',
  },
  assumed: {
    by: 'rule',
    digits: 2,
    statuses: [501],
    description: "the operation's effect isn't documented, and `assumed` is `refuse`",
  },
  'malformed-request': {
    by: 'service',
    digits: 11,
    statuses: [400, 408, 417],
    description: "the request isn't valid HTTP",
  },
  'malformed-url': {
    by: 'service',
    digits: 12,
    statuses: [400],
    description: 'the URL has an invalid percent escape or a null byte',
  },
  'malformed-body': {
    by: 'service',
    digits: 13,
    statuses: [400],
    description: "the body isn't JSON or a form, or has more than 100 levels or 1000 fields",
  },
  violations: {
    by: 'service',
    digits: 14,
    statuses: [400],
    description: 'values break the contract; the message names up to 20 and says what is expected',
  },
  prefer: {
    by: 'service',
    digits: 15,
    statuses: [400],
    description: "`Prefer` asks for a response that doesn't exist",
  },
  token: {
    by: 'service',
    digits: 16,
    statuses: [401],
    description: "no token, or one that isn't in the form `Service-oauthtoken <token>` or your configured form",
  },
  'foreign-origin': {
    by: 'service',
    digits: 17,
    statuses: [403],
    description: 'pages from this origin may not call it; to allow them, use `--cors-origin`',
  },
  'control-closed': {
    by: 'service',
    isOfSandbox: true,
    digits: 18,
    statuses: [403],
    description: 'control URLs are off, since the sandbox listens beyond this machine',
  },
  'control-header': {
    by: 'service',
    isOfSandbox: true,
    digits: 19,
    statuses: [403],
    description: 'a control call lacks the header `X-Sandbox-Control`',
  },
  'control-token': {
    by: 'service',
    isOfSandbox: true,
    digits: 27,
    statuses: [403],
    description: 'a control call lacks the control token',
  },
  'unknown-url': {
    by: 'service',
    digits: 20,
    statuses: [404],
    description: 'the contract has no such path; the message suggests the nearest one',
  },
  'wrong-method': {
    by: 'service',
    digits: 21,
    statuses: [405],
    description: 'the path has other methods, which `Allow` lists; or the method is CONNECT',
  },
  'too-large': { by: 'service', digits: 22, statuses: [413, 431], description: 'the body or the headers are too long' },
  'content-type': {
    by: 'service',
    digits: 23,
    statuses: [415],
    description: "the operation needs another content type, or the compression isn't gzip, deflate or Brotli",
  },
  'unknown-host': {
    by: 'service',
    digits: 24,
    statuses: [421],
    description: 'the request is for another host; to allow it, use `--allow-host`',
  },
  failure: {
    by: 'service',
    digits: 25,
    statuses: [500],
    description: 'your `fallback` or `engine` failed, or there is a bug; the log has the error',
  },
  full: {
    by: 'service',
    isOfSandbox: true,
    digits: 26,
    statuses: [507],
    description: 'the sandbox has reached `maxBytes`',
  },
  fault: {
    by: 'service',
    digits: 99,
    // It may have any other status of a failure as well.
    statuses: [429, 500, 502, 503, 504],
    description: 'you asked for this failure; with another status, the code is that status and 99',
  },
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
