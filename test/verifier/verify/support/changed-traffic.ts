import fc from 'fast-check';
import type { Model } from '../../../../verifier/verify/contract/model.ts';
import type { Exchange } from '../../../../verifier/verify/recorded-exchange.ts';

type Holder = Record<string | number, unknown>;

/** A change of one place of a body, given by its number. */
interface Change {
  at: number;
  how: 'replace' | 'remove' | 'add' | 'append';
  name: string;
  value: unknown;
}

/** Names that the contract has, that look like fields, and that may be values. */
const NAMES = ['name', 'tax_id', 'p', 'q', 'colour', 'Ann Smith', '4815162342'];

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  7,
  7.5,
  2 ** 60,
  '',
  'a',
  'Some text',
  '2026-03-28',
  '4815162342481516001',
);
const row = fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3 });
/** Rows of which several have the same names, so that evidence shows them. */
const rows = fc.oneof(
  fc.array(row, { maxLength: 3 }),
  fc.array(scalar, { minLength: 3, maxLength: 3 }).map((values) => values.map((p) => ({ p }))),
  fc.array(scalar, { minLength: 3, maxLength: 3 }).map((values) => values.map((p) => ({ p, q: [{ p }] }))),
  fc.array(scalar, { maxLength: 3 }),
);
const value = fc.oneof(scalar, row, rows, fc.record({ p: rows, q: row }, { requiredKeys: [] }));

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'add', 'append'),
  name: fc.constantFrom(...NAMES),
  value,
});

/** Responses made of the contract's samples, with some of their values changed. */
export function changedTraffic(model: Model, operations: readonly string[]): fc.Arbitrary<Exchange[]> {
  const exchange = fc
    .record({
      operation: fc.constantFrom(...operations),
      changes: fc.array(change, { maxLength: 3 }),
      status: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, fc.constantFrom(200, 202, 404)),
      type: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: 9 },
        fc.constantFrom('application/json', 'application/pdf', 'text/html'),
      ),
      isCut: fc.oneof({ arbitrary: fc.constant(false), weight: 19 }, fc.constant(true)),
      organization: fc.constantFrom(1, 2),
      record: fc.nat(3),
      times: fc.constantFrom(1, 1, 1, 10),
    })
    .map(({ operation, changes, status, type, isCut, organization, record, times }): Exchange[] => {
      const { path, method, successStatus, responses } = model.operations.get(operation)!.operation;
      const media = responses[successStatus]!.content?.['application/json'];
      const sample = media?.example ?? Object.values(media?.examples ?? {})[0]?.value ?? { code: 0, message: '' };
      const body = { body: structuredClone(sample) as unknown };
      for (const one of changes) apply(body, one);
      const text = JSON.stringify(body.body) ?? '';
      const url = `https://inventory.example.com/inventory/v1${path.replaceAll(/\{[^}]+\}/g, String(record))}`;
      return Array.from({ length: times }, () => ({
        at: '2026-03-28T12:00:00Z',
        request: { method: method.toUpperCase(), url: `${url}?organization_id=${organization}` },
        response: {
          status: status ?? Number(successStatus),
          ...(type !== undefined && { headers: { 'content-type': type } }),
          body: isCut ? text.slice(0, -1) : text,
        },
      }));
    });
  return fc.array(exchange, { minLength: 1, maxLength: 6 }).map((all) => all.flat());
}

function apply(body: Holder, { at, how, name, value: given }: Change): void {
  const changed = structuredClone(given);
  const places = [...placesIn(body)];
  const [holder, key] = places[at % places.length]!;
  const there = holder[key];
  if (how === 'replace') holder[key] = changed;
  else if (how === 'remove' && !Array.isArray(holder) && holder !== body) Reflect.deleteProperty(holder, key);
  else if (Array.isArray(there)) there.push(changed);
  else if (typeof there === 'object' && there !== null) (there as Holder)[name] = changed;
}

function* placesIn(holder: Holder): Generator<[holder: Holder, key: string | number]> {
  for (const [key, inner] of Object.entries(holder)) {
    yield [holder, Array.isArray(holder) ? Number(key) : key];
    if (typeof inner === 'object' && inner !== null) yield* placesIn(inner as Holder);
  }
}
