import { checkInput, object } from '../../src/service/index.ts';
import type { Sandbox } from '../index.ts';
import { openIndexedDb } from './indexed-db.ts';
import { openSessionStorage } from './session.ts';

/** Where a sandbox is kept, and under which name. */
export interface KeepOptions {
  /** `session` keeps it until the tab is closed; `indexeddb` until the user deletes the data of the site. */
  keep: 'session' | 'indexeddb';
  /** A sandbox with another name is another one. `inventory-sandbox` by default. */
  name?: string | undefined;
}

const OPTIONS = object({
  keep: { type: 'string', enum: ['session', 'indexeddb'] },
  'name?': { type: 'string', minLength: 1 },
});

/**
 * Keeps the data of a sandbox in the browser: what was kept before is restored, and each change of any organization is
 * kept from now on. Fields that this version does not have are left out, with a warning on the console. Calls through `fetch` are answered when what they changed is kept.
 *
 * ```ts
 * const sandbox = await keepSandbox(createSandbox(), { keep: 'indexeddb' });
 * ```
 *
 * @returns The sandbox.
 * @throws RangeError if an option is unknown or not valid. Error if the sandbox is open in another page, or can't be kept here. SnapshotError if what is kept is of
 * another format.
 */
export async function keepSandbox(sandbox: Sandbox, options: KeepOptions): Promise<Sandbox> {
  checkInput(OPTIONS, options, 'the options');
  const { keep, name = 'inventory-sandbox' } = options;
  const storage = keep === 'session' ? openSessionStorage(name) : await openIndexedDb(name);
  for (const [organization, text] of await storage.read()) {
    const { unknownFields } = sandbox.organization(organization).restore(JSON.parse(text));
    if (unknownFields.length > 0)
      console.warn(`${name}: this version does not have ${unknownFields.join(', ')}, so these values were left out.`);
  }

  const changed = new Set<string>();
  let isWriting = false;
  let written: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    isWriting = true;
    // What changes at once is written once.
    await undefined;
    for (const organization of changed) {
      // It may change again meanwhile, and is then written again.
      changed.delete(organization);
      try {
        await storage.write(organization, JSON.stringify(sandbox.organization(organization).snapshot()));
      } catch (error) {
        changed.add(organization);
        isWriting = false;
        throw new Error(`The sandbox can't be stored: ${(error as Error).message}`);
      }
    }
    isWriting = false;
  }

  sandbox.on(({ organizationId }) => {
    changed.add(organizationId);
    if (isWriting) return;
    written = write();
    written.catch(() => undefined);
  });
  const persisted = (plain: Sandbox): Sandbox =>
    Object.create(plain, {
      fetch: {
        value: async (...request: Parameters<Sandbox['fetch']>) => {
          const answer = await plain.fetch(...request);
          await written;
          return answer;
        },
      },
      organization: { value: (id: string) => persisted(plain.organization(id)) },
    }) as Sandbox;
  return persisted(sandbox);
}
