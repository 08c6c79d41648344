import type { OpenApiDocument, Operation, ServerObject } from '../contract/index.ts';
import type { Change, Finding } from './changes.ts';
import type { Comparison, OperationComparison } from './comparison.ts';

/** Compares the addresses of the service, with their variables filled in. */
export function compareServers({ before, after, changes }: Comparison): void {
  for (const finding of changesOf(before.servers, after.servers)) changes.add({ ...finding, place: 'servers' });
  for (const finding of changedDefaults(before.servers, after.servers)) changes.add(finding);
}

/** Compares the addresses of an operation, if it or its URL has others than the document. */
export function compareOperationServers(comparison: OperationComparison, before: Operation, after: Operation): void {
  const [old, next] = [ownServers(comparison.before, before), ownServers(comparison.after, after)];
  if (!old && !next) return;
  const { changes, operation } = comparison;
  const [from, to] = [old ?? comparison.before.servers, next ?? comparison.after.servers];
  for (const finding of changesOf(from, to)) changes.add({ ...finding, place: `${operation} servers`, operation });
}

/** The servers that stand at an operation or at its URL. */
function ownServers({ paths }: OpenApiDocument, { path, object }: Operation): ServerObject[] | undefined {
  return object.servers ?? paths[path]!.servers;
}

function changesOf(before: readonly ServerObject[], after: readonly ServerObject[]): Omit<Finding, 'place'>[] {
  const [old, next] = [addressesOf(before), addressesOf(after)];
  const removed = old.filter((url) => !next.includes(url));
  const added = next.filter((url) => !old.includes(url));
  return [
    ...removed.map((url) => finding('server-removed', 'breaking', `${url} removed`)),
    ...added.map((url) => finding('server-added', 'additive', `${url} added`)),
  ];
}

function finding(kind: Change['kind'], impact: Change['impact'], message: string): Omit<Finding, 'place'> {
  return { kind, impact, side: 'callers', message };
}

/** Compares which value of a variable is taken where none is chosen. */
function changedDefaults(before: readonly ServerObject[], after: readonly ServerObject[]): Finding[] {
  return after.flatMap(({ url, variables = {} }) => {
    const old = before.find((server) => server.url === url)?.variables ?? {};
    return Object.entries(variables).flatMap(([name, { default: value }]) => {
      const from = old[name]?.default;
      if (from === undefined || from === value) return [];
      const place = `server ${url} variable ${name}`;
      return [{ ...finding('default-changed', 'warning', `default ${from} → ${value}`), place }];
    });
  });
}

/** The addresses, with and without a slash at the end being the same. */
function addressesOf(servers: readonly ServerObject[]): string[] {
  return servers.flatMap(fillIn).map((url) => url.replace(/\/$/, ''));
}

function fillIn({ url, variables = {} }: ServerObject): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, variable]) =>
      (variable.enum ?? [variable.default]).flatMap((value) => urls.map((each) => each.replaceAll(`{${name}}`, value))),
    [url],
  );
}
