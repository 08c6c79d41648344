import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Handles a request, or passes it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A year, for files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The page of a folder that is sent for an address that it does not have. */
const NOT_FOUND = '404.html';

/**
 * Serves the files of a folder, compressed where a file has a compressed form next to it.
 * A reader who asks for a page that does not exist gets 404.html, if the folder has it; all else is passed on.
 * Files are revalidated on every request, except those in `assets/`, which have a hash in their names and are kept.
 *
 * @param folder The folder to serve.
 * @param isLive Whether files may change while they are served. It costs a look at the disk for every request.
 */
export function serveFiles(folder: string, { isLive = false } = {}): Handler {
  const files = sirv(folder, {
    dev: isLive,
    etag: true,
    gzip: true,
    setHeaders: (response, address) =>
      response.setHeader('Cache-Control', address.startsWith('/assets/') ? FOR_EVER : 'no-cache'),
  });
  return (request, response, next) =>
    files(request, response, () => {
      const page = path.join(folder, NOT_FOUND);
      if (!isForReader(request) || !existsSync(page)) return next();
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(page));
    });
}

/** Checks whether a browser asks for a page whose URL was typed or followed. */
function isForReader({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
