import type { Answer } from './service-call.ts';
import type { EngineAnswer } from './service-engine.ts';
import type { Refusal } from './service-refusal.ts';

const UTF8 = new TextEncoder();

/** An answer of an engine as it is sent, without what depends on the request. */
export function contentOfAnswer({ status, contentType, body, headers = {} }: EngineAnswer): Answer {
  const bytes = typeof body === 'string' ? UTF8.encode(body) : body;
  return contentOf(status, { ...(contentType !== '' && { 'Content-Type': contentType }), ...headers }, bytes);
}

/** The content of a refusal. */
export type WrittenRefusal = Pick<EngineAnswer, 'body' | 'contentType' | 'headers'>;

/** Writes a refusal of a call, by the operation that it belongs to if that is known. */
export type WriteRefusal = (refusal: Refusal, operationId?: string) => WrittenRefusal;

/**
 * A refusal as it is sent, with the header that tells it from other answers.
 *
 * @param written Its content; the envelope of the contract by default.
 */
export function contentOfRefusal(refusal: Refusal, header: string, written = enveloped(refusal)): Answer {
  const { status, reason } = refusal;
  return contentOfAnswer({ status, ...written, headers: { ...written.headers, ...refusal.headers, [header]: reason } });
}

function enveloped({ body }: Refusal): WrittenRefusal {
  return { contentType: 'application/json', body: JSON.stringify(body) };
}

function contentOf(status: number, headers: Readonly<Record<string, string>>, body: Uint8Array): Answer {
  return { status, headers: [...Object.entries(headers).flat(), 'Content-Length', String(body.length)], body };
}
