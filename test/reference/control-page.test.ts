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
    /^tax_name "IGST18" is already used/,
  ],
] as const)('a step of a guide refuses %s as the control URL does', async (_, call, reason, code, message) => {
  const said = expect.stringMatching(message);
  const errors = [expect.objectContaining({ message: said })];
  expect(await answerTo(call)).toEqual([400, reason, { code, message: said, errors }]);
});

test('a failure that has not come yet is not asked for again', async () => {
  const sandbox = createSandbox();
  const read = async (): Promise<number> =>
    (
      await sandbox.fetch(
        new Request('http://127.0.0.1:4010/inventory/v1/settings/taxes?organization_id=10234695', {
          headers: { Authorization: 'Service-oauthtoken demo' },
        }),
      )
    ).status;
  const fail = () => controlPage(sandbox, step('failNext', { status: 429, operationId: 'listTaxes', times: 1 }));
  expect(await read()).toBe(200);
  expect([fail().status, fail().status]).toEqual([201, 201]);
  expect([await read(), await read()]).toEqual([429, 200]);
  expect(fail().status).toBe(201);
  expect([await read(), await read()]).toEqual([429, 200]);
  expect(fail().status).toBe(201);
  sandbox.reset();
  expect(await read()).toBe(200);
  expect(fail().status).toBe(201);
  expect(await read()).toBe(429);
});

test('a bug is no refusal', () => {
  const failNext = (): never => {
    throw new TypeError('a bug');
  };
  expect(() => controlPage({ ...createSandbox(), failNext }, step('failNext', {}))).toThrow(TypeError);
});
