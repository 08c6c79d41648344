import { suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { Refusal, type Store } from '../engine/index.ts';
import type { SeedOption } from '../seed/index.ts';
import { type ControlCall, type Route, route } from './route.ts';

const ORGANIZATION = service.object({ organizationId: service.TEXT });
const NAMED = service.object({ organizationId: service.TEXT, name: service.TEXT });
const SNAPSHOT = service.object({
  format: { type: 'integer' },
  organizationId: service.TEXT,
  counters: service.ANY_OBJECT,
  records: service.ANY_OBJECT,
});
/** A snapshot that is to be read says its format first, since another one may have other names. */
const READ = { ...SNAPSHOT, required: ['format'] };

const SEEDS: readonly string[] = ['story', 'empty', 'busy'];

/** A seed, which is checked when it is used. */
const SEED: service.Schema = { description: 'story, empty, busy, a snapshot, or records by resource' };

/** The busy seed of each sandbox that was asked for it, which is read once: it has 13,000 records. */
const busyStores = new WeakMap<ControlCall['storeFor'], Promise<Store>>();

/** Does something with the seed of a body, if it has one. The busy one is loaded when it is asked for. */
function withSeed<Result>(
  { storeFor, refuseFull, body }: ControlCall,
  work: (seed?: Store) => Result,
): Result | Promise<Result> {
  const { seed } = body as { seed?: SeedOption | 'busy' };
  if (typeof seed === 'object') refuseFull();
  if (typeof seed === 'string' && !SEEDS.includes(seed)) {
    const message = `seed must be story, empty, busy, a snapshot, or records by resource.${suggestion(seed, SEEDS)}`;
    throw new Refusal('invalid', message, 'seed');
  }
  if (seed !== 'busy') return work(seed === undefined ? undefined : storeFor(seed));
  const cached = busyStores.get(storeFor);
  const busy = cached ?? import('../busy/index.ts').then(async ({ busySeed }) => storeFor(await busySeed()));
  if (!cached) busyStores.set(storeFor, busy);
  return busy.then(work);
}

/** The control URLs of organizations, and of all that one of them has. */
export const organizationRoutes: Route[] = [
  route('GET /organizations', 'listOrganizations', 'The organizations of the sandbox', {
    isOfAll: true,
    answer: service.object({ organizations: service.listOf(NAMED) }),
    run: ({ organizations }) => ({
      organizations: organizations.all().map(({ id, context }) => {
        return { organizationId: id, name: String(context.organization['name'] ?? '') };
      }),
    }),
  }),
  route(
    'POST /organizations',
    'createOrganization',
    'Create an organization from the default seed or another one; without an ID, the sandbox picks one',
    {
      isOfAll: true,
      body: service.object({ 'organizationId?': service.FILLED, 'seed?': SEED }),
      status: 201,
      answer: ORGANIZATION,
      run(call) {
        const { organizations, organization, body } = call;
        call.refuseFull();
        return withSeed(call, (seed) => {
          const { organizationId } = body as { organizationId?: string };
          const id = organizationId ?? freeId(organization.id, organizations.wasTaken);
          if (organizations.find(id))
            throw new Refusal('taken', `The organization ${id} already exists. Choose another ID.`);
          organizations.make(id, seed, seed);
          return { organizationId: id };
        });
      },
    },
  ),
  route('DELETE /organizations/{id}', 'deleteOrganization', 'Delete an organization and all its data', {
    isOfAll: true,
    run({ organizations, organization, path }) {
      const id = path['id']!;
      if (!organizations.find(id)) throw new Refusal('notFound', `There is no organization ${id}.`);
      if (id === organization.id) throw new Refusal('inUse', `The first organization, ${id}, can't be deleted.`);
      organizations.remove(id);
    },
  }),
  route('POST /reset', 'reset', 'Reset the organization to its seed, or to another one', {
    body: service.object({ 'seed?': SEED }),
    run: (call) => withSeed(call, (seed) => call.organization.reset(seed)),
  }),
  route('GET /snapshot', 'getSnapshot', 'All data of the organization', {
    answer: SNAPSHOT,
    run: ({ sandbox }) => sandbox.snapshot(),
  }),
  route('POST /restore', 'restore', 'Restore the organization from a snapshot', {
    body: READ,
    answer: service.object({ unknownFields: service.listOf(service.TEXT) }),
    run({ sandbox, refuseFull, body }) {
      refuseFull();
      return sandbox.restore(body);
    },
  }),
];

/** The first unused id after an organization's. Ids are never reused, so late calls of one test can't reach the next. */
function freeId(id: string, isTaken: (id: string) => boolean): string {
  const [, start = '', digits = ''] = /^(.*?)(\d*)$/s.exec(id)!;
  let count = BigInt(digits);
  do count += 1n;
  while (isTaken(start + String(count)));
  return start + String(count);
}
