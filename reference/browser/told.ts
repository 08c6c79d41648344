import { authorizationText, DOCUMENTED_AUTHORIZATION } from '../../src/contract/index.ts';

/** What the command that wrote the pages was given of the service, for all readers. */
export interface Told {
  /** Address of the service with its path; undefined if none was given. */
  baseUrl: string | undefined;
  /** How calls to it carry the token, as documented if nothing else was given: `Bearer {token}`, or `X-Api-Key: {token}`. */
  authorization: string;
}

/** Takes what the script of the page was given. */
export function takeTold({ baseUrl, authorization }: DOMStringMap): void {
  Object.assign(document.documentElement.dataset, {
    ...(baseUrl && { baseUrl }),
    ...(authorization && { authorization }),
  });
}

/** What was given. */
export function told(): Told {
  const { baseUrl, authorization = authorizationText(DOCUMENTED_AUTHORIZATION) } = document.documentElement.dataset as {
    baseUrl?: string;
    authorization?: string;
  };
  return { baseUrl, authorization };
}
