import { expect, it } from 'vitest';
import type { MediaType } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import type { Mock } from '../../src/public/mock.ts';
import { callOf, send } from '../support/mock-calls.ts';
import { validator } from '../support/validator.ts';

/** Calls operations of a mock. */
export function testSamples(mock: () => Mock, called: readonly Operation[]): void {
  it.each(called)('$id answers with its sample, byte for byte', async (operation) => {
    // Twice, since the second answer may come from what the first has left.
    const { baseUrl } = mock();
    for (const response of [await send(baseUrl, callOf(operation)), await send(baseUrl, callOf(operation))]) {
      expect(response.status).toBe(Number(operation.successStatus));
      expect(response.headers.get('x-mock-refusal')).toBeNull();
      const [[type, media]] = Object.entries(operation.object.responses[operation.successStatus]!.content!) as [
        [string, MediaType],
      ];
      expect(response.headers.get('content-type')).toBe(type);
      const text = await response.text();
      if (type === 'application/json') {
        expect(text).toBe(JSON.stringify(sampleOf(media)));
        expect(validator.violations(media.schema, JSON.parse(text))).toEqual([]);
      } else {
        expect(text).not.toBe('');
      }
    }
  });
}
