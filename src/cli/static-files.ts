import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Handles a request, or passes it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A year, for files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a folder, compressed where a file has a compressed form next to it.
 * Files are revalidated on every request, except those in `assets/`, which have a hash in their names and are kept.
 *
 * @param folder The folder to serve.
 * @param isLive Whether files may change while they are served. It costs a look at the disk for every request.
 */
export function serveFiles(folder: string, { isLive = false } = {}): Handler {
  return sirv(folder, {
    dev: isLive,
    etag: true,
    gzip: true,
    setHeaders: (response, address) =>
      response.setHeader('Cache-Control', address.startsWith('/assets/') ? FOR_EVER : 'no-cache'),
  });
}
