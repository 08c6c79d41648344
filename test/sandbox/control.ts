import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createControl } from '../../sandbox/control/control.ts';
import { ROUTES } from '../../sandbox/control/control-routes.ts';
import { parametersOf } from '../../sandbox/control/route.ts';
import { shippedContract } from '../../sandbox/engine/plan/contract.ts';
import { OPTIONS } from '../../sandbox/options/sandbox-options.ts';
import { openSandbox } from '../../sandbox/sandbox.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { castId, type Json } from '../support/story.ts';

export const contract = shippedContract();
export const opened = openSandbox(contract);
const control = createControl(opened, () => undefined);

/** Calls a control URL. */
export function call(name: string, body: unknown = ''): { status: number; body: Json } {
  const [method, target] = name.split(' ') as [string, string];
  const { pathname, searchParams: query } = new URL(target, 'http://localhost');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return control({ method, path: pathname, query, body: text }) as { status: number; body: Json };
}

/** A URL of each route, with what is there. */
function urlOf(path: string): string {
  const values: Record<string, string> = { resource: 'taxes', id: castId(11001), number: '1' };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

/** Sends so many bodies and queries of junk to each URL. */
export function testJunk(numRuns: number): void {
  describe('junk never fails the sandbox, and an unknown name never passes', () => {
    const routes = ROUTES.filter(({ operationId }) => operationId !== 'deleteOrganization');
    const known = [...new Set(ROUTES.flatMap(({ body }) => Object.keys(body?.properties ?? {})))];
    const name = fc.oneof(fc.constantFrom(...known, '__proto__', 'constructor', 'toString'), fc.string());
    const junk = fc.dictionary(name, fc.jsonValue());

    test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
      fc.assert(
        fc.property(junk, (body) => {
          const { status } = call(`${route.method} ${urlOf(route.path)}`, body);
          expect(status).toBeLessThan(500);
          const fields = route.body?.properties ?? {};
          const isOpen = route.body !== undefined && !route.body.properties;
          if (!isOpen && Object.keys(body).some((key) => !Object.hasOwn(fields, key))) expect(status).toBe(400);
        }),
        { seed: 20260328, numRuns },
      );
      fc.assert(
        fc.property(name, fc.string(), (key, value) => {
          const query = new URLSearchParams([[key, value]]);
          const { status } = call(`${route.method} ${urlOf(route.path)}?${query}`);
          expect(status).toBeLessThan(500);
          if (!Object.hasOwn(parametersOf(route), key)) expect(status).toBe(400);
        }),
        { seed: 20260328, numRuns },
      );
    });

    test('options', () => {
      const options = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(OPTIONS)), fc.string()), fc.jsonValue());
      fc.assert(
        fc.property(options, (given) => {
          const isKnown = Object.keys(given).every((key) => Object.hasOwn(OPTIONS, key));
          try {
            createSandbox(given);
            expect(isKnown).toBe(true);
          } catch (error) {
            expect((error as Error).name).toMatch(/^(RangeError|SnapshotError)$/);
          }
        }),
        { seed: 20260328, numRuns: 3 * numRuns },
      );
    });
  });
}
