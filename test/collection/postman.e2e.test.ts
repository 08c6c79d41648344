import { Collection, type Item, type ItemGroup, Property } from 'postman-collection';
import { expect, it } from 'vitest';
import { formatPostman } from '../../src/collection/format/postman.ts';
import { readCollection } from '../../src/collection/read-workflows.ts';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { operations } from '../support/document.ts';
import { expectAcceptedTwice, type Outcomes, startForSamples } from '../support/samples-twice.ts';

const TOKENS = { demo: {}, 'read-contacts': { scopes: ['ServiceAPI.contacts.READ'] } };
const made = await readCollection();
const text = formatPostman(made);
const collection = new Collection(JSON.parse(text));
const folders = collection.items.all() as ItemGroup<Item>[];
const requestsOf = (folder: ItemGroup<Item>) => folder.items.all() as Item[];

it('has a folder for each resource and for each workflow, with all their requests', () => {
  const workflows = folders.at(-1)!.items.all() as unknown as ItemGroup<Item>[];
  const read = [...folders.slice(0, -1), ...workflows].map((folder) => ({
    name: folder.name,
    requests: requestsOf(folder).map(({ name }) => name),
  }));
  expect(read).toEqual(
    [...made.resources, ...made.workflows].map(({ name, requests }) => ({
      name,
      requests: requests.map((request) => request.name),
    })),
  );
});

it('has no value for the access token', () => {
  expect(collection.variables.has('organization_id')).toBe(true);
  expect(collection.variables.has('token')).toBe(false);
  expect(text).not.toContain('Service-oauthtoken demo');
});

it('has parameters of the path as variables of the URL, and optional ones of the query switched off', () => {
  const [list, , get] = requestsOf(folders.find(({ name }) => name === 'Taxes')!);
  const url = (item: Item) => item.request.url.toString();
  expect(url(get!)).toBe('{{base_url}}/settings/taxes/4815162342481511001?organization_id={{organization_id}}');
  expect(url(list!)).toBe('{{base_url}}/settings/taxes?organization_id={{organization_id}}');
  expect(list!.request.url.query.map(({ key, disabled }) => [key, disabled ?? false], {})).toEqual([
    ['organization_id', false],
    ['page', true],
    ['per_page', true],
  ]);
});

it('names the file of an upload', () => {
  const folder = folders.find(({ name }) => name === 'Composite items')!;
  const upload = requestsOf(folder).find(({ request }) => request.body?.mode === 'formdata')!;
  expect(upload.request.body!.formdata!.map((field) => field.toJSON(), {})).toEqual([
    { key: 'image', type: 'file', src: 'picture.png' },
  ]);
});

/** Sends a request as Postman does. */
function answerTo(item: Item, variables: Map<string, unknown>): Promise<Response> {
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
function variablesFor({ baseUrl, url }: SandboxServer): Map<string, unknown> {
  return new Map<string, unknown>([
    ...collection.variables.map(({ key, value }) => [key!, value] as const, {}),
    ['base_url', baseUrl],
    ['control_url', `${url}/sandbox`],
    ['token', 'demo'],
    ['read_token', 'read-contacts'],
  ]);
}

/** Waits until `$timestamp`, which is rounded, is another one. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1001));

it.each(made.workflows.map(({ name }) => name))(
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

it('has samples that a sandbox accepts, and again', async () => {
  const server = await startForSamples();
  const items = folders.slice(0, -1).flatMap(requestsOf);
  expect(items).toHaveLength(operations.length);
  const runAll = async (): Promise<Outcomes> => {
    const outcomes: Record<string, string> = {};
    for (const [index, operation] of operations.entries()) {
      const item = items.find(({ name }) => name === operation.summary)!;
      const variables = variablesFor(server).set('organization_id', String(index + 1));
      const isSent = item.request.body?.mode !== 'formdata';
      const status = isSent ? (await answerTo(item, variables)).status : 200;
      outcomes[operation.id] = status < 300 ? 'ok' : String(status);
    }
    return outcomes;
  };
  const first = await runAll();
  await nextSecond();
  expectAcceptedTwice(first, await runAll());
  await server.close();
});
