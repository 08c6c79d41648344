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
 * @returns Why the call is refused, if it is.
 */
export function refuseForeign({ method, header }: ControlHead): Refusal | undefined {
  if (method === 'OPTIONS') return foreign('Pages of other origins');
  const [origin, site] = [header('origin'), header('sec-fetch-site')];
  if (origin !== undefined && origin !== `http://${header('host')}`)
    return foreign(`Pages of the origin ${JSON.stringify(origin)}`);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return foreign('Pages of other origins');
  if (header(CONTROL_HEADER) === undefined) {
    return new Refusal(403, 'control-header', 'Control calls need the header X-Sandbox-Control: 1.');
  }
  return undefined;
}

function foreign(pages: string): Refusal {
  return new Refusal(403, 'foreign-origin', `${pages} cannot call control URLs.`);
}
