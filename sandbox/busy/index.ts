import year from '../../generated/seeds/year.json' with { type: 'json' };
import type { Snapshot } from '../state/index.ts';

let cached: Snapshot | undefined;

/**
 * A year of a business, to start a sandbox with: 200 contacts, 300 items, and 1,500 invoices in every state, with the payments,
 * orders, packages, shipments, receives, returns and credits that belong to them.
 *
 * ```ts
 * const sandbox = createSandbox({ seed: await busySeed() });
 * ```
 */
export async function busySeed(): Promise<Snapshot> {
  return (cached ??= JSON.parse(await inflated(year.snapshot)) as Snapshot);
}

/** Reads what was compressed with gzip and written as base64. */
function inflated(base64: string): Promise<string> {
  const text = atob(base64);
  // By index, since `Uint8Array.from` takes a hundred times as long.
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
