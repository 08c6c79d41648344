import { type Authorization, authorizationText, readAuthorization, readBaseUrl } from '../contract/index.ts';
import type { CommandOption, Row } from './help.ts';
import { UsageError } from './usage-error.ts';

/** Where to set once, for all commands, what the service documentation does not name. */
export const VARIABLES = { 'base-url': 'INVENTORY_BASE_URL', authorization: 'INVENTORY_AUTHORIZATION' } as const;

/** Where the access token and the id of the organization are, for commands that call the service. */
export const [TOKEN_VARIABLE, ORGANIZATION_VARIABLE] = ['INVENTORY_ACCESS_TOKEN', 'INVENTORY_ORGANIZATION_ID'] as const;

/** All of them, with what the help says about them. */
export const ENVIRONMENT: readonly Row[] = [
  { usage: VARIABLES['base-url'], description: 'base URL of your service, with its path: the default of `--base-url`' },
  { usage: VARIABLES.authorization, description: 'form of the token: the default of `--authorization`' },
  { usage: TOKEN_VARIABLE, description: 'your access token, for `probe` and `mcp`' },
  { usage: ORGANIZATION_VARIABLE, description: "your organization's ID, for `probe` and `mcp`" },
];

type Name = keyof typeof VARIABLES;

/** A command's values of these options. */
export type Given = { readonly [One in Name]?: string | undefined };

/** A value, and the option or the variable that gave it. */
export interface Setting<Value> {
  value: Value;
  source: string;
}

/** The option of every command that sends, takes or shows tokens. */
export const AUTHORIZATION = {
  type: 'string',
  value: '<form>',
  description: 'form of the token: `Bearer {token}`, or `X-Api-Key: {token}`',
  fallback: 'as documented',
} as const satisfies CommandOption;

/**
 * The address of the service with its path, by the option or the environment. What comes from the environment is said.
 *
 * @throws UsageError if it is not valid.
 */
export function baseUrlOf(given: Given): Setting<string> | undefined {
  const setting = settingOf(given, 'base-url', readBaseUrl);
  if (!setting) return undefined;
  const { value, source } = setting;
  if (source === VARIABLES['base-url']) console.error(`The base URL is ${value}, from ${source}.`);
  if (new URL(value).pathname === '/')
    console.error(
      `The base URL has no path, so requests go to URLs such as ${value}/contacts. In the service documentation, they are under /inventory/v1.`,
    );
  return setting;
}

/**
 * Reads the form of the token header from the option or the environment. A value from the environment is reported.
 *
 * @throws UsageError if it is no form of an authorization.
 */
export function authorizationOf(given: Given): Setting<Authorization> | undefined {
  const setting = settingOf(given, 'authorization', readAuthorization);
  if (setting?.source === VARIABLES.authorization)
    console.error(`Requests send the token as "${authorizationText(setting.value)}", from ${setting.source}.`);
  return setting;
}

/**
 * The access token in a variable of the environment.
 *
 * @throws UsageError if there is none, which names the variable that used to hold it if that is set.
 */
export function tokenIn(variable: string): string {
  const token = process.env[variable];
  if (token) return token;
  const former = process.env['INVENTORY_TOKEN'] ? ' INVENTORY_TOKEN is its former name.' : '';
  throw new UsageError(`${variable} is not set. Set this environment variable to the access token.${former}`);
}

/** A variable that is empty is not set. */
function settingOf<Value>(given: Given, name: Name, read: (text: string) => Value): Setting<Value> | undefined {
  const [text, source] =
    given[name] === undefined ? [process.env[VARIABLES[name]], VARIABLES[name]] : [given[name], `--${name}`];
  if (text === undefined || (text === '' && source === VARIABLES[name])) return undefined;
  try {
    return { value: read(text), source };
  } catch (error) {
    // What it says of begins it, or is left out.
    if (error instanceof TypeError) throw new UsageError(`${source} ${error.message.replace(/^authorization /, '')}.`);
    throw error;
  }
}
