import type { RecordChange, ToldEvent } from '../../src/public/sandbox-testing.ts';
import { controlStream } from './control-client.ts';

/** A change of a record, with the name of the record. */
export type NamedChange = RecordChange & { name: string };

/** An event, as `GET /events` sends it. */
export interface NamedEvent extends Omit<ToldEvent, 'changes'> {
  changes: readonly NamedChange[];
}

/** Message of `GET /events`: an event, or a gap for events that are no longer available. */
export type Told = NamedEvent | { kind: 'gap'; number: string; reason: string };

/** Wait before reconnecting to the stream, in ms. */
const AGAIN = 1500;

/**
 * Reads the events of an organization as they come: first those that the sandbox still holds. A stream that ends is asked for again,
 * from where it ended.
 *
 * @param signal Ends it.
 */
export async function readEvents(
  query: Record<string, string>,
  take: (told: Told) => void,
  signal: AbortSignal,
): Promise<void> {
  let after = '0';
  while (!signal.aborted) {
    try {
      const { body } = await controlStream('GET /events', { ...query, after }, signal);
      for await (const { event, id, data } of messages(body!)) {
        after = id;
        const told = JSON.parse(data) as NamedEvent & { reason: string };
        take(event === 'gap' ? { kind: 'gap', number: id, reason: told.reason } : told);
      }
    } catch {
      // The page says elsewhere that the sandbox does not answer, or needs a token.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** The messages of a stream of server-sent events, each a block of lines such as `id: 7`. */
async function* messages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ event: string; id: string; data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const lines = block
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
      const { event, id, data } = Object.fromEntries(lines) as Partial<Record<string, string>>;
      if (event !== undefined && id !== undefined && data !== undefined) yield { event, id, data };
    }
  }
}
