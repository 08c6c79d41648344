import type { OpenApiDocument, ServerObject } from '../contract/document.ts';
import type { Comparison } from './comparison.ts';

/** Compares the addresses of the service, with their variables filled in. */
export function compareServers(comparison: Comparison): void {
  const { before, after, changes } = comparison;
  const old = addressesOf(before);
  const next = addressesOf(after);
  for (const url of old.filter((candidate) => !next.includes(candidate))) {
    changes.add({
      kind: 'server-removed',
      impact: 'breaking',
      side: 'callers',
      place: 'servers',
      message: `${url} removed`,
    });
  }
  for (const url of next.filter((candidate) => !old.includes(candidate))) {
    changes.add({
      kind: 'server-added',
      impact: 'additive',
      side: 'callers',
      place: 'servers',
      message: `${url} added`,
    });
  }
  compareDefaults(comparison);
}

/** Compares which value of a variable is taken where none is chosen. */
function compareDefaults({ before, after, changes }: Comparison): void {
  for (const { url, variables = {} } of after.servers) {
    const old = before.servers.find((server) => server.url === url)?.variables ?? {};
    for (const [name, { default: value }] of Object.entries(variables)) {
      const from = old[name]?.default;
      if (from === undefined || from === value) continue;
      changes.add({
        kind: 'default-changed',
        impact: 'warning',
        side: 'callers',
        place: `server ${url} variable ${name}`,
        message: `default ${from} → ${value}`,
      });
    }
  }
}

function addressesOf({ servers }: OpenApiDocument): string[] {
  return servers.flatMap(fillIn);
}

function fillIn({ url, variables = {} }: ServerObject): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, variable]) =>
      (variable.enum ?? [variable.default]).flatMap((value) => urls.map((each) => each.replaceAll(`{${name}}`, value))),
    [url],
  );
}
