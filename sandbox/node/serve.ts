import { authorizationText } from '../../src/contract/index.ts';
import { version } from '../../src/contract/node/index.ts';
import { defined, problemOf, problemOfFailures } from '../../src/service/index.ts';
import { isThisMachine, ListenError, listen, SERVER_DEFAULTS } from '../../src/service/node/index.ts';
import { createControl } from '../control/index.ts';
import type { Clock, Contract } from '../engine/index.ts';
import { type OpenSandbox, openSandbox, type Sandbox } from '../index.ts';
import { contradictionOf, OPTIONS, type SandboxOptions, SYSTEM_TIME } from '../options/index.ts';
import type { Hosting } from '../organizations/index.ts';
import { readRuleEvidence, statesIn } from '../rule-states/index.ts';
import { SnapshotError } from '../state/index.ts';
import { recordEvents } from '../testing/index.ts';
import { createGauge } from './caps/gauge.ts';
import { createLogSpace } from './caps/log-space.ts';
import { createControlHandler } from './control.ts';
import { type Persistence, persistData } from './data/persist.ts';
import { RULES_PATH, rulesPage } from './rules-page.ts';
import { readSeed } from './seed.ts';
import { DataError, SandboxError, SandboxFileError, SandboxOptionError } from './server-errors.ts';
import { MAX_BYTES, SANDBOX_OPTIONS, type StartSandboxOptions } from './start-options.ts';

/** A sandbox that listens. */
export interface SandboxServer {
  /** Its origin, such as `http://127.0.0.1:49152`. */
  url: string;
  /** Where the URLs of the contract begin, such as `http://127.0.0.1:49152/inventory/v1`: the `baseUrl` of a client. */
  baseUrl: string;
  port: number;
  /** The sandbox that it serves: clock, records, snapshots and the other members. */
  sandbox: Sandbox;
  /** Stops it and ends all its connections. It may be called again. */
  close(): Promise<void>;
}

/**
 * Serves a sandbox of a contract.
 *
 * @throws SandboxOptionError if an option can't be used.
 * @throws SandboxFileError if the seed can't be read, or can't be used.
 * @throws SandboxError if the kept data can't be read, or the port is in use.
 */
export async function serveSandbox(contract: Contract, options: StartSandboxOptions): Promise<SandboxServer> {
  const wrong = problemOf(SANDBOX_OPTIONS, options);
  if (wrong) throw new SandboxOptionError(wrong.option, wrong.problem);
  const failing = problemOfFailures(options.failures, contract.operations);
  if (failing) throw new SandboxOptionError(failing.option, failing.problem);
  const contradiction = contradictionOf(options);
  if (contradiction !== undefined) throw new SandboxOptionError('strict', contradiction);
  const { port, host, maxBody, maxBytes, allowHost, corsOrigin, log, fallback, data, control, controlToken } = {
    ...SERVER_DEFAULTS,
    maxBytes: MAX_BYTES,
    ...defined(options),
  };
  const started = performance.now();
  let persistence: Persistence | undefined;
  const flushed = (): Promise<void> | undefined => persistence?.flushed();
  const isOpen = control ?? (controlToken !== undefined || isThisMachine(host));
  // What records may hold does not depend on the options.
  const read = await readSeed(options.seed, () => openSandbox(contract, { seed: 'empty' }).engine.forms);
  const opened = open(contract, { ...ownOf(options), seed: read.seed }, read.locate, {
    corsOrigins: corsOrigin === undefined ? undefined : [corsOrigin].flat(),
    log,
    flushed,
    rulesAt: isOpen ? RULES_PATH : undefined,
    logSpace: createLogSpace(),
    refuseFull: () => refuseFull(),
    time: () => performance.timeOrigin + performance.now(),
  });
  const { sandbox, service } = opened;
  const refuseFull = createGauge(opened.organizations, maxBytes);
  const authorization = options.authorization && authorizationText(options.authorization);
  const handle = createControlHandler({
    authorization,
    control: createControl(opened, refuseFull, {
      authorization,
      events: { log: recordEvents(sandbox), run: crypto.randomUUID().slice(0, 8) },
    }),
    isOpen,
    rules: () => rulesPage(options.rules, statesIn(readRuleEvidence(options.evidence))),
    token: controlToken,
    health: () => ({
      status: 'ok',
      version: version(),
      uptime: Math.round(performance.now() - started) / 1000,
      organizations: opened.organizations.all().length,
    }),
    maxBody,
    flushed,
    next: fallback,
  });
  const allowedHosts = [allowHost ?? []].flat();
  if (data !== undefined) {
    persistence = await persistData(data, opened).catch(refuseStart);
    if (persistence.hadData) warnOfUnused(data, options);
    if (options.now === SYSTEM_TIME) catchUp(opened.organizations.all());
  }
  try {
    const server = await listen(service, { port, host, allowedHosts, maxBody, fallback: handle });
    const close = async (): Promise<void> => {
      await server.close();
      await persistence?.close();
      persistence = undefined;
    };
    return { ...server, close, baseUrl: server.url + service.basePaths[0], sandbox };
  } catch (error) {
    await persistence?.close();
    return refuseStart(error);
  }
}

/** The options of the sandbox itself, without those of its server. */
function ownOf(options: StartSandboxOptions): Omit<SandboxOptions, 'seed'> {
  const entries = Object.entries(options).filter(([name]) => Object.hasOwn(OPTIONS, name));
  return Object.fromEntries(entries) as Omit<SandboxOptions, 'seed'>;
}

function open(
  contract: Contract,
  options: SandboxOptions,
  locate: (message: string) => string,
  hosting: Hosting,
): OpenSandbox {
  try {
    return openSandbox(contract, options, hosting);
  } catch (error) {
    if (error instanceof SnapshotError) throw new SandboxFileError(`The seed can't be used: ${locate(error.message)}`);
    // What a seed holds is named by its path in it.
    if (error instanceof RangeError)
      throw new (/^seed\b/.test(error.message) ? SandboxFileError : SandboxError)(locate(error.message));
    throw error;
  }
}

/** Says which options do nothing for the organizations that the data have. The two seeds by name are given with every start. */
function warnOfUnused(data: string, { seed, now }: StartSandboxOptions): void {
  const ignoredOptions = [
    ...(seed === undefined || seed === 'story' || seed === 'empty' ? [] : ['the seed']),
    ...(now === undefined || now === SYSTEM_TIME ? [] : ['the time at the start']),
  ];
  if (ignoredOptions.length === 0) return;
  console.warn(
    `${data} already has data, so ${ignoredOptions.join(' and ')} ${ignoredOptions.length > 1 ? 'apply' : 'applies'} only to organizations that you create or reset.`,
  );
}

/** Moves the clocks of stored organizations on to the time of this machine. They do not go back. */
function catchUp(organizations: readonly { clock: Clock }[]): void {
  const now = Date.now();
  for (const { clock } of organizations) if (clock.now() < now) clock.set(now);
}

function refuseStart(error: unknown): never {
  if (error instanceof ListenError || error instanceof DataError) throw new SandboxError(error.message);
  throw error;
}
