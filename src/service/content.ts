import { problemBody } from './refusal-body.ts';
import type { Answer } from './service-call.ts';
import type { EngineAnswer } from './service-engine.ts';
import type { Refusal } from './service-refusal.ts';

const UTF8 = new TextEncoder();

/** An answer of an engine as it is sent, without what depends on the request. */
export function contentOfAnswer({ status, contentType, body, headers = {} }: EngineAnswer): Answer {
  const bytes = typeof body === 'string' ? UTF8.encode(body) : body;
  return contentOf(status, { ...(contentType !== '' && { 'Content-Type': contentType }), ...headers }, bytes);
}

/**
 * A refusal as it is sent, with the header that tells it from other answers.
 *
 * @param isProblem Whether it is sent as Problem Details (RFC 9457), in place of the service's envelope.
 */
export function contentOfRefusal(refusal: Refusal, header: string, isProblem: boolean): Answer {
  const { status, reason, headers } = refusal;
  const [type, body] = isProblem
    ? ['application/problem+json', problemBody(status, refusal.body)]
    : ['application/json', refusal.body];
  return contentOf(status, { ...headers, 'Content-Type': type, [header]: reason }, UTF8.encode(JSON.stringify(body)));
}

function contentOf(status: number, headers: Readonly<Record<string, string>>, body: Uint8Array): Answer {
  return { status, headers: [...Object.entries(headers).flat(), 'Content-Length', String(body.length)], body };
}
