import { MOCK_ORIGIN, MOCK_URL } from '../code-samples/index.ts';
import {
  type Authorization,
  authorizationHeaders,
  DOCUMENTED_AUTHORIZATION,
  tokenHeader,
  usualName,
} from '../contract/index.ts';
import type { Input } from '../workflow/index.ts';
import { type CollectionRequest, use, type Variable } from './request-collection.ts';

/** The variable that holds the base URL of the service. */
export const BASE_URL = 'base_url';

/** The variable that holds the address of the sandbox's control URLs. */
export const CONTROL_URL = 'control_url';

/** The variable that names of workflows end with. */
const RUN = 'run';

/** The variable that holds the usual access token, as requests use it. */
export const TOKEN = use('token');

/**
 * The header that carries a token.
 *
 * @throws TypeError if the authorization does not put the token, as it is, into one header.
 */
export function authorizationWith(
  token: string,
  authorization: Authorization = DOCUMENTED_AUTHORIZATION,
): CollectionRequest['authorization'] {
  const { name } = tokenHeader(authorization);
  return { name: usualName(name), value: authorizationHeaders(authorization, token)[name]! };
}

/** The variable that both formats know by themselves: the time, in seconds since 1970. */
export const TIMESTAMP = use('$timestamp');

/** The variables of a collection: the addresses, and the inputs of workflows, whose run is the time. */
export function variablesOf(inputs: readonly Input[], baseUrl = MOCK_URL): Variable[] {
  return [
    { name: BASE_URL, value: baseUrl, description: 'Base URL of the sandbox or of the service.' },
    {
      name: CONTROL_URL,
      value: `${MOCK_ORIGIN}/sandbox`,
      description: 'Control URLs of the sandbox. Some workflows use them.',
    },
    ...inputs.map((input) => ({
      name: input.name,
      value: valueAtFirst(input),
      description: input.description,
    })),
  ];
}

function valueAtFirst({ name, isSecret, default: usual }: Input): string | undefined {
  if (isSecret) return undefined;
  return name === RUN ? TIMESTAMP : usual;
}
