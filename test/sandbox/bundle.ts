import { describe, expect, test } from 'vitest';
import { rules } from '../../sandbox/resources/registry.ts';
import * as sources from '../../src/public/sandbox.ts';
import { everyNth } from '../support/full.ts';
import { renamed, sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { bodies, type Json } from '../support/story.ts';

/** Calls every nth operation of the bundle and of the sources. */
export function testAnswers(bundled: () => Pick<typeof sources, 'createSandbox'>, nth: number): void {
  describe('the bundle answers as the sources do', () => {
    const [gets, sent] = [
      bodies.filter(({ operation, direction }) => operation.method === 'get' && direction === 'response'),
      bodies.filter(({ direction }) => direction === 'request'),
    ];
    const named = ({ operation }: (typeof bodies)[number]): Json =>
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.required && one.name !== 'organization_id')
          .map(({ name, example }) => [name, example]),
      );

    async function expectSame(operation: string, parameters: Json, ...bodies: Json[]): Promise<void> {
      const [one, other] = [sources, bundled()].map(({ createSandbox }) => callerOf(createSandbox()));
      for (const body of bodies.length > 0 ? bodies : [undefined]) {
        const [left, right] = [await one!(operation, parameters, body), await other!(operation, parameters, body)];
        expect(right.body).toEqual(left.body);
        expect([...right.headers]).toEqual([...left.headers]);
      }
    }

    test.each(everyNth(gets, nth).map((body) => [body.operation.id, body] as const))('%s', (id, body) =>
      expectSame(id, named(body)),
    );

    test.each(everyNth(sent, nth).map((body) => [body.operation.id, body] as const))(
      '%s, with bodies that hold and others',
      (id, body) =>
        expectSame(
          id,
          named(body),
          renamed(body.sample, '92'),
          body.sample,
          { ...body.sample, tax_name: 7, colour: 'red' },
          {},
        ),
    );

    test('a rule of the contract between query and body', async () => {
      const { retainerinvoice_number: _, ...body } = sampleOf('createRetainerInvoice');
      for (const { createSandbox } of [sources, bundled()]) {
        const reply = await callerOf(createSandbox())(
          'createRetainerInvoice',
          { ignore_auto_number_generation: true },
          body,
        );
        expect([reply.status, reply.body['message']]).toEqual([
          400,
          'body.retainerinvoice_number is required, since ignore_auto_number_generation is true.',
        ]);
      }
    });

    test('with options that name rules', () => {
      const [assumed] = rules().filter(({ basis }) => basis.kind === 'assumed');
      const [documented] = rules().filter(({ basis }) => basis.kind === 'documented');
      expect(() => bundled().createSandbox({ assumptions: { [assumed!.id]: false } })).not.toThrow();
      expect(() => bundled().createSandbox({ assumptions: { [documented!.id]: false } })).toThrow('is documented');
    });
  });
}
