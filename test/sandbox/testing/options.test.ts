import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { createCheckpoints, curlOf, factory, recordEvents, sandboxAt } from '../../../src/public/sandbox-testing.ts';

const URL = 'http://127.0.0.1:4010';

it.each<[string, () => unknown, string]>([
  ['recordEvents', () => recordEvents(createSandbox(), { maxEvent: 5 } as never), 'Did you mean maxEvents?'],
  ['recordEvents', () => recordEvents(createSandbox(), { maxBytes: 0 }), 'maxBytes must be'],
  ['sandboxAt', () => sandboxAt(URL, { controltoken: 'secret' } as never), 'Did you mean controlToken?'],
  ['sandboxAt', () => sandboxAt(URL, { organizationId: '' }), 'organizationId must be'],
  ['sandboxAt', () => sandboxAt('127.0.0.1:4010'), 'url must be a URL, such as http://127.0.0.1:4010'],
  ['recordEvents', () => recordEvents(sandboxAt(URL) as never), 'Over HTTP, use GET /sandbox/events.'],
  ['createCheckpoints', () => createCheckpoints(sandboxAt(URL) as never), 'Over HTTP, use /sandbox/checkpoints.'],
  ['factory', () => factory(sandboxAt(URL) as never, 'taxes'), 'Over HTTP, use POST /sandbox/factory/{resource}.'],
  ['after', () => recordEvents(createSandbox()).after('7' as never), 'after must be the number of an event'],
  ['after', () => recordEvents(createSandbox()).after(-1), 'after must be the number of an event'],
  ['on', () => createSandbox().on(undefined as never), 'on needs a function'],
  ['curlOf', () => curlOf([], undefined as never), 'Where calls were sent to must be an object.'],
  ['curlOf', () => curlOf([], { orgin: URL } as never), 'Did you mean origin?'],
])('%s refuses what it would not heed', (_, make, message) => {
  expect(make).toThrow(RangeError);
  expect(make).toThrow(message);
});

it('options that are undefined count as not given', () => {
  expect(recordEvents(createSandbox(), { maxEvents: undefined, maxBytes: undefined }).last).toBe(0);
  expect(sandboxAt(URL, { organizationId: undefined, controlToken: undefined }).organizationId).toBeUndefined();
});

it.each(['/clock', 'GET clock', 'get /clock', ''])('%j is no control call', async (call) => {
  await expect(sandboxAt(URL).control(call)).rejects.toThrow(
    `A control call is a method and a path, such as GET /clock, not ${JSON.stringify(call)}.`,
  );
});
