import { Refusal } from '../../service/index.ts';

/** The header that every control call has. No page of another origin can send it without a preflight, which is refused. */
export const CONTROL_HEADER = 'x-sandbox-control';

/** What is known of a control call before it is read. */
export interface ControlHead {
  method: string;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
}

/**
 * Checks that a control call comes from a program of this machine or from the page of the sandbox, and not from a page of
 * another origin.
 *
 * @param isToken Says whether a value is the control token, if there is one.
 * @returns Why the call is refused, if it is.
 */
export function refuseForeign(
  { method, header }: ControlHead,
  isToken?: (value: string) => boolean,
): Refusal | undefined {
  if (method === 'OPTIONS') return foreign('Pages of other origins');
  const [origin, site] = [header('origin'), header('sec-fetch-site')];
  if (origin !== undefined && origin !== `http://${header('host')}`)
    return foreign(`Pages of the origin ${JSON.stringify(origin)}`);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return foreign('Pages of other origins');
  const value = header(CONTROL_HEADER);
  if (isToken) {
    return value !== undefined && isToken(value)
      ? undefined
      : new Refusal(
          403,
          'control-token',
          'Control calls need the header X-Sandbox-Control with the control token of this sandbox.',
        );
  }
  if (value === undefined) {
    return new Refusal(403, 'control-header', 'Control calls need the header X-Sandbox-Control: 1.');
  }
  return undefined;
}

function foreign(pages: string): Refusal {
  return new Refusal(403, 'foreign-origin', `${pages} cannot call control URLs.`);
}
