import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { manifestFields, publisherFile, readPublisher } from '../../scripts/package/publisher.ts';
import { serverJson } from '../../scripts/package/server-json.ts';

const PUBLISHER = {
  author: 'Example Ltd',
  repository: 'https://github.com/example/inventory',
  homepage: 'https://example.github.io/inventory/',
  bugs: 'https://github.com/example/inventory/issues',
  security: 'mailto:security@example.com',
  mcpName: 'io.github.example/inventory-service-api',
};

/** Reads a file that says this. */
function read(content: object): ReturnType<typeof readPublisher> {
  const folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(publisherFile(folder), JSON.stringify(content));
  return readPublisher(publisherFile(folder));
}

it('says in package.json who publishes', () => {
  expect(read({ $schema: './any.json', ...PUBLISHER })).toMatchObject({ publisher: PUBLISHER });
  expect(manifestFields(PUBLISHER)).toEqual({
    author: 'Example Ltd',
    repository: { type: 'git', url: 'git+https://github.com/example/inventory.git' },
    homepage: 'https://example.github.io/inventory/',
    bugs: { url: 'https://github.com/example/inventory/issues' },
    security: 'mailto:security@example.com',
    mcpName: 'io.github.example/inventory-service-api',
  });
});

it.each([
  ['author', undefined, 'author is missing. Put there: The name of the person'],
  ['author', '<name>', 'author is "<name>", a placeholder. Put there: The name of the person'],
  ['author', 7, 'author is 7. Put there: The name of the person'],
  ['repository', 'https://<host>/a/b', 'repository is "https://<host>/a/b", a placeholder. Put there: The address of'],
  ['repository', 'https://github.com/a/b.git', 'repository is "https://github.com/a/b.git". Put there: The address'],
  ['repository', 'git@github.com:a/b', 'repository is "git@github.com:a/b". Put there: The address'],
  [
    'homepage',
    'http://example.com/',
    'homepage is "http://example.com/". Put there: The address at which the reference',
  ],
  ['bugs', 'https://example.com', 'bugs is "https://example.com". Put there: The address at which users report bugs'],
  ['security', 'security@example.com', 'security is "security@example.com". Put there: The address at which users'],
  ['mcpName', 'io.github.<owner>/inventory', 'mcpName is "io.github.<owner>/inventory", a placeholder. Put there: The'],
  ['mcpName', 'inventory', 'mcpName is "inventory". Put there: The name in the MCP registry'],
  ['owner', 'me', 'owner is not one of its fields.'],
])('says what is wrong: %s %j', (field, value, problem) => {
  expect(read({ ...PUBLISHER, [field]: value })).toEqual({ problems: [expect.stringContaining(problem) as string] });
});

it('describes the server for the MCP registry', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const server = serverJson({ name: 'inventory-service-api', version }, PUBLISHER) as {
    description: string;
    packages: { environmentVariables: { name: string }[] }[];
  };
  expect(server).toMatchObject({
    name: PUBLISHER.mcpName,
    version,
    repository: { url: PUBLISHER.repository, source: 'github' },
    packages: [{ registryType: 'npm', identifier: 'inventory-service-api', version, transport: { type: 'stdio' } }],
  });
  // The registry takes no more.
  expect(server.description.length).toBeLessThanOrEqual(100);
  const variables = server.packages[0]!.environmentVariables.map(({ name }) => name);
  expect(variables).toEqual(['INVENTORY_BASE_URL', 'INVENTORY_ACCESS_TOKEN', 'INVENTORY_ORGANIZATION_ID']);
});

it('says that it is not an object', () => {
  expect(read([])).toEqual({ problems: ['It must be object.'] });
});

it('is what publisher.json of the project is for: each field has a value or a placeholder that says so', () => {
  const own = readPublisher(publisherFile('.'));
  const problems = 'problems' in own ? own.problems : [];
  expect(problems.filter((problem) => !problem.includes(', a placeholder. Put there: '))).toEqual([]);
});
