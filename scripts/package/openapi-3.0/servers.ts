import type { Node, ServerObject } from '../../../src/contract/index.ts';

/**
 * Writes the servers of an operation or path with an address for each value of their variables, the default first.
 * typescript-axios writes variables there into an object whose type has none. Those of the document it takes, and others offer
 * them as settings, so they stay.
 */
export function writeServersOut(node: Node): Node {
  const { servers } = node as { servers?: ServerObject[] };
  return servers === undefined ? node : { ...node, servers: servers.flatMap(writeOut) };
}

function writeOut({ variables = {}, ...server }: ServerObject): ServerObject[] {
  return Object.entries(variables).reduce<ServerObject[]>(
    (servers, [name, { default: usual, enum: values = [] }]) =>
      [...new Set([usual, ...values])].flatMap((value) =>
        servers.map(({ url, ...others }) => ({ ...others, url: url.replaceAll(`{${name}}`, value) })),
      ),
    [server],
  );
}
