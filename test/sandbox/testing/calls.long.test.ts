import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { expectCall } from '../../../src/public/sandbox-testing.ts';
import { callerOf } from '../../support/sandbox-calls.ts';

describe('calls', () => {
  it('are not told from a log that no longer holds all of them', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    for (let count = 0; count < 4; count += 1) await call('listTaxes');
    // These are refused soon, and logged.
    for (let count = 0; count < 999; count += 1)
      await sandbox.fetch('https://inventory.example.com/inventory/v1/planes');
    expect(sandbox.droppedUntil).toBe(3);
    expect(() => sandbox.calls({ operationId: 'createTax' })).toThrow('no longer contains the calls up to number 3');
    expect(() => sandbox.calls({ from: 3 })).toThrow('from: 4');
    expect(sandbox.calls({ from: 4 })).toHaveLength(1000);
    expect(() => expectCall(sandbox, { operationId: 'createTax', times: 0 })).toThrow(RangeError);
    sandbox.reset();
    expect([sandbox.droppedUntil, sandbox.calls()]).toEqual([0, []]);
    await call('listTaxes');
    expect(sandbox.calls().map(({ number }) => number)).toEqual([1004]);
  });
});
