import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { recordEvents, sandboxAt } from '../../../src/public/sandbox-testing.ts';

const URL = 'http://127.0.0.1:4010';

it.each<[string, () => unknown, string]>([
  ['recordEvents', () => recordEvents(createSandbox(), { maxEvent: 5 } as never), 'Did you mean maxEvents?'],
  ['recordEvents', () => recordEvents(createSandbox(), { maxBytes: 0 }), 'maxBytes must be'],
  ['sandboxAt', () => sandboxAt(URL, { controltoken: 'secret' } as never), 'Did you mean controlToken?'],
  ['sandboxAt', () => sandboxAt(URL, { organizationId: 'one' }), 'organizationId must be'],
])('%s refuses options that it would not heed', (_, make, message) => {
  expect(make).toThrow(RangeError);
  expect(make).toThrow(message);
});

it('options that are undefined count as not given', () => {
  expect(recordEvents(createSandbox(), { maxEvents: undefined, maxBytes: undefined }).last).toBe(0);
  expect(sandboxAt(URL, { organizationId: undefined, controlToken: undefined }).organizationId).toBeUndefined();
});
