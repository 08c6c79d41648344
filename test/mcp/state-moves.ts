import { expect, it } from 'vitest';
import { tryMoves } from '../../reference/model/tried/moves.ts';
import { MOVES } from '../../src/mcp/state-moves.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';

/** Moves that the reference does not try. Other tests make them. */
const NOT_TRIED = [
  ...['applyInvoiceCredits', 'createCustomerPayment', 'writeOffInvoice', 'voidInvoice'].map((id) => `viewed ${id}`),
  ...['sent', 'partially_paid', 'overdue'].map((from) => `${from} applyInvoiceCredits`),
];

/** Compares the moves of the records of every nth resource with those of the sandbox. */
export function testMoves(nth: number): void {
  const names = contract.tags!.map(({ name }) => name);
  it.each(everyNth(names, nth))('of %s, as the sandbox moves it', async (name) => {
    const resource = { name, operations: operations.filter(({ tag }) => tag === name) };
    const tried = await tryMoves(contract, operations, resource as unknown as Parameters<typeof tryMoves>[2]);
    const found = tried.flatMap(({ from, operation, to }) =>
      from && operation ? [{ key: `${from} ${operation.id}`, to }] : [],
    );
    const listed = (MOVES[name] ?? []).flatMap(([id, from, to]) => from.map((one) => ({ key: `${one} ${id}`, to })));
    expect(
      listed
        .map(({ key }) => key)
        .filter((key) => !NOT_TRIED.includes(key))
        .sort(),
    ).toEqual([...new Set(found.map(({ key }) => key))].sort());
    for (const { key, to } of found) expect(listed.find((one) => one.key === key)?.to).toContain(to);
  });
}
