import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProbeClock } from '../../../src/public/probe.ts';
import {
  assumed,
  type CustomRules,
  createSandbox,
  rule,
  type Sandbox,
  type Snapshot,
} from '../../../src/public/sandbox.ts';

/** What a made service does otherwise than the sandbox. */
export interface Planted {
  /** Rules that it does not have. */
  off: readonly string[];
  /** Rules that it has in another form, with its name. */
  instead: Readonly<Record<string, string>>;
  /** Rules that it has in a form that has no name: each with the same id as the rule that it stands for. */
  altered: CustomRules;
}

/** A service that listens, and what is behind it. */
export interface MadeService {
  baseUrl: string;
  sandbox: Sandbox;
  /** What time it is for the service, and for those who call it. */
  clock: ProbeClock;
  /** Calls that it has answered, and those of them that came too fast. */
  calls: () => { answered: number; tooFast: number };
  close: () => Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

const MINUTE = 60_000;

/** Calls a minute that the documents allow. */
const PER_MINUTE = 100;

/** A clock on which waiting takes no time. */
export function clockFrom(start: number): ProbeClock {
  let now = start;
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A sandbox with the records of its owner, or none, by the rules that are planted. */
export function businessOf({ off, instead, altered }: Planted, seed: Snapshot | 'empty'): Sandbox {
  const assumptions = { ...Object.fromEntries(off.map((id) => [id, false])), ...instead };
  return createSandbox({ seed, assumptions, rules: altered });
}

/** Serves a sandbox as a service that nobody knows: its words, more fields than are documented, and every number as text. */
export async function serve(sandbox: Sandbox, clock: ProbeClock): Promise<MadeService> {
  const taken: number[] = [];
  let answered = 0;
  let tooFast = 0;
  const server = createServer(async (request, response) => {
    answered += 1;
    const now = clock.now();
    while (taken.length > 0 && taken[0]! <= now - MINUTE) taken.shift();
    if (taken.length >= PER_MINUTE) {
      tooFast += 1;
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
      response.end('{"code":44,"message":"Too many requests."}');
      return;
    }
    taken.push(now);
    const url = new URL(request.url!, sandbox.baseUrl);
    const organization = sandbox.organization(url.searchParams.get('organization_id') ?? sandbox.organizationId);
    if (now > organization.clock.now()) organization.clock.set(now);
    const answer = await organization.fetch(url.href, await sent(request));
    const type = answer.headers.get('content-type');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = type?.startsWith('application/json') === true;
    response.writeHead(answer.status, {
      ...(type === null ? {} : { 'content-type': type }),
      'x-request-id': `r${answered}`,
    });
    response.end(isJson ? JSON.stringify(inOtherWords(JSON.parse(bytes.toString()) as Row, answer.ok)) : bytes);
  });
  // A caller that computes for a while finds its connections open.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${new URL(sandbox.baseUrl).pathname}`,
    sandbox,
    clock,
    calls: () => ({ answered, tooFast }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What came, as `fetch` takes it. */
async function sent(request: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const names = ['authorization', 'content-type'] as const;
  const headers = names.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]]));
  const body = chunks.length === 0 ? null : Buffer.concat(chunks);
  return { method: request.method!, headers: Object.fromEntries(headers) as Record<string, string>, body };
}

/** An answer as this service gives it. Its refusals have one code and one message, and say nothing of the reason. */
function inOtherWords({ code, message, ...rest }: Row, isTaken: boolean): Row {
  if (!isTaken) return { code: 1002, message: "This can't be done.", trace: { node: 'a7' } };
  return { code, message: String(message).toUpperCase(), served_by: 'a7', ...(asTexts(rest) as Row) };
}

/** A value with all numbers as text, and with fields in each object that are documented nowhere. */
function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, asTexts(field)]);
  return { ...Object.fromEntries(fields), entity_version: '3', tags: [], is_synced: false, sync: { cursor: null } };
}

const ALTERED = assumed('The service does it in another way.', 'It is made so.');

/** A document that is sent without a date is dated on the first day of the month. */
const fromFirst = (draft: { date?: string | undefined }, { today }: { today: string }): void => {
  draft.date ??= `${today.slice(0, 8)}01`;
};

/** Twelve rules off, three in another form with a name, and two in forms without. */
export const PLANTED: Planted = {
  off: [
    'contacts.unique',
    'contacts.terms-label',
    'contact-persons.fixed-contact',
    'items.unique-codes',
    'price-lists.limits',
    'taxes.delete-used',
    'tax-groups.distinct-taxes',
    'invoices.due',
    'documents.base-price',
    'customer-payments.withheld-tax',
    'item-adjustments.reason',
    'lists.sort-order',
  ],
  instead: { 'documents.totals': 'tax-per-line', 'lists.page-size': '100', 'invoices.terms': 'end-of-month' },
  altered: {
    invoices: { prepare: [rule('documents.dates', ALTERED, fromFirst)] },
    retainerInvoices: { prepare: [rule('documents.dates', ALTERED, fromFirst)] },
    creditNotes: { prepare: [rule('documents.dates', ALTERED, fromFirst)] },
    vendorCredits: { prepare: [rule('documents.dates', ALTERED, fromFirst)] },
    taxGroups: {
      computed: [
        // Each tax of a group also applies to those before it, as if all were compound.
        rule('tax-groups.shown-taxes', ALTERED, {
          taxes: ({ tax_ids = [] }, { get }) =>
            tax_ids.map((id) => {
              const { tax_id, tax_name, tax_percentage, tax_type } = get('taxes', id)!;
              return { tax_id, tax_name, tax_percentage, tax_type };
            }) as never,
          tax_group_percentage: ({ tax_ids = [] }, { get }) => {
            const factors = tax_ids.map((id) => 1 + (get('taxes', id)?.tax_percentage ?? 0) / 100);
            const rate = factors.reduce((product, factor) => product * factor, 1) * 100 - 100;
            return Math.round(rate * 10_000) / 10_000;
          },
        }),
      ],
    },
  },
};
