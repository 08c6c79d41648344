import { Refusal, refuseForeignPage } from '../../src/service/index.ts';

/** The header that every control call has. No page of another origin can send it without a preflight, which is rejected. */
export const CONTROL_HEADER = 'x-sandbox-control';

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
 * @returns Why the call is rejected, if it is.
 */
export function refuseForeign(head: ControlHead, isToken?: (value: string) => boolean): Refusal | undefined {
  const foreign = refuseForeignPage(head, 'control URLs');
  if (foreign) return foreign;
  const value = head.header(CONTROL_HEADER);
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
