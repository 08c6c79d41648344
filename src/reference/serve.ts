import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Handles a request, or passes it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A year, for files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a built reference, compressed where the files have a compressed form beside them.
 * Pages are revalidated on every request; the shared files have a hash in their names and are kept.
 *
 * @param folder The folder that the reference was written to.
 * @param isLive Whether files may change while they are served. It costs a look at the disk for every request.
 */
export function serveReference(folder: string, { isLive = false } = {}): Handler {
  return sirv(folder, {
    dev: isLive,
    etag: true,
    gzip: true,
    setHeaders: (response, address) =>
      response.setHeader('Cache-Control', address.startsWith('/assets/') ? FOR_EVER : 'no-cache'),
  });
}
