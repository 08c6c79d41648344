import type { Flow } from './service-flows.ts';

/** What a service answered to a call of a flow. */
interface Answered {
  call: string;
  status: number;
  body: unknown;
}

interface Service {
  baseUrl: string;
  organizationId: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Runs a flow in an organization of a service. Returns what it answered, call by call. */
export async function answersTo({ run }: Flow, { baseUrl, organizationId, fetch }: Service): Promise<Answered[]> {
  const answers: Answered[] = [];
  await run(async (method, path, body) => {
    const url = new URL(baseUrl + path);
    url.searchParams.set('organization_id', organizationId);
    const headers = { authorization: 'Service-oauthtoken demo', 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url.href, { method, headers, ...sent });
    const answer = (await response.json()) as Record<string, unknown>;
    answers.push({
      call: `${answers.length + 1} ${method} ${path.replaceAll(/\d{9,}/g, '*')}`,
      status: response.status,
      body: response.ok ? { ...answer, message: undefined } : undefined,
    });
    // Of what is refused there is no id: later calls name a record that does not exist.
    return (name) => fieldIn(answer, name) ?? '9';
  });
  return answers;
}

/** The first field of a name in a value, the nearest to its top. */
function fieldIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string') return own;
  return Object.values(value)
    .map((field) => fieldIn(field, name))
    .find((found) => found !== undefined);
}

/**
 * Where the answers of a service differ from those of the sandbox, by what the sandbox shows: fields that it does not know say
 * nothing, a number is the same as a text, and ids may be others as long as they name the same.
 */
export function differencesOf(service: readonly Answered[], sandbox: readonly Answered[]): string[] {
  const ids = new Map<string, string>();
  const named = new Set<string>();
  const isSameId = (theirs: string, ours: string): boolean => {
    if (!ids.has(ours) && !named.has(theirs)) {
      ids.set(ours, theirs);
      named.add(theirs);
    }
    return ids.get(ours) === theirs;
  };
  const compare = (theirs: unknown, ours: unknown, at: string): string[] => {
    if (typeof ours === 'object' && ours !== null && typeof theirs === 'object' && theirs !== null) {
      const length = Array.isArray(ours) && Array.isArray(theirs) && ours.length !== theirs.length;
      if (length)
        return [`${at}: ${(theirs as unknown[]).length} entries; in the sandbox ${(ours as unknown[]).length}`];
      return Object.entries(ours).flatMap(([name, value]) =>
        compare((theirs as Record<string, unknown>)[name], value, `${at}/${name}`),
      );
    }
    const [text, other] = [String(theirs), String(ours)];
    const areIds = /^\d{15,}$/.test(text) && /^\d{15,}$/.test(other);
    const isSame = areIds ? isSameId(text, other) : text === other;
    return isSame ? [] : [`${at}: ${text}; in the sandbox ${other}`];
  };
  return sandbox.flatMap(({ call, status, body }, index) => {
    const theirs = service[index];
    if (theirs?.call !== call) return [`${call}: it was not made; the service had ${theirs?.call}`];
    if (theirs.status !== status) return [`${call}: status ${theirs.status}; in the sandbox ${status}`];
    return compare(theirs.body, body, call);
  });
}
