import { readDocumented } from '../../scripts/build/documented/read-documented.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { differencesOf, type Expected, withPlace } from '../contract/differences.ts';
import { hasMark, JUDGED_PARTS } from '../contract/marks.ts';
import { type PatchedSources, patchSources } from '../support/sources.ts';

/** The folder of the resource that most tests change. */
export const TAXES = 'openapi/resources/taxes';

/** Contracts of some resources alone, which are checked in a fraction of the time. */
export const SETTINGS = ['organizations', 'taxes', 'tax-groups', 'warehouses'];
export const PARTIES = ['taxes', 'contacts', 'contact-persons'];

const expectations = new Map<readonly string[], Promise<Expected>>();

/** The sources that a test changes. */
export let sources: PatchedSources;
let expected: Promise<Expected>;

/** Takes some resources to change. */
export function take(resources: readonly string[]): void {
  sources = patchSources(resources);
  expected = expectations.get(resources) ?? expectedOf(resources);
  expectations.set(resources, expected);
}

/** What a contract of some resources is compared with: all that concerns what it has before it is changed. */
async function expectedOf(resources: readonly string[]): Promise<Expected> {
  const unchanged = patchSources(resources);
  const document = await unchanged.publish();
  const { records, ...documented } = readDocumented(projectAt(), unchanged.texts);
  const present = Object.entries(records).filter(([name]) => name in document.components.schemas);
  return {
    documented: { ...documented, records: Object.fromEntries(present) },
    judged: JUDGED_PARTS.filter((part) => hasMark(document, part)),
  };
}

/** The rules of the build that the sources break. */
export async function rules(): Promise<string[]> {
  return (await sources.problems()).map(({ rule }) => rule);
}

/** The differences of the sources from the documents of the service, which are looked for once the build is green. */
export async function differences(): Promise<string[]> {
  const differing = differencesOf(await sources.publish(), await expected);
  return differing.map((difference) => withPlace(sources.texts, difference));
}

/** A difference, with the file and the line of a piece of text. */
export function at(difference: string, file: string, text: string): string {
  return `${difference} (${sources.placeOf(file, text).replace(/:\d+$/, '')})`;
}
