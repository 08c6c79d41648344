import { type Document, EVERYTHING, type Node, type Place, type Said } from './places.ts';

/** A body of JSON of an operation. */
export interface Body {
  operation: string;
  method: string;
  /** The path and query of the call, with the ids that the document gives as examples. */
  target: string;
  /** The status of the response; none of a request. */
  status?: number;
  places: Place[];
  /** Bodies of the document, and the least that the schema takes. */
  examples: unknown[];
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** The bodies of JSON of a document: those of requests, or those of responses of success. */
export function bodiesOf(document: Document, direction: 'request' | 'response'): Body[] {
  const { root, follow } = document;
  return Object.entries(root['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Node | undefined;
      if (!operation) return [];
      const call = {
        operation: operation['operationId'] as string,
        method: method.toUpperCase(),
        target: targetOf(path, [item, operation]),
      };
      const marks = [operation['x-not-documented'] ?? []].flat();
      if (direction === 'request') {
        const body = operation['requestBody'] as Node | undefined;
        const isShown = !marks.includes('request-body') || body?.['required'] === true;
        return bodyOf(call, body, isShown ? undefined : EVERYTHING);
      }
      const hasOpenKeys = marks.includes('response');
      return Object.entries(operation['responses'] as Record<string, Node>)
        .filter(([status]) => /^2\d\d$/.test(status))
        .flatMap(([status, response]) => bodyOf({ ...call, status: Number(status) }, response, undefined, hasOpenKeys));
    }),
  );

  function bodyOf(
    call: Omit<Body, 'places' | 'examples'>,
    node: Node | undefined,
    said?: Said,
    hasOpenKeys?: boolean,
  ): Body[] {
    const media = (node && (follow(node)['content'] as Record<string, Node> | undefined))?.['application/json'];
    if (!media) return [];
    const schema = media['schema'] as Node;
    const named = Object.values((media['examples'] ?? {}) as Record<string, Node>).map((one) => follow(one)['value']);
    const examples = [...('example' in media ? [media['example']] : []), ...named, document.leastOf(schema)];
    return [{ ...call, places: document.placesIn(schema, said, hasOpenKeys), examples }];
  }

  function targetOf(path: string, holders: readonly Node[]): string {
    const parameters = holders.flatMap(({ parameters: own = [] }) => (own as Node[]).map((one) => follow(one)));
    let target = path;
    const query = new URLSearchParams();
    for (const { name, in: where, required, example, schema } of parameters) {
      const value = String(example ?? (follow(schema as Node)['examples'] as unknown[] | undefined)?.[0] ?? '');
      if (where === 'path') target = target.replace(`{${String(name)}}`, value);
      else if (where === 'query' && required && name !== 'organization_id') query.set(String(name), value);
    }
    return `${target}?${query}`;
  }
}

/** Each place of all bodies once, with the first body that has it, or every place of every body. */
export function placesOf(bodies: readonly Body[], isEach: boolean): [body: Body, place: Place][] {
  const seen = new Set<string>();
  return bodies.flatMap((body) =>
    body.places.flatMap((place): [Body, Place][] => {
      const { name, isGuess, isLimitGuess, isDemandGuess, isRequired } = place;
      const key = JSON.stringify([name, isGuess, isLimitGuess, isDemandGuess, isRequired]);
      if (seen.has(key) && !isEach) return [];
      seen.add(key);
      return [[body, place]];
    }),
  );
}

/** A parameter of a query that bears a mark, and the call that has it. */
export interface Asked {
  call: string;
  name: string;
  isRequired: boolean;
  schema: Node;
}

/** The marked parameters of the queries of calls that read, each once. */
export function queryOf({ root, follow }: Document): Asked[] {
  const lists = Object.entries(root['paths'] as Record<string, Node>).filter(([path]) => !path.includes('{'));
  const all = lists.flatMap(([path, item]) => {
    const { parameters = [] } = (item['get'] ?? {}) as { parameters?: Node[] };
    const marked = parameters.map((one) => follow(one)).filter((one) => one['in'] === 'query' && 'x-inferred' in one);
    return marked.map(({ name, required, schema }) => ({
      call: path,
      name: String(name),
      isRequired: required === true,
      schema: follow(schema as Node),
    }));
  });
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
