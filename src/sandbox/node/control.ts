import type { IncomingMessage } from 'node:http';
import { type Answer, Refusal } from '../../service/index.ts';
import { type Handler, readBody, send } from '../../service/node/index.ts';
import { type ControlAnswer, type ControlRequest, refusedBy, refuseForeign } from '../control/index.ts';
import { answerConsole } from './console.ts';

/** How control calls are handled. */
export interface ControlHandlerOptions {
  control(request: ControlRequest): ControlAnswer | Promise<ControlAnswer>;
  /** Whether control calls are answered at all. */
  isOpen: boolean;
  /** The most bytes of a body. */
  maxBody: number;
  /** A promise that an answer has to wait for. */
  settled(): Promise<void> | undefined;
  /** Handles all other URLs. */
  next: Handler | undefined;
}

/** Nothing that is answered may be kept, shown as a page or read by other origins. */
const HEADERS = [
  ...['Content-Type', 'application/json'],
  ...['Cache-Control', 'no-store'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...['X-Content-Type-Options', 'nosniff'],
];

const CLOSED = new Refusal(
  403,
  'control-closed',
  'Control URLs do not answer, since the sandbox listens beyond this machine. Start it with --control, in code control: true.',
);

/** What is called: the path below `/sandbox`, and the query. */
type Address = Pick<ControlRequest, 'path' | 'query'>;

/** Makes the handler of the control URLs, in the form of Connect and Express. */
export function createControlHandler(options: ControlHandlerOptions): Handler {
  return (request, response, next) => {
    const address = readAddress(request.url!);
    if (!address) return options.next ? options.next(request, response, next) : next();
    return answer(request, address, options).then((answered) => {
      if (answered) send(response, answered, request);
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
): Promise<Answer | undefined> {
  if (!options.isOpen) return contentOf(refusedBy(CLOSED));
  const file = await answerConsole(request.method!, address.path);
  if (file) return file;
  const refusal = refuseForeign(headOf(request));
  if (refusal) return contentOf(refusedBy(refusal));
  const body = await new Promise<Buffer | Refusal | undefined>((resolve) => {
    readBody(request, options.maxBody, resolve);
  });
  if (!body) return undefined;
  if (body instanceof Refusal) return contentOf(refusedBy(body));
  const answered = await options.control({ method: request.method!, ...address, body: body.toString('utf8') });
  try {
    await options.settled();
  } catch (error) {
    return contentOf(refusedBy(error));
  }
  return contentOf(answered);
}

function headOf({ method, headers }: IncomingMessage): Parameters<typeof refuseForeign>[0] {
  return { method: method!, header: (name) => headers[name] as string | undefined };
}

function contentOf({ status, headers = {}, body }: ControlAnswer): Answer {
  const bytes = Buffer.from(JSON.stringify(body));
  const all = [...HEADERS, ...Object.entries(headers).flat(), 'Content-Length', String(bytes.length)];
  return { status, headers: all, body: bytes };
}
