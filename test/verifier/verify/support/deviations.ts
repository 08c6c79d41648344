import { type ContractLocation, takes } from '../../../../verifier/verify/contract/location.ts';
import type { Model, OperationModel } from '../../../../verifier/verify/contract/model.ts';
import { locate } from '../../../../verifier/verify/inspect/locate.ts';
import { type Exchange, textOf } from '../../../../verifier/verify/recorded-exchange.ts';
import type { Finding } from '../../../../verifier/verify/report/finding-kinds.ts';
import type { Json } from '../../../support/story.ts';

/** An exchange that deviates from the contract in one way, and the finding that it is to give. */
export interface Deviation {
  name: string;
  exchange: Exchange;
  expected: Pick<Finding, 'kind' | 'rule' | 'place'>;
}

/** A field of an object in a body, with what the contract says of it. */
interface Field {
  holder: Json;
  name: string;
  at: string;
  location: ContractLocation;
  parent: ContractLocation;
  /** Whether it is in something that is inferred. */
  isInferred: boolean;
  /** Whether its type is: a mark above a reference is said of the type of what it leads to. */
  isTypeInferred: boolean;
  /** Whether it is that it must be there: what a schema requires is stated, unless it is all inferred. */
  isDemandInferred: boolean;
}

/** Changes a body in its place, or names another message; undefined where there is nothing to change. */
type Plant = (body: Json, fields: Field[], exchange: Exchange, model: OperationModel) => Planted | undefined;

interface Planted {
  expected: Deviation['expected'];
  exchange?: Exchange;
}

const violation = (rule: string, place: string) => ({ kind: 'violation', rule, place }) as const;
const guess = (place: string, rule = 'type') => ({ kind: 'guess', rule, place }) as const;
const undocumented = (rule: string, place: string) => ({ kind: 'undocumented', rule, place }) as const;

/** A value of a type that a field does not take. */
const OTHERS: [type: string, value: unknown][] = [
  ['object', { a: 1 }],
  ['array', [1]],
  ['boolean', true],
  ['integer', 7],
  ['string', 'seven'],
];

/**
 * What breaks a rule at a field: a claim, or a guess where the field is in something inferred, or is a key of a response that
 * is not shown.
 */
function broken(rule: string, field: Field, { operation }: OperationModel): Planted['expected'] {
  const { at } = field;
  const isInferred = rule === 'required' ? field.isDemandInferred : field.isInferred;
  const isKey = at.split('/').length === 2 && !/\/(code|message)$/.test(at);
  return isInferred || (isKey && !isShown(operation)) ? guess(at, rule) : violation(rule, at);
}

/** The same at a body of an operation. */
function brokenBody(rule: string, at: string, isStated: boolean): Planted['expected'] {
  return isStated ? violation(rule, at) : guess(at, rule);
}

/** Whether the documents show the response of an operation. */
function isShown({ notDocumented }: OperationModel['operation']): boolean {
  return !notDocumented.includes('response');
}

/** Whether a field has no documented type, by its own mark. */
function isMarked({ location }: Field): boolean {
  return location.schemas.some(({ schema }) => [schema['x-not-documented'] ?? []].flat().includes('type'));
}

/** Whether a field has a documented type, and is in nothing that is inferred. */
function isStated(field: Field): boolean {
  return !isMarked(field) && !field.isTypeInferred;
}

/** Gives the first field that can have one a value of another type. @returns Its place. */
function ofAnotherType(fields: readonly Field[]): string | undefined {
  for (const { holder, name, at, location } of fields) {
    const other = OTHERS.find(([type]) => !takes(location.types, type));
    if (!other) continue;
    holder[name] = other[1];
    return at;
  }
  return undefined;
}

function nulled(fields: readonly Field[]): string | undefined {
  const field = fields.find(({ location }) => location.types && !location.types.has('null'));
  if (field) field.holder[field.name] = null;
  return field?.at;
}

