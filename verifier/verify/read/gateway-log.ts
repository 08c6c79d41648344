import { isNode, type Node, suggestion } from '../../../src/contract/index.ts';
import { type Exchange, headerOf } from '../recorded-exchange.ts';

/** Mapping of the lines of a gateway's JSON log to exchanges. */
export interface LogMapping {
  /**
   * Reads a line.
   *
   * @throws MappingError if a path selects several values in it.
   */
  read(line: unknown): Exchange | undefined;
  /** The paths that no line had, each after what it is for: `request.body ($.request.body)`. None if there was no line. */
  unmatched(): string[];
}

/** A mapping that can't be used. The message, which its file is named before, says what is wrong. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
}

/** Possible parts of a mapping. The marked ones are required. */
const PARTS = {
  '': { at: false, request: true, response: true },
  'request.': { method: true, url: true, headers: false, body: false },
  'response.': { status: true, headers: false, body: false },
} as const;

/** Takes a value from a line; undefined if it is not there. */
type Select = (line: unknown) => unknown;

/**
 * Reads a mapping: of the parts of an exchange, where they are in a line, as JSONPaths of RFC 9535. Headers are one path, or one
 * for each name.
 *
 * @throws MappingError if it has another part, lacks one, or what it has is no JSONPath.
 */
export async function readMapping(value: unknown): Promise<LogMapping> {
  // Loaded when it is needed: most users of the command line never do.
  const [{ query }, { default: parse }] = await Promise.all([
    import('jsonpath-rfc9535'),
    import('jsonpath-rfc9535/parser'),
  ]);
  const unmatched = new Map<string, string>();
  let hasLines = false;
  const mapping = partsOf(value, '');
  const request = partsOf(mapping['request'], 'request.');
  const response = partsOf(mapping['response'], 'response.');

  function selectOf(path: unknown, part: string): Select {
    if (path === undefined) return () => undefined;
    if (typeof path !== 'string') throw new MappingError(`has no JSONPath at ${part}.`);
    const select = compile(path, part);
    unmatched.set(part, path);
    return (line) => {
      const value = select(line);
      if (value !== undefined) unmatched.delete(part);
      return value;
    };
  }

  /** A path of names alone is followed without the library, which would parse it again for each line. */
  function compile(path: string, part: string): Select {
    let names: string[] | undefined;
    try {
      names = namesOf(parse(path).segments);
    } catch (error) {
      throw new MappingError(`has no JSONPath at ${part}: ${path} (${(error as Error).message.replace(/\.$/, '')}).`);
    }
    if (names) return (line) => names.reduce<unknown>((holder, name) => fieldOf(holder, name), line);
    return (line) => {
      const [value, ...more] = query(line as never, path);
      if (more.length > 0)
        throw new MappingError(`has a path that selects ${more.length + 1} values at ${part}: ${path}.`);
      return value;
    };
  }

  function headersOf(paths: unknown, part: string): Select {
    if (!isNode(paths)) return selectOf(paths, part);
    const selectors = Object.entries(paths).map(([name, path]) => [name, selectOf(path, `${part}.${name}`)] as const);
    return (line) => Object.fromEntries(selectors.map(([name, select]) => [name, select(line)]));
  }

  const at = selectOf(mapping['at'], 'at');
  const method = selectOf(request['method'], 'request.method');
  const url = selectOf(request['url'], 'request.url');
  const status = selectOf(response['status'], 'response.status');
  const [sentHeaders, headers] = [
    headersOf(request['headers'], 'request.headers'),
    headersOf(response['headers'], 'response.headers'),
  ];
  const [sent, body] = [selectOf(request['body'], 'request.body'), selectOf(response['body'], 'response.body')];

  return {
    read(line) {
      hasLines = true;
      const [called, target, answered] = [method(line), url(line), Number(status(line) ?? Number.NaN)];
      if (typeof called !== 'string' || typeof target !== 'string' || !Number.isInteger(answered)) return undefined;
      return {
        at: timeOf(at(line)),
        request: { method: called, url: target, ...messageOf(sentHeaders(line), sent(line)) },
        response: { status: answered, ...messageOf(headers(line), body(line)) },
      };
    },
    unmatched: () => (hasLines ? [...unmatched].map(([part, path]) => `${part} (${path})`) : []),
  };
}

/** A part of a mapping that has parts of its own. */
function partsOf(value: unknown, at: keyof typeof PARTS): Node {
  if (!isNode(value)) throw new MappingError(at === '' ? 'is not a mapping.' : `has no ${at.slice(0, -1)}.`);
  const parts: Readonly<Record<string, boolean>> = PARTS[at];
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new MappingError(
      `has ${at}${unknown}, which is not part of a mapping.${suggestion(unknown, Object.keys(parts))}`,
    );
  const missing = Object.keys(parts).find((name) => parts[name] && value[name] === undefined);
  if (missing !== undefined) throw new MappingError(`has no ${at}${missing}.`);
  return value;
}

interface PathSegment {
  type: string;
  node: { type: string; value?: unknown; selectors?: { type: string; value?: unknown }[] };
}

/** The names that lead to what a path selects; undefined if it has anything else. */
function namesOf(segments: readonly PathSegment[]): string[] | undefined {
  const names = segments.map(({ type, node }) => {
    const [selector, ...more] = node.selectors ?? [node];
    const isName = type === 'ChildSegment' && more.length === 0 && /Name/.test(selector?.type ?? '');
    return isName ? String(selector!.value) : undefined;
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}

function fieldOf(holder: unknown, name: string): unknown {
  return isNode(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** Seconds since 1970 have fewer digits than this, milliseconds have as many. */
const MILLISECONDS = 1e11;

/** A time: as text in ISO 8601, or as seconds or milliseconds since 1970. */
function timeOf(value: unknown): string | undefined {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'string') return number;
  if (typeof number !== 'number') return undefined;
  const date = new Date(number < MILLISECONDS ? number * 1000 : number);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Headers and body. Gateways write an empty text for a body that they have not read, so it counts as not recorded. */
function messageOf(headers: unknown, body: unknown): Pick<Exchange['request'], 'headers' | 'body' | 'isUndecodable'> {
  const entries = isNode(headers) ? Object.entries(headers) : [];
  const read = Object.fromEntries(entries.flatMap(([name, value]) => headerIn(name, value)));
  const text = typeof body === 'object' && body !== null ? JSON.stringify(body) : body;
  if (typeof text !== 'string' || text === '') return { headers: read };
  // What was compressed is no text, and a log has it mangled.
  const encoding = headerOf({ headers: read }, 'content-encoding') ?? 'identity';
  return encoding === 'identity' ? { headers: read, body: text } : { headers: read, isUndecodable: true };
}

function headerIn(name: string, value: unknown): [string, string][] {
  const values = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  return values.length === 0 || values[0] === '' ? [] : [[name.toLowerCase(), values.join(', ')]];
}
