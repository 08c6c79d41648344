import { MOCK_URL } from '../code-samples/index.ts';
import type { Input } from '../workflow/index.ts';
import { use, type Variable } from './request-collection.ts';

/** The variable that holds the base URL of the service. */
export const BASE_URL = 'base_url';

/** The variable that holds the address of the sandbox's control URLs. */
export const CONTROL_URL = 'control_url';

/** The variable that holds the organization; the parameter of the query is called the same. */
export const ORGANIZATION_ID = 'organization_id';

/** The variable that names of workflows end with. */
const RUN = 'run';

/** The header `Authorization` of requests with the usual access token. */
export const AUTHORIZATION = `Service-oauthtoken ${use('token')}`;

/** The variable that both formats know by themselves: the time, in seconds since 1970. */
export const TIMESTAMP = use('$timestamp');

/** The variables of a collection: the addresses, and the inputs of workflows, whose run is the time. */
export function variablesOf(inputs: readonly Input[]): Variable[] {
  return [
    { name: BASE_URL, value: MOCK_URL, description: 'Base URL of the sandbox or of the service.' },
    {
      name: CONTROL_URL,
      value: MOCK_URL.replace('/inventory/v1', '/sandbox'),
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
