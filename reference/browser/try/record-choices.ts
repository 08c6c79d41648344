import type { RecordChoice } from '../../model/inputs.ts';
import { withPageSandbox } from '../page-sandbox.ts';

/** A record to choose, by its id and what it is called. */
export interface NamedRecord {
  id: string;
  name: string;
}

/** Finds the records of resources, the newest first. */
export type ChooseRecords = (choices: readonly RecordChoice[]) => Promise<NamedRecord[]>;

/** The records that the sandbox in this page has of resources, the newest first. */
export function recordChoices(choices: readonly RecordChoice[]): Promise<NamedRecord[]> {
  return withPageSandbox((sandbox) =>
    choices.flatMap(({ resource, field }) => {
      const records = sandbox.records(resource as Parameters<typeof sandbox.records>[0]).list();
      return records
        .map((record) => record as unknown as Readonly<Record<string, unknown>>)
        .map((record) => ({ id: String(record[field]), name: nameOf(record) }))
        .reverse();
    }),
  );
}

/** The same of the sandbox that serves this page; none if it is no sandbox. */
export async function serverChoices(choices: readonly RecordChoice[], organization: string): Promise<NamedRecord[]> {
  const query = new URLSearchParams({ organization_id: organization, newest_first: 'true' });
  const pages = await Promise.all(
    choices.map(async ({ resource, field }) => {
      const response = await fetch(`/sandbox/records/${resource}?${query}`, { headers: { 'X-Sandbox-Control': '1' } });
      if (!response.ok) return [];
      const { records, names } = (await response.json()) as { records: Record<string, unknown>[]; names: string[] };
      return records.map((record, index) => ({ id: String(record[field]), name: names[index]! }));
    }),
  );
  return pages.flat();
}

/** What people call a record: its name, or its number. */
export function nameOf(record: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(record);
  const key = [
    'name',
    ...keys.filter((one) => one.endsWith('_number')),
    ...keys.filter((one) => one.endsWith('_name')),
  ];
  return String(key.map((one) => record[one]).find((value) => typeof value === 'string' && value !== '') ?? '');
}
