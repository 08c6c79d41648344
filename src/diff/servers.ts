import type { Comparison } from './comparison.ts';
import type { ComparedDocument, Server } from './document.ts';

/** Compares the addresses of the service, with their variables filled in. */
export function compareServers({ before, after, changes }: Comparison): void {
  const old = addressesOf(before);
  const next = addressesOf(after);
  for (const url of old.filter((candidate) => !next.includes(candidate))) {
    changes.add({ kind: 'server-removed', impact: 'breaking', side: 'callers', place: 'servers', message: `${url} removed` });
  }
  for (const url of next.filter((candidate) => !old.includes(candidate))) {
    changes.add({ kind: 'server-added', impact: 'additive', side: 'callers', place: 'servers', message: `${url} added` });
  }
}

function addressesOf({ servers = [] }: ComparedDocument): string[] {
  return servers.flatMap(fillIn);
}

function fillIn({ url, variables = {} }: Server): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, variable]) => (variable.enum ?? [variable.default]).flatMap((value) => urls.map((each) => each.replaceAll(`{${name}}`, value))),
    [url],
  );
}
