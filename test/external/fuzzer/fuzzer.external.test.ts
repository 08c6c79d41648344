import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../../sandbox/resources/registry.ts';
import { startMock } from '../../../src/public/mock.ts';
import { startSandbox } from '../../../src/public/sandbox-server.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { BY_THE_MOCK, BY_THE_SANDBOX, explains } from './explained.ts';
import { FUZZED, fuzz, LIMIT, type Outcome } from './schemathesis.ts';

/** Room for an organization per request. */
const ROOM = { createsOrganizations: true, maxBytes: 4 * 1024 ** 3 };

const SERVERS = [
  { name: 'mock', explained: BY_THE_MOCK, start: () => startMock() },
  { name: 'sandbox', explained: BY_THE_SANDBOX, start: () => startSandbox(ROOM) },
];

describe.skipIf(!hasLanguages('Schemathesis', 'Python')).each(SERVERS)('$name', ({ name, explained, start }) => {
  let outcome: Outcome;
  beforeAll(async () => {
    const server = await start();
    outcome = await fuzz(server.baseUrl);
    await server.close();
    console.log(`Schemathesis sent ${outcome.requests} requests to the ${name}`);
  }, LIMIT);

  it('is called in all phases', () => {
    expect([...outcome.phases].sort()).toEqual(['coverage', 'examples', 'fuzzing', 'stateful']);
    expect(outcome.requests).toBeGreaterThan(FUZZED.length * 10);
  });

  it('fails no check that is not explained', () => {
    const unexplained = outcome.failures.filter((failure) => !explained.some((one) => explains(one, failure)));
    expect(unexplained).toEqual([]);
  });

  // Few requests need not meet all of it.
  it.skipIf(!IS_FULL)('fails whatever is explained', () => {
    const always = explained.filter(({ isRare }) => !isRare);
    const idle = always.filter((one) => !outcome.failures.some((failure) => explains(one, failure)));
    expect(idle).toEqual([]);
  });

  it('names a rule that is explained in its docs, or holds to the contract', () => {
    const known = new Set(rules().map(({ id }) => id));
    const unknown = outcome.failures.flatMap(({ rule }) => (rule === undefined || known.has(rule) ? [] : rule));
    expect(unknown).toEqual([]);
  });
});
