import type { Explanation } from '../engine/index.ts';
import { EXPLAIN_HEADER } from './answer-call.ts';

/** An answer, and why it is as it is. */
export interface Explained {
  /** The answer, as `fetch` gives it. */
  response: Response;
  /** Why, in the order of its fields; nothing for a file, and where no rule gave a value or refused. */
  explanations: readonly Explanation[];
}

/** Asks why, and takes the reasons out of the answer. */
export async function explained(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Explained> {
  const asking = new Request(request);
  asking.headers.set(EXPLAIN_HEADER, '1');
  const answer = await fetch(asking);
  const isJson = answer.headers.get('content-type') === 'application/json';
  if (!isJson || request.method === 'HEAD') return { response: answer, explanations: [] };
  const { explain = [], ...body } = (await answer.json()) as { explain?: Explanation[] };
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(bytes.length));
  return { response: new Response(bytes, { status: answer.status, headers }), explanations: explain };
}
