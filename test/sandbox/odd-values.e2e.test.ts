import { describe, expect, test } from 'vitest';
import { bodies, testOddValues } from './odd-values.ts';

describe('an odd value of a field is accepted, or rejected with a message that names the field', () => {
  test('each body has a field that contract or sandbox names, unless the call only changes a state or a choice', () => {
    expect(bodies).not.toEqual([]);
    const empty = bodies.flatMap(([id, paths]) => (paths.length === 0 ? [id] : []));
    const onlyMoves = /^(mark|void|submit|approve|writeOff|cancelInvoiceWriteOff|enable|disable|set\w+Template$)/;
    expect(empty.filter((id) => !onlyMoves.test(id))).toEqual([]);
  });

  // No multiple of the number of values, so each of them is sent.
  testOddValues(67);
});
