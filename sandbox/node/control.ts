import type { IncomingMessage } from 'node:http';
import { type Answer, Refusal } from '../../src/service/index.ts';
import { type Handler, headOf, isSameToken, readBody, send } from '../../src/service/node/index.ts';
import { type ControlAnswer, type ControlRequest, EventFeed, refusedBy, refuseForeign } from '../control/index.ts';
import { answerConsole, type ServedPages } from './console.ts';
import { sendEvents } from './events.ts';

export interface ControlHandlerOptions extends Pick<ServedPages, 'rules' | 'authorization'> {
  control(request: ControlRequest): ControlAnswer | Promise<ControlAnswer>;
  isOpen: boolean;
  /** The value that the header of control calls must have; any by default. */
  token: string | undefined;
  /** Returns the facts about the sandbox that anyone may see. */
  health(): object;
  /** The most bytes of a body. */
  maxBody: number;
  /** A promise that an answer has to wait for. */
  flushed(): Promise<void> | undefined;
  /** Handles all other URLs. */
  next: Handler | undefined;
}

/** Nothing that is answered may be kept, shown as a page or read by other origins. */
const HEADERS = [
  ...['Cache-Control', 'no-store'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...['X-Content-Type-Options', 'nosniff'],
];

const CLOSED = new Refusal(
  403,
  'control-closed',
  'The control URLs are off, because other machines can connect to this sandbox. Start it with --control-token or --control (controlToken or control: true in code).',
);

type Address = Pick<ControlRequest, 'path' | 'query'>;

/** Makes the handler of the control URLs, in the form of Connect and Express. */
export function createControlHandler(options: ControlHandlerOptions): Handler {
  return (request, response, next) => {
    const address = readAddress(request.url!);
    if (!address) return options.next ? options.next(request, response, next) : next();
    return answer(request, address, options).then((answered) => {
      if (answered instanceof EventFeed) sendEvents(response, answered, HEADERS);
      else if (answered) send(response, answered, request);
    });
  };
}

/** Reads the address of a control URL, as it was sent: no `..` in it leads elsewhere. Undefined if it is another URL. */
function readAddress(url: string): Address | undefined {
  const [, path, query] = /^\/sandbox((?:\/[^?#]*)?)(?:\?([^#]*))?(?:#|$)/.exec(url) ?? [];
  return path === undefined ? undefined : { path, query: new URLSearchParams(query) };
}

/** @returns The answer, or undefined if the client has disconnected. */
async function answer(
  request: IncomingMessage,
  address: Address,
  options: ControlHandlerOptions,
): Promise<Answer | EventFeed | undefined> {
  if (address.path === '/health') return healthOf(request, options);
  if (!options.isOpen) return contentOf(refusedBy(CLOSED));
  const { rules, authorization, next } = options;
  const pages = { rules, authorization, hasOthers: next !== undefined };
  const file = await answerConsole(request.method!, address.path, pages);
  if (file) return file;
  const { token } = options;
  const refusal = refuseForeign(
    headOf(request),
    token === undefined ? undefined : (value) => isSameToken(value, token),
  );
  if (refusal) return contentOf(refusedBy(refusal));
  const body = await new Promise<Buffer | Refusal | undefined>((resolve) => {
    readBody(request, options.maxBody, resolve);
  });
  if (!body) return undefined;
  if (body instanceof Refusal) return contentOf(refusedBy(body));
  const answered = await options.control({
    method: request.method!,
    ...address,
    body: body.toString('utf8'),
    lastEventId: request.headers['last-event-id'] as string | undefined,
    origin: `http://${request.headers.host ?? 'localhost'}`,
  });
  try {
    await options.flushed();
  } catch (error) {
    return contentOf(refusedBy(error));
  }
  return answered.body instanceof EventFeed ? answered.body : contentOf(answered);
}

function healthOf({ method }: IncomingMessage, { health }: ControlHandlerOptions): Answer {
  if (method === 'GET' || method === 'HEAD') {
    const answer = contentOf({ status: 200, body: health() });
    return method === 'HEAD' ? { ...answer, body: undefined } : answer;
  }
  return contentOf(
    refusedBy(
      new Refusal(405, 'wrong-method', `This URL does not support ${method}. Use GET or HEAD.`, { Allow: 'GET, HEAD' }),
    ),
  );
}

function contentOf({ status, headers = {}, body }: ControlAnswer): Answer {
  const [type, text] =
    typeof body === 'string' ? ['text/plain; charset=utf-8', body] : ['application/json', JSON.stringify(body)];
  const bytes = Buffer.from(text);
  const responseHeaders = [
    'Content-Type',
    type,
    ...Object.entries(headers).flat(),
    'Content-Length',
    String(bytes.length),
  ];
  const allHeaders = [...HEADERS, ...responseHeaders];
  return { status, headers: allHeaders, body: bytes };
}
