import { expect } from 'vitest';
import { type SampleCall, sampleCall } from '../../src/code-samples/index.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { type SandboxServer, startSandbox } from '../../src/public/sandbox-server.ts';
import { contract, operations } from './document.ts';

/** Calls that take their record once, apart from those that delete it: it is in another state then. */
const MOVES: readonly string[] = [
  'approveCreditNote',
  'approveRetainerInvoice',
  'approveVendorCredit',
  'cancelInvoiceWriteOff',
  'createShipmentOrder',
  'markCreditNoteDraft',
  'markInvoiceDraft',
  'markRetainerInvoiceDraft',
  'submitCreditNote',
  'submitRetainerInvoice',
  'submitVendorCredit',
  'voidCreditNote',
  'voidInvoice',
  'voidRetainerInvoice',
  'voidVendorCredit',
  'writeOffInvoice',
];

/** The operations whose call takes its record once: it deletes it, or moves it to another state. */
export const ONCE: readonly string[] = operations
  .filter(({ id, method }) => method === 'delete' || MOVES.includes(id))
  .map(({ id }) => id);

/** What the samples of operations came to, by operationId: `ok`, or what was printed. */
export type Outcomes = Readonly<Record<string, string>>;

/** Starts a sandbox with an organization for each operation, so that no call takes the record of another. */
export function startForSamples(): Promise<SandboxServer> {
  return startSandbox({ port: 0, createsOrganizations: true });
}

/** The call that the samples of an operation show, to a sandbox of a test and its own organization there. */
export function callTo({ baseUrl }: SandboxServer, operation: Operation): SampleCall {
  const call = sampleCall(contract, operation);
  const organization_id = String(operations.indexOf(operation) + 1);
  return {
    ...call,
    server: baseUrl,
    ...('organization_id' in call.query && { query: { ...call.query, organization_id } }),
  };
}

/** Waits until the time in seconds, with which texts of samples end, is another one. */
export function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1005 - (Date.now() % 1000)));
}

/** Expects that all samples were accepted, and again in the sandbox that they have used, unless their record is used up. */
export function expectAcceptedTwice(first: Outcomes, second: Outcomes): void {
  const refused = (outcomes: Outcomes): string[] =>
    operations.map(({ id }) => id).filter((id) => outcomes[id] !== 'ok');
  expect(refused(first).map((id) => `${id}: ${first[id]}`)).toEqual([]);
  const again = refused(second);
  expect(again.filter((id) => !ONCE.includes(id)).map((id) => `${id}: ${second[id]}`)).toEqual([]);
  expect(ONCE.filter((id) => !again.includes(id))).toEqual([]);
}
