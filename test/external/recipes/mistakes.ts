/** A likely mistake in a recipe, and what its message says to do. */
export interface Mistake {
  what: string;
  /** What stands in the recipe, and what stands there by mistake: in its files, or in its commands. */
  instead: readonly [right: string, wrong: string];
  /** The part of the message that names the fix, or that the page explains. */
  sees: string | RegExp;
  /** Commands of the setup that have to run again. */
  again?: RegExp;
  /** The file that holds it, if the right text is in several. */
  file?: string;
}

const ORGANIZATION = {
  what: 'no organization_id',
  instead: ['?organization_id=10234695', ''],
  sees: 'query.organization_id is required.',
} as const;

const BEARER = {
  what: 'a token that is sent as Bearer',
  instead: ['Service-oauthtoken', 'Bearer'],
  sees: 'Send \\"Authorization: Service-oauthtoken <ACCESS_TOKEN>\\".',
} as const;

const BASE_PATH = {
  what: 'a URL without the base path',
  instead: ['/inventory/v1', ''],
  sees: 'Did you mean /inventory/v1/contacts?',
} as const;

const NO_FETCH = {
  what: "the client without the sandbox's fetch",
  instead: ['baseUrl, fetch, organizationId, accessToken', 'baseUrl, organizationId, accessToken'],
  sees: /pass the sandbox's fetch/,
} as const;

const NOT_RUNNING = (sees: string) =>
  ({ what: 'no sandbox at the port', instead: ['127.0.0.1:4010', '127.0.0.1:9'], sees }) as const;

/** Five for each tool of the page, at least. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  Vitest: [
    NO_FETCH,
    {
      what: 'a misspelt field',
      instead: ["{ contact_name: 'Hubballi", "{ contact_nme: 'Hubballi"],
      sees: 'Did you mean contact_name?',
    },
    {
      what: 'a misspelt option of the client',
      instead: ['({ baseUrl, fetch', '({ baseURL: baseUrl, fetch'],
      sees: 'Did you mean baseUrl?',
    },
    {
      what: 'another misspelt option of the client',
      instead: ['organizationId, accessToken', 'organisationId: organizationId, accessToken'],
      sees: 'Did you mean organizationId?',
    },
    {
      what: 'an unknown value of an option of the sandbox',
      instead: ["unknown: 'refuse'", "unknown: 'reject'"],
      sees: 'unknown must be refuse or report.',
    },
  ],
  'Mock Service Worker': [
    {
      what: 'a handler for another origin',
      instead: ["'https://inventory.example.com/*'", "'https://api.example.com/*'"],
      sees: 'intercepted a request without a matching request handler',
      file: 'contacts.mjs',
    },
    {
      what: 'a handler that returns nothing',
      instead: ['=> sandbox.fetch(request)', '=> { sandbox.fetch(request) }'],
      sees: 'ENOTFOUND',
      file: 'contacts.mjs',
    },
    {
      what: 'the argument of the handler instead of its request',
      instead: ['({ request }) =>', '(request) =>'],
      sees: 'but got an object with a request. Pass that request.',
      file: 'contacts.mjs',
    },
    { ...ORGANIZATION, file: 'contacts.mjs' },
    { ...BEARER, file: 'contacts.mjs' },
    {
      what: 'a page without the script of the worker',
      instead: ['npx msw init public --save', 'rm -r public'],
      sees: 'Failed to register the Service Worker',
      again: /msw init/,
    },
  ],
  Playwright: [
    {
      what: 'a route for another origin',
      instead: ["'https://inventory.example.com/**'", "'https://api.example.com/**'"],
      sees: 'Failed to fetch',
    },
    ORGANIZATION,
    {
      what: 'headers that are not awaited',
      instead: ['await request.allHeaders()', 'request.allHeaders()'],
      sees: 'Send \\"Authorization: Service-oauthtoken <ACCESS_TOKEN>\\".',
    },
    {
      what: 'a method that is not called',
      instead: ['request.url()', 'request.url'],
      sees: 'but got a function. Call it, and pass what it returns.',
    },
    {
      what: 'a misspelt path',
      instead: ['/contacts?', '/contact?'],
      sees: 'Did you mean /inventory/v1/contacts?',
    },
  ],
  'TanStack Query in a Vite app': [
    NO_FETCH,
    {
      what: 'a query that is not called',
      instead: ['queries.contacts.list()', 'queries.contacts.list'],
      sees: 'Bad argument type',
    },
    {
      what: 'a misspelt parameter',
      instead: ['queries.contacts.list()', 'queries.contacts.list({ pr_page: 5 })'],
      sees: 'Did you mean per_page?',
    },
    {
      what: 'no organization',
      instead: ['fetch, organizationId, accessToken', 'fetch, accessToken'],
      sees: 'organizationId must be',
    },
    {
      what: 'the options of a client instead of a client',
      instead: [
        "inventoryQueries(createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' }))",
        'inventoryQueries({ baseUrl, fetch })',
      ],
      sees: 'inventoryQueries needs a client that createInventoryClient returned',
    },
  ],
  emulate: [
    {
      what: 'a Node that is too old',
      instead: ['npx emulate start', 'PATH="$OLD_NODE:$PATH" npx emulate start'],
      sees: 'registerHooks',
    },
    {
      what: 'a method of Hono that emulate does not have',
      instead: ["app.use('*'", "app.all('*'"],
      sees: 'app.all is not a function',
    },
    {
      what: "emulate's request instead of the one that it wraps",
      instead: ['c.req.raw', 'c.req'],
      sees: 'A sandbox needs a Request',
    },
    ORGANIZATION,
    BEARER,
    {
      what: 'another port',
      instead: ['localhost:4000', 'localhost:9'],
      sees: 'connect to',
    },
  ],
  Postman: [
    {
      what: 'no base URL',
      instead: [' --env-var baseUrl=http://127.0.0.1:4010/inventory/v1', ''],
      sees: 'ENOTFOUND inventory.example.com',
    },
    NOT_RUNNING('ECONNREFUSED'),
    BASE_PATH,
    {
      what: 'a token without what comes before it',
      instead: ["'Service-oauthtoken demo'", 'demo'],
      sees: 'Send \\"Authorization: Service-oauthtoken <ACCESS_TOKEN>\\".',
    },
    {
      what: 'a conversion that makes up parameters',
      instead: [' -O parametersResolution=Example', ''],
      sees: 'does not exist. Use 10234695.',
      again: /openapi2postmanv2/,
    },
  ],
  'openapi-python-client': [
    NOT_RUNNING('Connection refused'),
    BASE_PATH,
    {
      what: 'no prefix of the token',
      instead: [', prefix="Service-oauthtoken"', ''],
      sees: 'Send \\"Authorization: Service-oauthtoken <ACCESS_TOKEN>\\".',
    },
    {
      what: 'no organization',
      instead: [', organization_id="10234695"', ''],
      sees: "argument: 'organization_id'",
    },
    {
      what: 'another organization',
      instead: ['organization_id="10234695"', 'organization_id="1"'],
      sees: 'organization_id 1 does not exist. Use 10234695.',
    },
  ],
};
