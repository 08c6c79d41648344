import { isNode } from '../../src/contract/index.ts';
import { ownHeader } from '../../src/service/index.ts';
import type { Behind, Explanation } from '../engine/index.ts';
import type { Sandbox } from '../index.ts';
import { explained } from '../organizations/index.ts';
import {
  type Receipt,
  type ReceiptState,
  type RuleUses,
  receiptOf,
  refutedIn,
  summaryOf,
  together,
} from './receipt.ts';
import { readReceiptFile, removeReceiptFile, updateReceiptFile } from './receipt-file.ts';
import { watchReads } from './watch-reads.ts';

/** The name of the running test, or a function that returns it. Without a name, requests are recorded as `outside of tests`. */
export type TestName = string | (() => string | undefined);

/** The name under which requests are recorded while no test is running. */
const OUTSIDE = 'outside of tests';

/** Records which rules of a sandbox the tests of a run depend on; see {@link receipts}. */
export interface Receipts {
  /** Deletes the receipt of an earlier run. Call it once, before all tests. */
  begin(): void;
  /**
   * Returns a sandbox whose `fetch` records what a test depends on. Its forks and its other organizations do, too.
   *
   * @param sandbox A sandbox in this process, or the origin of a running sandbox, such as `http://127.0.0.1:4010`.
   * @param test The name of the test, or a function that returns it: `() => expect.getState().currentTestName`.
   * @throws RangeError if the sandbox is neither. `fetch` throws an Error if the server at the origin is not a sandbox.
   */
  wrap(sandbox: Sandbox, test: TestName): Sandbox;
  wrap(origin: string, test: TestName): Fetching;
  /**
   * Adds the recorded tests to the file. Tests of the same name count as one. Parallel workers can write to the same file.
   *
   * @throws Error if the file can't be written, or contains something other than a receipt.
   */
  write(): void;
  /**
   * Summarizes the file in three lines, or four if assumptions are refuted: how many tests depend on what.
   *
   * @throws Error if the file does not exist, or is not a receipt.
   */
  summary(): string;
  /**
   * Checks that no test in the file depends on an assumption that an account does not follow. The sandbox's option `evidence` says what
   * accounts follow.
   *
   * @throws Error that names these assumptions and the tests. Also if the file does not exist, is not a receipt, or has no tests.
   */
  check(): void;
}

/** Sends requests to a sandbox that runs in another process. */
export interface Fetching {
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
}

/** Dependencies of a test in one response. */
interface Recorded {
  test: string;
  assumptions: ReadonlyMap<string, ReceiptState>;
  explanations: readonly Explanation[];
  /** The paths that were read. If undefined, it is not known which were read, so all count. */
  reads: Set<string> | undefined;
}

/**
 * Records which rules of a sandbox each test depends on: those that set the values that it reads, and those that rejected its requests.
 *
 * ```ts
 * const receipt = receipts();
 * const sandbox = receipt.wrap(createSandbox(), () => expect.getState().currentTestName);
 * const client = createInventoryClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, … });
 * afterAll(() => receipt.write());
 * ```
 *
 * It can tell which values a test reads from the results of the client and from `response.json()`. If a response is read in another way,
 * all values count.
 *
 * @param file Path of the receipt; `receipts.json` by default.
 */
export function receipts(file = 'receipts.json'): Receipts {
  const recorded: Recorded[] = [];

  async function recordedFetch(
    explain: (request: Request) => ReturnType<typeof explained>,
    test: TestName,
    request: Request,
  ): Promise<Response> {
    const name = (typeof test === 'function' ? test() : test) ?? OUTSIDE;
    const { response, explanations } = await explain(request);
    const record: Recorded = { test: name, assumptions: assumptionsIn(response), explanations, reads: undefined };
    recorded.push(record);
    return watchedResponse(response, record);
  }

  function wrap(sandbox: Sandbox | string, test: TestName): Sandbox | Fetching {
    checkWrapped(sandbox);
    const explain =
      typeof sandbox === 'string'
        ? (request: Request) => explained(request, fetchExplained)
        : (request: Request) => sandbox.explain(request);
    const fetch: Fetching['fetch'] = (input, init) => recordedFetch(explain, test, new Request(input, init));
    if (typeof sandbox === 'string') return { fetch };
    return withFetch(sandbox, fetch, (other) => wrap(other, test) as Sandbox);
  }

  return {
    begin: () => removeReceiptFile(file),
    wrap: wrap as Receipts['wrap'],
    write() {
      if (recorded.length === 0) return;
      const usesByTest = new Map<string, RuleUses[]>();
      for (const record of recorded.splice(0))
        usesByTest.set(record.test, [...(usesByTest.get(record.test) ?? []), usesOf(record)]);
      const uses = Object.fromEntries([...usesByTest].map(([test, all]) => [test, together(all)]));
      updateReceiptFile(file, (before) => receiptOf(joined(before?.tests ?? {}, uses)));
    },
    summary: () => summaryOf(readReceiptFile(file), file),
    check() {
      const receipt = readReceiptFile(file);
      if (Object.keys(receipt.tests).length === 0)
        throw new Error(`${file} has no tests. Wrap the sandbox with receipts(), and run the tests again.`);
      const refuted = refutedIn(receipt);
      if (refuted.length === 0) return;
      const lines = refuted.map(
        ({ rule, state, tests }) => `${rule} (${state}):\n${tests.map((test) => `  - ${test}`).join('\n')}`,
      );
      throw new Error(`Tests depend on assumptions that your account does not follow:\n${lines.join('\n')}`);
    },
  };
}