const PLANTS: Record<string, Plant> = {
  'a field that is spelt wrong': (_, fields) => {
    const field = fields.find(({ parent, name }) => !parent.required.has(name));
    if (!field) return undefined;
    const wrong = `${field.name}x`;
    field.holder[wrong] = field.holder[field.name];
    delete field.holder[field.name];
    return { expected: undocumented('field', `${field.at}x`) };
  },
  'a field of another type': (_, fields) => {
    const found = ofAnotherType(fields.filter(isStated));
    return found === undefined ? undefined : { expected: violation('type', found) };
  },
  'a field of another type than was guessed': (_, fields) => {
    const found = ofAnotherType(fields.filter(isMarked));
    return found === undefined ? undefined : { expected: guess(found) };
  },
  'a field that is null': (_, fields) => {
    const found = nulled(fields.filter(isStated));
    return found === undefined ? undefined : { expected: violation('type', found) };
  },
  'a field of a guessed type that is null': (_, fields) => {
    const found = nulled(fields.filter(isMarked));
    return found === undefined ? undefined : { expected: guess(found) };
  },
  'a key that is missing': (_, fields, __, model) => {
    const field = fields.filter(({ parent, name }) => parent.required.has(name)).at(-1);
    if (!field) return undefined;
    delete field.holder[field.name];
    return { expected: broken('required', field, model) };
  },
  'a whole number beyond 2^53': (_, fields) => {
    const isNumber = ({ location }: Field): boolean =>
      takes(location.types, 'integer') &&
      location.types !== undefined &&
      !location.types.has('string') &&
      !location.values;
    const field = fields.find(isNumber);
    if (!field) return undefined;
    field.holder[field.name] = 2 ** 60;
    return { expected: undocumented('unsafe-integer', field.at) };
  },
  'an id that is a number beyond 2^53': (_, fields) => {
    const field = fields.find(({ location }) =>
      location.schemas.some(({ pointer }) => pointer === '/components/schemas/Id'),
    );
    if (!field) return undefined;
    field.holder[field.name] = 2 ** 60;
    return { expected: undocumented('unsafe-integer', field.at) };
  },
  'a state that is new': (_, fields, __, model) => {
    const field = fields.find(({ location }) => location.values && takes(location.types, 'string') && location.types);
    if (!field) return undefined;
    field.holder[field.name] = 'never_met';
    const isClosed = field.location.schemas.some(({ schema }) => schema.enum);
    return { expected: isClosed ? broken('enum', field, model) : undocumented('value', field.at) };
  },
  'a text that is no date': (_, fields, __, model) => {
    const field = fields.find(({ location }) =>
      location.schemas.some(({ schema }) => schema.format === 'date' || /^\^\\d\{4\}/.test(String(schema['pattern']))),
    );
    if (!field) return undefined;
    field.holder[field.name] = '28/03/2026';
    return { expected: broken('pattern', field, model) };
  },
  'a code of failure in a success': (body) => {
    if (body['code'] !== 0) return undefined;
    body['code'] = 7;
    return { expected: violation('const', 'response.body/code') };
  },
  'another envelope': (body) => {
    const { code: _, message: __, ...rest } = body;
    for (const name of Object.keys(body)) delete body[name];
    body['data'] = rest;
    return { expected: violation('required', 'response.body/code') };
  },
  'another status': (_, __, exchange) => ({
    expected: undocumented('status', ''),
    exchange: { ...exchange, response: { ...exchange.response, status: 202 } },
  }),
  'another media type': (_, __, exchange, { operation }) => ({
    expected: brokenBody('media-type', 'response.body', isShown(operation)),
    exchange: { ...exchange, response: { ...exchange.response, headers: { 'Content-Type': 'text/html' } } },
  }),
  'a body that is cut off': (body, __, exchange, { operation }) => ({
    expected: brokenBody('json', 'response.body', isShown(operation)),
    exchange: { ...exchange, response: { ...exchange.response, body: JSON.stringify(body).slice(0, -1) } },
  }),
  'a request of another media type': (_, __, exchange, { operation }) => {
    const { body, headers } = exchange.request;
    if (!body || body.length === 0) return undefined;
    const request = { ...exchange.request, headers: { ...headers, 'content-type': 'text/plain' } };
    const isStated =
      !operation.notDocumented.includes('request-body') || operation.object.requestBody!.required === true;
    return { expected: brokenBody('media-type', 'request.body', isStated), exchange: { ...exchange, request } };
  },
  'a request without what its query asks of its body': (_, __, exchange, { operation }) => {
    const rule = operation.object['x-rules']?.find(({ basis }) => basis === 'documented');
    if (!rule) return undefined;
    const name = rule.requires[0]!.replace('body.', '');
    const body = JSON.parse(textOf(exchange.request.body!)) as Json;
    delete body[name];
    const query = Object.entries(rule.when.query).map(([key, value]) => `&${key}=${String(value)}`);
    const request = { ...exchange.request, url: exchange.request.url + query.join(''), body: JSON.stringify(body) };
    return { expected: violation('rule', `request.body/${name}`), exchange: { ...exchange, request } };
  },
  'an identifier that is none': (_, __, exchange, { operation }) => {
    const name = operation.path.match(/\{(\w+)\}$/)?.[1];
    if (name === undefined) return undefined;
    const url = exchange.request.url.replace(/[^/?]+(?=\?|$)/, 'a%2Fb');
    return {
      expected: violation('pattern', `request.path/${name}`),
      exchange: { ...exchange, request: { ...exchange.request, url } },
    };
  },
  'another URL': (_, __, exchange) => ({
    expected: undocumented('operation', ''),
    exchange: { ...exchange, request: { ...exchange.request, url: exchange.request.url.replace('/v1/', '/v1/beta/') } },
  }),
};

