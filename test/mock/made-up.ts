import { expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operations.ts';
import { type Shape, shapeOf } from '../../src/contract/validation/shape.ts';
import type { Mock } from '../../src/public/mock.ts';
import { compiledMock } from '../support/compiled-programs.ts';
import { contract, operations } from '../support/document.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { validator } from '../support/validator.ts';

export const { startMock } = (await import(
  /* @vite-ignore */ await compiledMock()
)) as typeof import('../../src/public/mock.ts');

/** Calls an operation of a mock with a preference. */
export async function preferOn(
  operationId: string,
  preference: string,
  on: Mock,
): Promise<{ status: number; refusal: string | null; text: string }> {
  const call = callOf(operationOf(operationId));
  const response = await send(on.baseUrl, { ...call, headers: { ...call.headers, Prefer: preference } });
  return { status: response.status, refusal: response.headers.get('x-mock-refusal'), text: await response.text() };
}

/** The operations that answer with JSON. */
export const withJson = operations.filter(
  ({ object, successStatus }) => object.responses[successStatus]!.content!['application/json'],
);

/** The words of a text. */
function contractWords(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The places of fields that a schema does not name. */
function unnamed(shape: Shape | undefined, value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => unnamed(shape?.items, entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = shape?.fields?.[name];
    return field ? unnamed(field, inner, `${place}.${name}`) : [`${place}.${name}`];
  });
}

/** Collects values by the names of their fields. */
function collect(value: unknown, name: string, into: Map<string, Set<unknown>>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, name, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(inner, key, into);
  else into.set(name, (into.get(name) ?? new Set()).add(value));
}

/** The samples of the contract, in which every name of a field and every text is that answers may have. */
const samples = JSON.stringify(contract);
const known = new Set(contractWords(samples));

/** Lets a mock make up answers of operations, for each seed. */
export function testAnswers(mock: () => Mock, called: readonly Operation[], seeds: readonly string[]): void {
  it.each(called)(
    'makes up answers of $id that hold to the contract, the same for the same seed',
    async (operation) => {
      const { schema } = operation.object.responses[operation.successStatus]!.content!['application/json']!;
      for (const seed of seeds) {
        const first = await preferOn(operation.id, `dynamic=true, seed=${seed}`, mock());
        expect([first.status, first.refusal]).toEqual([Number(operation.successStatus), null]);
        expect((await preferOn(operation.id, `dynamic=true, seed=${seed}`, mock())).text).toBe(first.text);
        const answer = JSON.parse(first.text) as unknown;
        expect(validator.violations(schema, answer)).toEqual([]);
        expect(unnamed(shapeOf(contract, schema), answer, operation.id)).toEqual([]);
        expect(contractWords(first.text).filter((word) => !known.has(word))).toEqual([]);
      }
    },
  );
}

/**
 * Expects that a person would believe what a mock makes up for operations.
 *
 * @returns The values of all answers, by the names of their fields.
 */
export async function expectBelievable(
  mock: Mock,
  called: readonly Operation[],
  seeds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<unknown>>> {
  const shown = new Map<string, Set<unknown>>();
  for (const operation of called) {
    for (const seed of seeds) {
      const { text } = await preferOn(operation.id, `dynamic=true, seed=${seed}`, mock);
      collect(JSON.parse(text), '', shown);
    }
  }
  const texts = (name: RegExp): string[] =>
    [...shown].filter(([field]) => name.test(field)).flatMap(([, values]) => [...values].filter(isText));
  for (const id of texts(/^(?!organization).*_id$/)) expect(id).toMatch(/^\d{19}$/);
  for (const date of texts(/^(date|due_date|shipment_date)$/)) expect(date).toMatch(/^202[56]-[01]\d-[0-3]\d$/);
  for (const time of texts(/^(created|last_modified)_time$/))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0530$/);
  for (const amount of texts(/^(total|balance|amount|rate)$/)) expect(amount).toMatch(/^-?\d+\.\d\d$/);
  for (const email of texts(/^email$/)) expect(email).toMatch(/^\S+@\S+\.example$/);
  for (const [field, values] of shown) {
    for (const value of values)
      if (typeof value === 'number' && !field.endsWith('_id')) expect(Number(value.toFixed(2)), field).toBe(value);
  }
  return shown;
}
