import { sandboxAt } from 'inventory-service-api/sandbox/testing';

/** @import { ToldEvent } from 'inventory-service-api/sandbox/testing' */

/**
 * What the first organization of a sandbox holds, and what has happened in it since it was started.
 *
 * @param {string} url Such as `http://127.0.0.1:4010`.
 * @returns {Promise<{ snapshot: unknown, events: ToldEvent[] }>}
 * @throws RangeError if it is no URL; Error if no sandbox answers there, or if it no longer has all events.
 */
export async function remoteRun(url) {
  const sandbox = sandboxAt(url);
  const snapshot = await sandbox.control('GET /snapshot');
  // The stream of events does not end. A step of the clock by nothing changes nothing, and shows where now is.
  const { now } = await sandbox.control('GET /clock');
  await sandbox.control('POST /clock/advance', { minutes: 0 });
  return { snapshot, events: await eventsUntil(new URL('/sandbox/events?after=0', url).href, String(now)) };
}

/**
 * Reads events up to a step of the clock.
 *
 * @param {string} url
 * @param {string} time When the step was made, at the earliest.
 * @returns {Promise<ToldEvent[]>}
 */
async function eventsUntil(url, time) {
  const response = await fetch(url, { headers: { 'X-Sandbox-Control': '1' }, signal: AbortSignal.timeout(60_000) });
  if (!response.ok || !response.body) throw new Error(`${url} answered with ${response.status}, and not with events.`);
  const events = [];
  let rest = '';
  const texts = /** @type {unknown} */ (response.body.pipeThrough(new TextDecoderStream()));
  for await (const text of /** @type {AsyncIterable<string>} */ (texts)) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('event: gap'))
        throw new Error('Too much has happened: the first events are no longer held.');
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (data === undefined) continue;
      const event = /** @type {ToldEvent} */ (JSON.parse(data));
      if (event.kind === 'changed' && event.changes.length === 0 && (event.time ?? '') >= time) return events;
      events.push(event);
    }
  }
  throw new Error(`${url} ended before the last event.`);
}