/** Deviations of an exchange of success, as many as can be planted in it. */
export function deviationsOf(model: Model, exchange: Exchange): Deviation[] {
  const located = locate(model, exchange);
  if (typeof located === 'string' || exchange.response.status >= 300) return [];
  const location = located.model?.responseTo(exchange.response.status)?.body?.location;
  if (!location) return [];
  return Object.entries(PLANTS).flatMap(([what, plant]) => {
    const body = JSON.parse(textOf(exchange.response.body!)) as Json;
    const planted = plant(body, [...fieldsIn(body, location, 'response.body')], exchange, located.model!);
    if (!planted) return [];
    const changed = planted.exchange ?? { ...exchange, response: { ...exchange.response, body: JSON.stringify(body) } };
    return [{ name: `${located.key}: ${what}`, exchange: changed, expected: planted.expected }];
  });
}

/** The fields of a body, the innermost first, so that deviations stand deep. */
function* fieldsIn(
  value: unknown,
  location: ContractLocation | undefined,
  at: string,
  above: Inferred = { here: false, all: false },
): Generator<Field> {
  if (!location || typeof value !== 'object' || value === null) return;
  const inferred = inferredIn(location, above);
  if (Array.isArray(value)) {
    for (const entry of value) yield* fieldsIn(entry, location.items, `${at}/*`, inferred);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const field = location.fields?.get(name);
    if (!field) continue;
    yield* fieldsIn(inner, field, `${at}/${name}`, inferred);
    const isInferred = inferredIn(field, inferred).here;
    const isTypeInferred = isInferred || inferred.here;
    const isDemandInferred = inferred.all;
    const place = { holder: value as Json, name, at: `${at}/${name}` };
    yield { ...place, location: field, parent: location, isInferred, isTypeInferred, isDemandInferred };
  }
}

/** Whether a place is in something inferred, and whether what it refers to is as well. */
interface Inferred {
  here: boolean;
  all: boolean;
}

/** A mark ends at a reference, unless it stands next to it. */
function inferredIn({ schemas }: ContractLocation, above: Inferred): Inferred {
  const [own] = schemas;
  const all = above.all || (own!.schema.$ref !== undefined && own!.schema['x-inferred'] !== undefined);
  const isMarked = schemas.some(({ schema }) => schema['x-inferred'] !== undefined);
  return { here: all || isMarked || (above.here && own!.schema.$ref === undefined), all };
}
