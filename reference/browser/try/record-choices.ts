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
