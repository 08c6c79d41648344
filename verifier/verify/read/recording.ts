import { isNode, type Node } from '../../../src/contract/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, NO_EVIDENCE } from '../evidence/evidence.ts';
import type { Exchange } from '../recorded-exchange.ts';
import { readFacts } from './evidence.ts';
import { createGathering, type Gathering, type Observation } from './gathering.ts';

/** The first line of a recording. A file may hold several recordings, one after the other. */
export interface Head {
  /** Id of the recording. */
  recording: string;
  format: 1;
  account: string;
}

/** Something that is not a recording. The message says why. */
export class UnreadableRecordingError extends Error {
  override readonly name = 'UnreadableRecordingError';
}

/** Reads recordings line by line. */
export interface RecordingReader {
  /**
   * Reads a line.
   *
   * @returns What the recording before has shown, if the line begins another one.
   * @param tell Called with the exchange whose values the line holds, at once or at the end of its recording.
   * @throws UnreadableRecordingError if it is not a line of a recording.
   */
  line(text: string, tell?: (exchange: Exchange) => void): Evidence | undefined;
  evidence(): Evidence;
}

/**
 * Creates a reader of one file.
 *
 * @param unnamed What the account is called of a recording that does not name it.
 * @param basePaths Paths at which the service is, in addition to that of the contract.
 */
export function createRecordingReader(model: Model, unnamed = '', basePaths: readonly string[] = []): RecordingReader {
  let id = '';
  let gathering: Gathering | undefined;

  return {
    line(text, tell) {
      const value = parse(text);
      if (typeof value['recording'] === 'string') {
        const before = gathering?.evidence(id);
        const { recording, account = '', format } = value;
        if (format !== 1) throw new UnreadableRecordingError(`has the format ${JSON.stringify(format)}, not 1`);
        id = recording;
        gathering = createGathering(model, { account: String(account) || unnamed, basePaths });
        return before;
      }
      if (!gathering) throw new UnreadableRecordingError('is not the first line of a recording');
      else if (value['exchange'] !== undefined) gathering.take(readExchange(value['exchange']), tell);
      else gathering.add(readObservation(value));
      return undefined;
    },
    evidence: () => gathering?.evidence(id) ?? NO_EVIDENCE,
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
  if (!isExchange) throw new UnreadableRecordingError('contains no exchange');
  return value as unknown as Exchange;
}

function readObservation({ dataCenter, skipped, servedAt, isNamed, seen }: Node): Observation {
  const facts = seen === undefined ? {} : readFacts(seen);
  const isSeen = Object.values(facts).some((statuses) =>
    Object.values(statuses).some(({ exchanges }) => exchanges > 0),
  );
  if (!isSeen && typeof skipped !== 'string') throw new UnreadableRecordingError('contains no exchange');
  return {
    ...(typeof dataCenter === 'string' && { dataCenter }),
    ...(typeof skipped === 'string' && { skipped }),
    ...(typeof servedAt === 'string' && { servedAt, isNamed: isNamed === true }),
    ...(isSeen && { seen: facts }),
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
