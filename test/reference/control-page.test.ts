import { expect, test } from 'vitest';
import { controlPage } from '../../reference/browser/try/control-page.ts';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import { createSandbox } from '../../src/public/sandbox.ts';

/** A call of a control URL, as a step of a guide sends it. */
function step(id: string, body: object, ids: Record<string, string> = {}): SampleCall {
  return { id, method: 'POST', server: '', path: '', ids, query: {}, body: { json: body } } as never;
}

async function answerTo(call: SampleCall): Promise<[number, string | null, unknown]> {
  const response = controlPage(createSandbox(), call);
  return [response.status, response.headers.get('x-sandbox-refusal'), await response.json()];
}

test.each([
  ['what the sandbox does not take', step('failNext', { status: 200 }), 'invalid', 40001, /^status must be/],
  [
    'what a rule refuses',
    step('addRecord', { tax_name: 'IGST18', tax_percentage: 1 }, { resource: 'taxes' }),
    'taken',
    40004,
    /^tax_name IGST18 is taken/,
  ],
] as const)('a step of a guide refuses %s as the control URL does', async (_, call, reason, code, message) => {
  expect(await answerTo(call)).toEqual([400, reason, { code, message: expect.stringMatching(message) }]);
});

test('a bug is no refusal', () => {
  const failNext = (): never => {
    throw new TypeError('a bug');
  };
  expect(() => controlPage({ ...createSandbox(), failNext }, step('failNext', {}))).toThrow(TypeError);
});
