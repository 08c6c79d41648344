import { isOrganizationId } from '../src/contract/index.ts';
import { checkFailure, createFetch, type Failure, type Service } from '../src/service/index.ts';
import { checkCustomFields, tablesWith } from './custom-rules/index.ts';
import {
  type Clock,
  type Contract,
  copyOf,
  createEngine,
  createStore,
  type Engine,
  type Id,
  type RecordData,
  type Store,
} from './engine/index.ts';
import {
  type CallFilter,
  checkOptions,
  checkReset,
  type ResetOptions,
  type SandboxEvent,
  type SandboxOptions,
  switchesOf,
  timeAtFirst,
} from './options/index.ts';
import {
  createOrganizations,
  type Explained,
  explained,
  findCalls,
  type Hosting,
  type LogEntry,
  type Organization,
  type Organizations,
  requestOf,
  serving,
  simulate,
} from './organizations/index.ts';
import { TABLES } from './resources/index.ts';
import { readRuleEvidence, statesIn } from './rule-states/index.ts';
import { isSnapshot, type SeedOption, seedStore } from './seed/index.ts';
import {
  DIRECT,
  type DirectlyCalled,
  directCalls,
  REWIND,
  type Records,
  type Rewinding,
  recordsOf,
  restoreInto,
  type Snapshot,
  snapshotOf,
} from './state/index.ts';
import type { EventInput, EventName, ResourceName, Stored } from './types/index.ts';

/** A service that behaves, for one organization. */
export interface Sandbox {
  readonly organizationId: string;
  /** The address that a client is given with `fetch`. Nothing is sent there. */
  readonly baseUrl: string;
  /** Answers a request as the service would, without a network. Give it to a client as its `fetch`. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Answers a request, and says why: for each value that a rule computed, defaulted or refused, the rule and what it read. A
   * file is not explained.
   */
  explain(input: Request | string | URL, init?: RequestInit): Promise<Explained>;
  /** The clock of the organization. It advances by a second with each change, and else only on request. */
  readonly clock: Clock;
  /** The emails that were sent, oldest first. */
  readonly outbox: readonly Stored<'mails'>[];
  /** The calls that were answered, oldest first; the last 1000 at most. */
  readonly log: readonly LogEntry[];
  /** The number of the last entry that the log no longer holds for lack of room; 0 if it holds all since the last reset. */
  readonly droppedUntil: number;
  /**
   * The calls of the log that have all that a filter names, oldest first.
   *
   * @throws RangeError if the filter names what no call has, or if the log no longer holds all calls that it asks for.
   */
  calls(filter?: CallFilter): LogEntry[];
  /**
   * Another organization, apart from this one. It is made from the same seed when it is first asked for.
   *
   * @throws RangeError if its id is no string of digits.
   */
  organization(id: string): Sandbox;
  /**
   * The records of a resource, by the name that the client has for it.
   *
   * @throws RangeError if there is no such resource.
   */
  records<Name extends ResourceName>(name: Name): Records<Name>;
  /**
   * Lets something happen outside of the service: `simulate('transferOrders.receive', id)`.
   *
   * @throws Refusal if a rule refuses it, as in a state that does not allow it, or if there is no such record.
   * RangeError if there is no such event, or it does not take the input.
   */
  simulate<Event extends EventName>(event: Event, id: Id, input?: EventInput<Event>): void;
  /**
   * Takes the organization back to its seed, or to another one.
   *
   * @throws RangeError if an option is not valid, or a record of the seed is rejected; SnapshotError if the seed is a snapshot that can't be used.
   */
  reset(options?: ResetOptions): void;
  /** Everything that the organization has, as JSON. */
  snapshot(): Snapshot;
  /**
   * Puts the organization into the state of a snapshot.
   *
   * @returns The fields that the contract does not have any more, such as `taxes.colour`. They are left out.
   * @throws SnapshotError if it is of another format, or is no snapshot. Nothing changes then.
   */
  restore(snapshot: unknown): { unknownFields: string[] };
  /** A copy of the organization, in a sandbox of its own. */
  fork(): Sandbox;
  /**
   * Lets the next call fail, or a later one.
   *
   * @throws RangeError if the failure is not valid, or there is no such operation.
   */
  failNext(failure: Failure): void;
  /** The failures that were asked for and have not come yet, with the calls that are left. */
  readonly failures: readonly Failure[];
  /** Calls a function after everything that happens, in any organization, until what this returns is called. */
  on(listener: (event: SandboxEvent) => void): () => void;
}

const ORGANIZATION = '10234695';

/** Where a sandbox without a port is said to be: a name that never leaves this machine (RFC 6761). */
const ORIGIN = 'http://sandbox.localhost';

/** The engines with all assumptions: most sandboxes have one of them, and making one takes longer than most calls. */
const engines = new WeakMap<Contract, Map<string, Engine>>();

function engineOf(contract: Contract, options: SandboxOptions): Engine {
  const { plans } = contract;
  const { assumptions, rules, evidence } = options;
  const switches = switchesOf(options);
  if (assumptions || rules || evidence) {
    const tables = rules ? tablesWith(rules, (resource) => engine.forms.get(resource)) : TABLES;
    const engine: Engine = createEngine({
      plans,
      tables,
      isOn: (id) => assumptions?.[id] !== false,
      formOf: (id) => formIn(assumptions?.[id]),
      freezes: rules !== undefined,
      ...(evidence && { stateOf: statesIn(readRuleEvidence(evidence)) }),
      ...switches,
    });
    if (rules) checkCustomFields(rules, (resource) => engine.forms.get(resource));
    return engine;
  }
  const enginesByKey = engines.get(contract) ?? new Map<string, Engine>();
  engines.set(contract, enginesByKey);
  const key = JSON.stringify(switches);
  const engine = enginesByKey.get(key) ?? createEngine({ plans, tables: TABLES, ...switches });
  enginesByKey.set(key, engine);
  return engine;
}

