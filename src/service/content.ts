import type { Answer } from './call.ts';
import type { EngineAnswer } from './engine.ts';
import type { Refusal } from './refusal.ts';

const UTF8 = new TextEncoder();

/** An answer of an engine as it is sent, but for what depends on the request. What is the same object is prepared once. */
export function createContents(): (answer: EngineAnswer) => Answer {
  const prepared = new WeakMap<EngineAnswer, Answer>();
  return (answer) => {
    const known = prepared.get(answer);
    if (known) return known;
    const { status, contentType, body, headers = {} } = answer;
    const bytes = typeof body === 'string' ? UTF8.encode(body) : body;
    const content = contentOf(status, { 'Content-Type': contentType, ...headers }, bytes);
    prepared.set(answer, content);
    return content;
  };
}

/** A refusal as it is sent, with the header that tells it from other answers. */
export function contentOfRefusal({ status, reason, headers, body }: Refusal, header: string): Answer {
  return contentOf(status, { ...headers, 'Content-Type': 'application/json', [header]: reason }, UTF8.encode(body));
}

function contentOf(status: number, headers: Readonly<Record<string, string>>, body: Uint8Array): Answer {
  return { status, headers: [...Object.entries(headers).flat(), 'Content-Length', String(body.length)], body };
}
