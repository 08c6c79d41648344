import type { RecordChoice } from '../../model/inputs.ts';
import { nameOf } from '../../model/name-of.ts';
import { isPageSandboxLoaded, withPageSandbox } from '../page-sandbox.ts';
import { passing } from '../storage.ts';

/** A record to choose, by its id and what it is called. */
export interface NamedRecord {
  id: string;
  name: string;
}

/** Number of records of a resource that a server lists. If it lists this many, it may have older ones. */
export const LISTED = 200;

/** Finds the records of resources, the newest first. */
export interface ChooseRecords {
  /** @param text What they hold; what does not search by itself gives all. */
  (choices: readonly RecordChoice[], text?: string): Promise<NamedRecord[]>;
  /** Returns true if records should be loaded only for readers who ask for them. */
  isCostly?(): boolean;
}

/** Finds the records that the sandbox in this page has. */
export const recordChoices: ChooseRecords = Object.assign(
  (choices: readonly RecordChoice[]) =>
    withPageSandbox((sandbox) =>
      choices.flatMap(({ resource, field }) => {
        const records = sandbox.records(resource as Parameters<typeof sandbox.records>[0]).list();
        return records
          .map((record) => record as unknown as Readonly<Record<string, unknown>>)
          .map((record) => ({ id: String(record[field]), name: nameOf(record) }))
          .reverse();
      }),
    ),
  { isCostly: () => !isPageSandboxLoaded() },
);

/** Storage key of an origin that has listed records before, so it is a sandbox and not a mock. */
const SEEN = 'sandbox-server';

/** Finds the records of the sandbox that serves this page. What serves it may also be a mock, which has none. */
export function serverChoices(organization: string): ChooseRecords {
  const choose = async (choices: readonly RecordChoice[], text?: string): Promise<NamedRecord[]> => {
    const query = new URLSearchParams({
      organization_id: organization,
      newest_first: 'true',
      ...(text !== undefined && { search: text }),
    });
    const pages = await Promise.all(
      choices.map(async ({ resource, field }) => {
        const response = await fetch(`/sandbox/records/${resource}?${query}`, {
          headers: { 'X-Sandbox-Control': '1' },
        });
        if (!response.ok) throw new Error(`The records of ${resource} can't be listed: ${response.status}.`);
        const { records, names } = (await response.json()) as { records: Record<string, unknown>[]; names: string[] };
        return records.map((record, index) => ({ id: String(record[field]), name: names[index]! }));
      }),
    );
    passing.set(SEEN, location.origin);
    return pages.flat();
  };
  // A request that a mock does not know would leave an error in the browser's console.
  return Object.assign(choose, { isCostly: () => passing.get(SEEN) !== location.origin });
}
