import { Collection, type Item, type ItemGroup, Property } from 'postman-collection';
import { expect, it } from 'vitest';
import { formatPostman } from '../../src/collection/format/postman.ts';
import { readCollection } from '../../src/collection/read-workflows.ts';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';

const TOKENS = { demo: {}, 'read-contacts': { scopes: ['ServiceAPI.contacts.READ'] } };
/** The collection, before it is written. */
export const made = await readCollection();
/** The collection as Postman reads it. */
export const text = formatPostman(made);
export const collection = new Collection(JSON.parse(text));
export const folders = collection.items.all() as ItemGroup<Item>[];
export const requestsOf = (folder: ItemGroup<Item>) => folder.items.all() as Item[];

/** Sends a request as Postman does. */
export function answerTo(item: Item, variables: Map<string, unknown>): Promise<Response> {
  // It knows `$timestamp`, also within the value of another variable. It takes plain objects, which its types do not say.
  const fill = (value: string): string =>
    Property.replaceSubstitutions(value, [Object.fromEntries(variables)] as never);
  const { method, url, headers, body } = item.request;
  return fetch(fill(url.toString()), {
    method,
    headers: headers.map(({ key, value }) => [key, fill(value)] as [string, string], {}),
    ...(body && { body: fill(body.raw!) }),
  });
}

/** Sends a request as Postman does, and runs its script. */
async function send(item: Item, variables: Map<string, unknown>): Promise<string[]> {
  const response = await answerTo(item, variables);
  const answer: unknown = await response.json();
  const failures: string[] = [];
  const pm = {
    test: (name: string, check: () => boolean) => void (check() || failures.push(`${item.name} ${name}`)),
    response: { json: () => answer, to: { have: { status: (status: number) => response.status === status } } },
    collectionVariables: { set: (name: string, value: unknown) => variables.set(name, value) },
  };
  for (const { script } of item.events.all()) new Function('pm', script.toSource()!.toString())(pm);
  return failures;
}

/** Variables with which requests go to a sandbox. */
export function variablesFor({ baseUrl, url }: SandboxServer): Map<string, unknown> {
  return new Map<string, unknown>([
    ...collection.variables.map(({ key, value }) => [key!, value] as const, {}),
    ['base_url', baseUrl],
    ['control_url', `${url}/sandbox`],
    ['token', 'demo'],
    ['read_token', 'read-contacts'],
  ]);
}

/** Waits until `$timestamp`, which is rounded, is another one. */
export const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1001));

/** Runs workflows as Postman does, twice. */
export function testWorkflows(names: readonly string[]): void {
  it.each(names)(
    '%s runs to its end, each request as the one before left it, and again on the sandbox that it has used',
    async (name) => {
      const server = await startSandbox({ port: 0, tokens: TOKENS });
      const workflows = folders.at(-1)!.items.all() as unknown as ItemGroup<Item>[];
      const failures: string[] = [];
      for (let run = 0; run < 2; run += 1) {
        if (run > 0) await nextSecond();
        const variables = variablesFor(server);
        for (const item of requestsOf(workflows.find((folder) => folder.name === name)!))
          failures.push(...(await send(item, variables)));
      }
      await server.close();
      expect(failures).toEqual([]);
    },
  );
}
