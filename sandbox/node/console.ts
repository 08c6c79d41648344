import { readFileSync } from 'node:fs';
import { shippedFile } from '../../src/contract/node/index.ts';
import type { Answer } from '../../src/service/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
};

/** The page runs its own scripts alone, talks to its own origin alone, and is in no frame. It has no data of its own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const HEADERS = [
  ...['Cache-Control', 'no-cache'],
  ...['Content-Security-Policy', POLICY],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...['Referrer-Policy', 'no-referrer'],
  ...['X-Content-Type-Options', 'nosniff'],
];

/** Files of the page for people, by their addresses below `/sandbox`. */
const FILES: Readonly<Record<string, string>> = {
  '': 'index.html',
  '/': 'index.html',
  '/console.js': 'console.js',
  '/console.css': 'console.css',
  '/theme.js': 'theme.js',
  '/icon.svg': 'icon.svg',
  '/geist.woff2': 'geist.woff2',
  '/geist-mono.woff2': 'geist-mono.woff2',
  // What the forms of the page are made of.
  '/contract.json': 'contract.json',
};

export interface ServedPages {
  /** Writes the page of all rules. */
  rules(): string;
  /** True if the server also has third-party pages, which may include the reference. */
  hasOthers: boolean;
  /** Form of the token in requests, such as `Bearer {token}`; undefined if it is the documented one. */
  authorization: string | undefined;
}

/**
 * Answers a request for a file of the page for people at `/sandbox`.
 *
 * @param path Path below `/sandbox`.
 * @returns Undefined if it is a request for something else.
 */
export async function answerConsole(method: string, path: string, pages: ServedPages): Promise<Answer | undefined> {
  const name = path === '/rules' ? 'rules.html' : Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (name === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const bytes = name === 'rules.html' ? Buffer.from(pages.rules()) : await contentOf(name, pages);
  const type = TYPES[name.slice(name.indexOf('.') + 1)]!;
  return {
    status: 200,
    headers: [...HEADERS, 'Content-Type', type, 'Content-Length', String(bytes.length)],
    body: method === 'HEAD' ? undefined : bytes,
  };
}

async function contentOf(name: string, { hasOthers, authorization }: ServedPages): Promise<Buffer> {
  if (name === 'contract.json') return readFileSync(shippedFile('generated/openapi.json'));
  // Only now, since most sandboxes are never looked at.
  const { consoleFiles } = await import('./console-files.ts');
  const text = (await consoleFiles())[name]!;
  if (name.endsWith('.woff2')) return Buffer.from(text, 'base64');
  if (name !== 'index.html') return Buffer.from(text);
  const attributes = [
    ...(hasOthers ? [' data-others'] : []),
    ...(authorization === undefined ? [] : [` data-authorization="${asAttribute(authorization)}"`]),
  ];
  return Buffer.from(text.replace('<html', () => `<html${attributes.join('')}`));
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
