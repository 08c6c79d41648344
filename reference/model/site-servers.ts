import type { OpenApiDocument, Operation, ServerObject } from '../../src/contract/index.ts';

/** An address of the service, with its variables filled in. */
export interface ServerAddress {
  url: string;
  /** The data center or other choice that the address stands for, such as `com`. */
  label: string;
}

/** Lists the addresses that an operation answers at; the default comes first. */
export function serversOf(document: OpenApiDocument, operation: Operation): ServerAddress[] {
  const servers: ServerObject[] = operation.object.servers ?? document.servers;
  return servers.flatMap(expand);
}

function expand({ url, variables = {} }: ServerObject): ServerAddress[] {
  return Object.entries(variables).reduce<ServerAddress[]>(
    (addresses, [name, { default: preset, enum: values = [preset] }]) =>
      addresses.flatMap(({ url: template }) =>
        values.map((value) => ({ url: template.replaceAll(`{${name}}`, value), label: value })),
      ),
    [{ url, label: '' }],
  );
}
