import { type Authorization, authorizationText, DOCUMENTED_AUTHORIZATION, tokenHeader } from '../contract/index.ts';
import type { Option } from './options.ts';

/** The option of every service that says how calls carry the token. */
export const AUTHORIZATION_OPTION: Option = {
  description:
    "how requests carry the token: `(token) => 'Bearer ' + token`, or a function that returns headers; only the header with the token is checked",
  default: authorizationText(DOCUMENTED_AUTHORIZATION),
  flag: { name: 'authorization', value: '<form>' },
  check: isAuthorization,
  must: "must be a function that puts the unchanged token into one header, such as (token) => 'Bearer ' + token.",
};

function isAuthorization(value: unknown): boolean {
  try {
    return tokenHeader(value as Authorization) !== undefined;
  } catch {
    return false;
  }
}
