import type { ServerResponse } from 'node:http';
import type { EventFeed } from '../control/index.ts';

/** Interval between messages on an idle connection, which keep it open, in ms. */
const PING = 15_000;

/**
 * Sends events as they happen, as server-sent events. A reader that is slower than they come is sent what is still held when it has
 * read the rest, so that nothing waits for it here.
 *
 * @param headers Further headers, names and values in turn.
 */
export function sendEvents(response: ServerResponse, feed: EventFeed, headers: readonly string[]): void {
  response.writeHead(200, [...headers, 'Content-Type', 'text/event-stream']);
  response.flushHeaders();
  const pump = (): void => {
    while (!response.destroyed && !response.writableNeedDrain) {
      const text = feed.read();
      if (text === undefined) return;
      response.write(text);
    }
  };
  const ping = setInterval(() => {
    if (!response.writableNeedDrain) response.write(':\n\n');
  }, PING).unref();
  const stop = feed.listen(pump);
  response.on('drain', pump);
  response.once('close', () => {
    clearInterval(ping);
    stop();
  });
  pump();
}