/** The named alternative that an assumption is switched to. */
function formIn(chosen: boolean | string | undefined): string | undefined {
  return typeof chosen === 'string' ? chosen : undefined;
}

/** A sandbox with its parts, for a program that serves it. */
export interface OpenSandbox {
  sandbox: Sandbox;
  contract: Contract;
  /** Made when it is asked for. */
  readonly service: Service;
  organizations: Organizations;
  engine: Engine;
  /**
   * Returns the initial store of an organization with a seed of its own.
   *
   * @throws RangeError or SnapshotError if the seed can't be used.
   */
  storeFor(seed: SeedOption): Store;
}

/**
 * Makes a sandbox of a contract.
 *
 * @throws RangeError if an option is not valid; SnapshotError if the seed is a snapshot that can't be used.
 */
export function createSandboxFor(contract: Contract, options: SandboxOptions = {}): Sandbox {
  return openSandbox(contract, options).sandbox;
}

/**
 * Makes a sandbox of a contract, and shows its parts.
 *
 * @throws RangeError if an option is not valid; SnapshotError if the seed is a snapshot that can't be used.
 */
export function openSandbox(contract: Contract, options: SandboxOptions = {}, hosting: Hosting = {}): OpenSandbox {
  checkOptions(options, contract);
  const { seed = 'story' } = options;
  const organizationId = options.organizationId ?? (isSnapshot(seed) ? String(seed.organizationId) : ORGANIZATION);
  const engine = engineOf(contract, options);
  const storeFor = (seedOption: SeedOption): Store =>
    seedStore(engine, seedOption, organizationId, timeAtFirst(options));
  const seeded = storeFor(seed);
  const { time, logSpace } = hosting;
  const shared = { engine, seed: seeded, seededFor: organizationId, time, failures: options.failures };
  const serviceOf = serving({ contract, options, engine, hosting });

  function sandboxOf(organizations: Organizations, organization: Organization): Sandbox {
    // A service is made when it is first asked: most organizations of a server are only looked at.
    let cachedFetch: ReturnType<typeof createFetch> | undefined;
    const fetch = (request: Request): Promise<Response> =>
      (cachedFetch ??= createFetch(serviceOf(organizations, organization)))(request);
    const members: Sandbox & DirectlyCalled & Rewinding = {
      [DIRECT]: directCalls(contract, engine, organization),
      [REWIND]: organization,
      organizationId: organization.id,
      get baseUrl() {
        return ORIGIN + serviceOf(organizations, organization).basePaths[0];
      },
      fetch: (input, init) => fetch(requestOf(input, init)),
      explain: (input, init) => explained(requestOf(input, init), fetch),
      clock: organization.clock,
      get outbox() {
        return organization.context.all('mails').map((mail: RecordData) => copyOf(mail) as Stored<'mails'>);
      },
      get log() {
        return organization.log.map(({ entry }) => entry);
      },
      get droppedUntil() {
        return organization.droppedUntil;
      },
      calls: (filter = {}) => findCalls(organization, filter, contract),
      organization(id) {
        if (!isOrganizationId(id))
          throw new RangeError(`An organization ID must be a non-empty string, but is ${String(id)}.`);
        return sandboxOf(organizations, organizations.make(id));
      },
      records: (name) => recordsOf(engine, organization, name),
      simulate: (event, id, input) => simulate(engine, organization, event, id, (input ?? {}) as RecordData),
      reset(resetOptions = {}) {
        checkReset(resetOptions);
        organization.reset(resetOptions.seed === undefined ? undefined : storeFor(resetOptions.seed));
      },
      snapshot: () => snapshotOf(organization.store, organization.id),
      restore(snapshot) {
        const store = createStore(engine.projections);
        const unknownFields = restoreInto(store, organization.id, snapshot, engine);
        organization.replace(store);
        return { unknownFields };
      },
      fork() {
        const copy = createOrganizations({ ...shared, isLimited: organizations.isLimited });
        return sandboxOf(copy, copy.make(organization.id, organization.store));
      },
      failNext(failure) {
        checkFailure(failure, contract.operations);
        organization.failures.add(failure);
      },
      get failures() {
        return copyOf(organization.failures.pending);
      },
      on(listener) {
        if (typeof listener !== 'function') throw new RangeError('on needs a function.');
        const stopListening = organizations.listen((commit) => listener({ ...commit, kind: 'changed' }));
        const stopWatching = organizations.onReplace((organizationId, organization, number) =>
          listener({
            number,
            organizationId,
            kind: organization ? 'replaced' : 'removed',
            changes: [],
            counters: organization?.store.counters() ?? {},
          }),
        );
        return () => {
          stopListening();
          stopWatching();
        };
      },
    };
    return members;
  }

  const isLimited = options.limits === 'documented';
  const organizations = createOrganizations({ ...shared, isLimited, logSpace });
  const organization = organizations.make(organizationId);
  return {
    sandbox: sandboxOf(organizations, organization),
    contract,
    organizations,
    engine,
    storeFor(seedOption) {
      checkReset({ seed: seedOption });
      return storeFor(seedOption);
    },
    get service() {
      return serviceOf(organizations, organization);
    },
  };
}