/** A sandbox with another `fetch`. Sandboxes that it gives are wrapped as well. */
function withFetch(sandbox: Sandbox, fetch: Sandbox['fetch'], wrap: (sandbox: Sandbox) => Sandbox): Sandbox {
  const replaced = (value: unknown): PropertyDescriptor => ({
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
  return Object.defineProperties({} as Sandbox, {
    // Some are computed, such as the log.
    ...Object.getOwnPropertyDescriptors(sandbox),
    fetch: replaced(fetch),
    organization: replaced((id: string) => wrap(sandbox.organization(id))),
    fork: replaced(() => wrap(sandbox.fork())),
  });
}

/** Joins old and new dependencies of each test: another file may have a test with the same name. */
function joined(before: Receipt['tests'], uses: Receipt['tests']): Receipt['tests'] {
  const merged = Object.entries(uses).map(([test, rules]) => {
    const known = Object.hasOwn(before, test) ? [before[test]!] : [];
    return [test, together([...known, rules])] as const;
  });
  return { ...before, ...Object.fromEntries(merged) };
}

function checkWrapped(sandbox: unknown): void {
  const isOrigin = typeof sandbox === 'string' && /^https?:\/\//.test(sandbox) && URL.canParse(sandbox);
  if (isOrigin || typeof (sandbox as Partial<Sandbox> | undefined)?.explain === 'function') return;
  throw new RangeError(
    `wrap needs a sandbox from createSandbox(), or the origin of a running one, such as http://127.0.0.1:4010, but got ${String(sandbox)}.`,
  );
}

/**
 * Sends a request to a sandbox that runs in another process.
 *
 * @throws Error if the server is not a sandbox. Otherwise, the receipt would say that no test depends on anything.
 */
async function fetchExplained(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!response.ok || !isJson || request.method === 'HEAD') return response;
  const body: unknown = await response.clone().json();
  if (isNode(body) && 'explain' in body) return response;
  throw new Error(
    `The response to ${request.method} ${request.url} has no explanations. Pass receipts() a sandbox's URL, not a mock's or the service's.`,
  );
}

/** The assumptions in a response's header, with their states. */
function assumptionsIn(response: Response): Map<string, ReceiptState> {
  const entries = response.headers.get(ownHeader('sandbox', 'assumptions'))?.split(', ') ?? [];
  return new Map(
    // A long list ends with dots. Explanations name the other rules.
    entries.flatMap((entry) => {
      const [rule = '', state = 'assumed'] = entry.split(';state=');
      return rule === '...' ? [] : [[rule, state as ReceiptState]];
    }),
  );
}

/** A response that records which fields of its body are read. */
function watchedResponse(response: Response, record: Recorded): Response {
  const watch = (body: unknown): unknown => {
    const reads = (record.reads ??= new Set());
    return watchReads(body, (path) => reads.add(path));
  };
  return Object.defineProperties(response, {
    watchBody: { value: watch },
    json: { value: async () => watch(JSON.parse(await response.text())) },
  });
}

function usesOf({ assumptions, explanations, reads }: Recorded): RuleUses {
  const known = (all: readonly Explanation[]): Behind[] => all.flatMap((one) => [one, ...(one.behind ?? [])]);
  const isUsed = ({ path = '', refused }: Explanation): boolean =>
    refused !== undefined || !reads || reads.has(path.replace(/(\[\d+\])+$/, ''));
  const explained = new Set(known(explanations).map(({ rule }) => rule));
  // Rules that explain no value selected or sorted the rows, or did what the request asked for.
  const whole = [...assumptions.keys()].filter((rule) => !explained.has(rule)).map((rule) => ({ rule }));
  const used: Partial<Behind>[] = [...whole, ...known(explanations.filter(isUsed))];
  return Object.fromEntries(
    used.map(({ rule = '', basis = 'documented', state }) => [
      rule,
      { state: state?.kind ?? assumptions.get(rule) ?? basis, count: 1 },
    ]),
  );
}
