import { isNode, type Node } from '../../contract/walk.ts';
import type { Model } from '../contract/model.ts';
import { addSources, type Evidence, type Source } from '../evidence/evidence.ts';
import type { Facts } from '../evidence/facts.ts';
import type { Exchange } from '../exchange.ts';
import { readFacts } from './evidence.ts';
import { createGathering, type Gathering } from './gathering.ts';

/** The first line of a recording. A file may hold several recordings, one after the other. */
export interface Head {
  /** Id of the recording. */
  recording: string;
  format: 1;
  account: string;
}

/** What a line says of an exchange: what was seen, without values. */
export interface Sighting {
  dataCenter?: string;
  skipped?: string;
  seen?: Facts;
}

/** Something that is not a recording. The message says why. */
export class UnreadableRecordingError extends Error {
  override readonly name = 'UnreadableRecordingError';
}

/** Reads recordings line by line. */
export interface RecordingReader {
  /** @throws UnreadableRecordingError if it is not a line of a recording. */
  line(text: string): void;
  evidence(): Evidence;
}

/**
 * Creates a reader of one file.
 *
 * @param unnamed What the account is called of a recording that does not name it.
 * @param onExchange Called with each exchange whose values were recorded.
 */
export function createRecordingReader(
  model: Model,
  unnamed = '',
  onExchange: (exchange: Exchange) => void = () => undefined,
): RecordingReader {
  const sources: Record<string, Source> = {};
  let id: string | undefined;
  let gathering: Gathering | undefined;

  function end(): void {
    if (id === undefined || !gathering) return;
    const own = gathering.source();
    const known = Object.hasOwn(sources, id) ? sources[id] : undefined;
    sources[id] = known ? addSources(known, own) : own;
    gathering = undefined;
  }

  return {
    line(text) {
      const value = parse(text);
      if (typeof value['recording'] === 'string') {
        end();
        const { recording, account = '', format } = value;
        if (format !== 1) throw new UnreadableRecordingError(`has the format ${JSON.stringify(format)}, not 1`);
        id = recording;
        gathering = createGathering(model, String(account) || unnamed);
      } else if (!gathering) throw new UnreadableRecordingError('does not begin a recording');
      else if (value['exchange'] !== undefined) {
        const exchange = readExchange(value['exchange']);
        gathering.take(exchange);
        onExchange(exchange);
      } else gathering.add(readSighting(value));
    },
    evidence() {
      end();
      return { format: 1, sources };
    },
  };
}

function readExchange(value: unknown): Exchange {
  const { request, response } = isNode(value) ? value : {};
  const isExchange =
    isNode(request) &&
    isNode(response) &&
    typeof request['method'] === 'string' &&
    typeof request['url'] === 'string' &&
    typeof response['status'] === 'number';
  if (!isExchange) throw new UnreadableRecordingError('holds no exchange');
  return value as unknown as Exchange;
}

function readSighting({ dataCenter, skipped, seen }: Node): Sighting {
  return {
    ...(typeof dataCenter === 'string' && { dataCenter }),
    ...(typeof skipped === 'string' && { skipped }),
    ...(seen !== undefined && { seen: readFacts(seen) }),
  };
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableRecordingError('is not JSON');
  }
  if (!isNode(value)) throw new UnreadableRecordingError('is not an object');
  return value;
}
