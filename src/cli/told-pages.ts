import { type Authorization, authorizationText } from '../contract/index.ts';

export interface ToldPages {
  baseUrl: string | undefined;
  authorization: Authorization | undefined;
}

/** Makes what tells a page, by its script: `<script defer data-base-url="…" data-authorization="…" …>`. */
export function tellPages({ baseUrl, authorization }: ToldPages): (page: string) => string {
  const told = [
    ...(baseUrl === undefined ? [] : [` data-base-url="${escaped(baseUrl)}"`]),
    ...(authorization ? [` data-authorization="${escaped(authorizationText(authorization))}"`] : []),
  ].join('');
  return (page) => page.replace('<script defer', () => `<script defer${told}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
