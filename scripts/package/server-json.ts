import { ORGANIZATION_VARIABLE, TOKEN_VARIABLE, VARIABLES } from '../../src/cli/index.ts';
import type { Publisher } from './publisher.ts';

/**
 * Returns the entry for the MCP registry: how to start the tools for agents from the published package. The registry compares
 * `name` with `mcpName` in the package's package.json.
 */
export function serverJson(manifest: { name: string; version: string }, publisher: Publisher): object {
  const { name: identifier, version } = manifest;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: publisher.mcpName,
    title: 'Inventory Service API',
    description: 'Search, describe and call the Inventory Service API, in a local sandbox or in your account.',
    repository: { url: publisher.repository, source: new URL(publisher.repository).hostname.split('.')[0] },
    version,
    websiteUrl: publisher.homepage,
    packages: [
      {
        registryType: 'npm',
        identifier,
        version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        packageArguments: [{ type: 'positional', value: 'mcp' }],
        environmentVariables: [
          {
            name: VARIABLES['base-url'],
            description:
              "URL of your service, with its path. Without it, calls go to a sandbox in the server's memory.",
            format: 'string',
          },
          {
            name: TOKEN_VARIABLE,
            description: 'Access token of your account. Only needed with a URL.',
            format: 'string',
            isSecret: true,
          },
          {
            name: ORGANIZATION_VARIABLE,
            description: 'ID of your organization. Only needed with a URL.',
            format: 'string',
          },
        ],
      },
    ],
  };
}
