import { authorizationText, DOCUMENTED_AUTHORIZATION } from '../../src/contract/index.ts';

/** Service settings for all readers, from the command that wrote the pages. */
export interface Told {
  /** Address of the service with its path; undefined if none was given. */
  baseUrl: string | undefined;
  /** Form of the authorization header: `Bearer {token}` or `X-Api-Key: {token}`. The documented form by default. */
  authorization: string;
}

/** Takes what the script of the page was given. */
export function takeTold({ baseUrl, authorization }: DOMStringMap): void {
  Object.assign(document.documentElement.dataset, {
    ...(baseUrl && { baseUrl }),
    ...(authorization && { authorization }),
  });
}

export function told(): Told {
  const { baseUrl, authorization = authorizationText(DOCUMENTED_AUTHORIZATION) } = document.documentElement.dataset as {
    baseUrl?: string;
    authorization?: string;
  };
  return { baseUrl, authorization };
}
