import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { callerOf, ok, refused } from '../support/sandbox-calls.ts';

/** The last second of the year 9999 in a time zone, or in UTC if the year ends there earlier. */
const ZONES = [
  ['Pacific/Kiritimati', '9999-12-31T09:59:59Z'],
  ['Asia/Kolkata', '9999-12-31T18:29:59Z'],
  ['UTC', '9999-12-31T23:59:59Z'],
  ['America/Los_Angeles', '9999-12-31T23:59:59Z'],
] as const;

const REFUSAL = 'The clock does not go beyond the year 9999. Reset the organization.';

function startIn(time_zone: string, now: string): Sandbox {
  const sandbox = createSandbox({ seed: { organizations: [{ time_zone }] } });
  sandbox.clock.set(now);
  return sandbox;
}

/** Creates contacts until one is refused. @returns How many there are, and why no more are made. */
async function createAll(sandbox: Sandbox) {
  const call = callerOf(sandbox);
  for (let count = 0; ; count += 1) {
    const { status, body } = await call('createContact', {}, { contact_name: `Contact ${count}` });
    if (status !== 201) return { count, status, message: body['message'] };
  }
}

describe.each(ZONES)('the end of the year 9999 in %s', (zone, end) => {
  const before = (seconds: number): string => new Date(Date.parse(end) - seconds * 1000).toISOString();

  test('is the last moment of a change, and all that was written is read', async () => {
    const sandbox = startIn(zone, before(3));
    expect(await createAll(sandbox)).toEqual({
      count: 3,
      status: 400,
      message: REFUSAL,
    });
    expect(() => sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 1 })).toThrow('the year 9999');
    const snapshot = sandbox.snapshot();
    expect(createSandbox({ seed: snapshot }).snapshot()).toEqual(snapshot);
    for (const { created_time } of sandbox.records('contacts').list()) expect(created_time).toMatch(/^9999-12-31T/);
    expect((await ok(callerOf(sandbox)('listContacts')))['contacts']).toHaveLength(3);
    sandbox.reset();
    await ok(callerOf(sandbox)('createContact', {}, { contact_name: 'Again' }));
  });

  test('is not passed by setting the clock, by a reset or by a seed', () => {
    const sandbox = startIn(zone, end);
    const after = new Date(Date.parse(end) + 1000);
    expect(() => sandbox.clock.set(after)).toThrow(RangeError);
    expect(() => sandbox.clock.advance({ minutes: 1 })).toThrow(RangeError);
    expect(sandbox.clock.now()).toBe(Date.parse(end));
    expect(() => createSandbox({ seed: { organizations: [{ time_zone: zone }] }, now: after })).toThrow(RangeError);
  });

  test('is far from the end of 9998', async () => {
    const sandbox = startIn(zone, `9998${before(1).slice(4)}`);
    const call = callerOf(sandbox);
    for (const contact_name of ['A', 'B', 'C']) await ok(call('createContact', {}, { contact_name }));
    expect(sandbox.snapshot()).toEqual(createSandbox({ seed: sandbox.snapshot() }).snapshot());
    expect(sandbox.records('contacts').list()[2]!.created_time).toMatch(
      zone === 'America/Los_Angeles' ? /^9998-12-31T/ : /^9999-01-01T/,
    );
  });
});

test('a snapshot with a later time is refused', () => {
  const { counters, ...snapshot } = createSandbox({ seed: 'empty' }).snapshot();
  const seed = { ...snapshot, counters: { ...counters, now: Date.UTC(10_000, 0) } };
  expect(() => createSandbox({ seed })).toThrow('The clock does not go beyond the year 9999.');
});

test('a sandbox whose time zone changes there refuses changes, and is read', async () => {
  const sandbox = startIn('UTC', '9999-12-31T20:00:00Z');
  sandbox.records('organizations').update('10234695', { time_zone: 'Asia/Kolkata' });
  expect(await refused(callerOf(sandbox)('createContact', {}, { contact_name: 'Late' }))).toEqual([
    400,
    40006,
    REFUSAL,
  ]);
  expect(createSandbox({ seed: sandbox.snapshot() }).snapshot()).toEqual(sandbox.snapshot());
});
