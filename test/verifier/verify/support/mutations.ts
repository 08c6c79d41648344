import { type ContractLocation, takes } from '../../../../verifier/verify/contract/location.ts';
import type { Model } from '../../../../verifier/verify/contract/model.ts';
import type { Exchange } from '../../../../verifier/verify/recorded-exchange.ts';
import type { Json } from '../../../support/story.ts';

/** A response of success in which one value is another. */
export interface Mutation {
  operation: string;
  /** Where, such as `response.body/tax/tax_name`. */
  place: string;
  exchange: Exchange;
}

/** Values that stand in place of others, by their types. */
const VALUES: readonly [type: string, value: unknown][] = [
  ['string', ''],
  ['string', 'garbage here'],
  ['null', null],
  ['boolean', true],
  ['number', 7.25],
  ['object', { tax_id: '1' }],
  ['array', [{ tax_id: '1' }]],
];

/** Responses made of the contract's samples, each with one value changed: every field, in each way that breaks a claim. */
export function mutationsOf(model: Model): Mutation[] {
  return [...model.operations].flatMap(([operation, own]) => {
    const { object, path, method, successStatus } = own.operation;
    const media = object.responses[successStatus]?.content?.['application/json'];
    const sample = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
    const location = own.responseTo(Number(successStatus))?.body?.location;
    if (!sample || !location) return [];
    const url = `https://inventory.example.com/inventory/v1${path.replaceAll(/\{[^}]+\}/g, '4815162342481516001')}`;
    return [...fieldsIn(sample, location, 'response.body', [])].flatMap((field) =>
      VALUES.filter(([type, value]) => breaks(field.location, type, value)).map(([, value]) => {
        const body = structuredClone(sample) as Json;
        let holder = body as Record<string | number, unknown>;
        for (const key of field.keys.slice(0, -1)) holder = holder[key] as typeof holder;
        holder[field.keys.at(-1)!] = value;
        const request = { method: method.toUpperCase(), url: `${url}?organization_id=1` };
        const response = { status: Number(successStatus), body: JSON.stringify(body) };
        return { operation, place: field.at, exchange: { at: '2026-03-28T12:00:00Z', request, response } };
      }),
    );
  });
}

function breaks(location: ContractLocation, type: string, value: unknown): boolean {
  if (!takes(location.types, type)) return true;
  return (
    typeof value === 'string' && location.schemas.some(({ schema }) => schema.pattern ?? schema.format ?? schema.enum)
  );
}

interface Field {
  keys: readonly (string | number)[];
  at: string;
  location: ContractLocation;
}

/** The fields of a body, each place once. */
function* fieldsIn(
  value: unknown,
  location: ContractLocation | undefined,
  at: string,
  keys: readonly (string | number)[],
): Generator<Field> {
  if (!location || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    yield* fieldsIn(value[0], location.items, `${at}/*`, [...keys, 0]);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const field = location.fields?.get(name);
    if (!field) continue;
    yield* fieldsIn(inner, field, `${at}/${name}`, [...keys, name]);
    yield { keys: [...keys, name], at: `${at}/${name}`, location: field };
  }
}
