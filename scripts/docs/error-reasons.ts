import type { REASONS } from '../../src/service/index.ts';

type Reason = keyof typeof REASONS;

/** When each reason for an error response comes. They are here and not with the codes, since nothing that ships needs them. */
export const WHEN: Readonly<Record<Reason, string>> = {
  invalid: "a value isn't valid",
  missing: 'a required value is missing',
  reference: 'an ID in the body or query belongs to no record',
  taken: 'another record has this name or number',
  inUse: 'the record is in use',
  state: "the record's status doesn't allow this",
  stock: "there isn't enough stock",
  unknown: 'the request has something undocumented, and `unknown` is `refuse`',
  organization: "the organization doesn't exist",
  notFound: 'no record has the ID in the URL',
  limit: 'a limit is exceeded; `Retry-After` says how many seconds to wait',
  customRule: 'a custom rule has failed',
  switchedOff: 'you switched off the assumption that this operation needs',
  assumed: "the operation's effect isn't documented, and `assumed` is `refuse`",
  'malformed-request': "the request isn't valid HTTP",
  'malformed-url': 'the URL has an invalid percent escape or a null byte',
  'malformed-body': "the body isn't JSON or a form, or has more than 100 levels or 1000 fields",
  violations: 'values break the contract; the message names up to 20 and says what is expected',
  prefer: "`Prefer` asks for a response that doesn't exist",
  token: "no token, or one that isn't in the form `Service-oauthtoken <token>` or your configured form",
  'foreign-origin': 'requests from this origin are not allowed; to allow them, use `--cors-origin`',
  'control-closed': 'control URLs are off, because other machines can connect',
  'control-header': 'a control request lacks the header `X-Sandbox-Control`',
  'control-token': 'a control request lacks the control token',
  'unknown-url': 'the contract has no such path; the message suggests the nearest one',
  'wrong-method': "the path doesn't support this method (see `Allow`), or the method is CONNECT",
  'too-large': 'the body or the headers are too long',
  'content-type': "the operation needs another content type, or the compression isn't gzip, deflate or Brotli",
  'unknown-host': 'the request is for another host; to allow it, use `--allow-host`',
  failure: 'your `fallback` or `engine` failed, or there is a bug; the log has the error',
  full: 'the sandbox has reached `maxBytes`',
  fault: 'you asked for this failure; with another status, the code is that status and 99',
};

/** The reasons that only the sandbox has, though no rule gives them. */
export const OF_SANDBOX: ReadonlySet<Reason> = new Set<Reason>([
  'control-closed',
  'control-header',
  'control-token',
  'full',
]);
