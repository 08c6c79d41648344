// Made from openapi/ by `npm run build`. Do not edit.

/** How calls carry the token. */
export const authorization = 'Service-oauthtoken {token}';

/** The parameter of the query that names the account. */
export const account = 'organization_id';

/** The path of the service, below its host. */
export const basePath = '/inventory/v1';
