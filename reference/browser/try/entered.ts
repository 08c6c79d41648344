import { exactText, freshText, parseExact, type SampleCall } from '../../../src/code-samples/index.ts';
import { readAuthorization } from '../../../src/contract/index.ts';
import type { FormParameter, TryForm } from '../../model/try-form.ts';
import { isObject } from './form-values.ts';

/** Where a call is sent to: the sandbox in this page, the server of this page, or an address. */
export type Place = 'page' | 'own' | 'address';

export interface Entered {
  place: Place;
  server: string;
  token: string;
  /** Form of the authorization header for an address. This page's sandbox accepts the documented form. */
  authorization: string;
  organization: string;
  /** By their keys. */
  parameters: Readonly<Record<string, string>>;
  /** Index of the example that the body began as. */
  example: number;
  /** The body as it is sent, normally JSON. */
  body: string;
  /** The header `Prefer`; empty for the usual answer. */
  prefer: string;
}

/** Returns a key that distinguishes a parameter from one with the same name in another place. */
export function keyOf({ place, name }: Pick<FormParameter, 'place' | 'name'>): string {
  return `${place}:${name}`;
}

export type FilledIn = Pick<Entered, 'parameters' | 'body'>;

export interface Held {
  entered: Entered;
  filled: FilledIn;
}

/** Returns the state of a form whose values were all filled in automatically. */
export function refilled(entered: Entered): Held {
  return { entered, filled: entered };
}

/** The body of an example. */
export function bodyOf({ examples }: TryForm, example: number): string {
  const value = examples[example]?.value;
  return value === undefined ? '' : exactText(value);
}

/** Checks whether a request still has the values that were filled in automatically. */
export function isAsFilled({ entered, filled }: Held): boolean {
  return (
    entered.body === filled.body &&
    Object.entries(entered.parameters).every(([key, value]) => value === filled.parameters[key])
  );
}

/**
 * Ends names and numbers that must be unique with a time, as far as they are as the form filled them in.
 *
 * @param time In ms, so that no two calls have the same.
 */
export function freshened(data: TryForm, { entered, filled }: Held, time: number): Held {
  const [sample, before, now] = [bodyOf(data, entered.example), filled.body, entered.body].map(fieldsOf);
  const values = data.fresh.flatMap((field) => {
    const text = sample![field];
    return typeof text === 'string' && now![field] === before![field] ? [[field, freshText(text, time)]] : [];
  });
  if (values.length === 0) return { entered, filled };
  const fresh = Object.fromEntries(values);
  return {
    entered: { ...entered, body: exactText({ ...now, ...fresh }) },
    filled: { ...filled, body: exactText({ ...before, ...fresh }) },
  };
}

/** The same with the values of a call. */
export function withCall(entered: Entered, { ids, query, body }: SampleCall): Entered {
  const valuesOf = (place: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => [`${place}:${name}`, value]);
  const values = Object.fromEntries([...valuesOf('path', ids), ...valuesOf('query', query)]);
  const keys = Object.keys(entered.parameters);
  return {
    ...entered,
    parameters: Object.fromEntries(keys.map((key) => [key, values[key] ?? entered.parameters[key]!])),
    body: body && 'json' in body ? exactText(body.json) : entered.body,
  };
}

/** The same with ids of a record, such as those that a link to the form has: in the URL of the call, and where the body has fields of their names. */
export function withIds(entered: Entered, ids: Readonly<Record<string, string>>): Entered {
  if (Object.keys(ids).length === 0) return entered;
  const named = (name: string, value: string): string => ids[name] ?? value;
  const parameters = Object.entries(entered.parameters).map(([key, value]) => [
    key,
    value === '' ? value : named(key.slice(key.indexOf(':') + 1), value),
  ]);
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ids[name] ?? replace(inner)]));
  };
  const body = jsonBody(entered.body);
  return {
    ...entered,
    parameters: Object.fromEntries(parameters),
    body: body && 'json' in body ? exactText(replace(body.json)) : entered.body,
  };
}

/** A call with what the reader has entered. A body that is no JSON is left out. */
export function callOf(data: TryForm, entered: Entered): SampleCall {
  const { call, parameters, hasOrganization } = data;
  const valuesIn = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((one) => one.place === place && entered.parameters[keyOf(one)])
        .map((one) => [one.name, entered.parameters[keyOf(one)]!]),
    );
  return {
    ...call,
    server: entered.server.replace(/\/+$/, ''),
    ...(entered.place === 'address' && { authorization: entered.authorization }),
    ids: valuesIn('path'),
    query: { ...(hasOrganization && { organization_id: entered.organization }), ...valuesIn('query') },
    body: call.body && 'json' in call.body ? jsonBody(entered.body) : call.body,
    fresh: freshFields(data, entered),
  };
}

/** Why an authorization can't be used, as a sentence; empty if it can be. */
export function problemOfAuthorization(text: string): string {
  try {
    readAuthorization(text);
    return '';
  } catch (error) {
    return `${(error as Error).message.replace(/^authorization must/, 'Must')}.`;
  }
}

/** Checks whether a request can be written into samples: its body is JSON, and its token can be sent. */
export function isWritable({ place, body, authorization }: Entered): boolean {
  return isJson(body) && (place !== 'address' || problemOfAuthorization(authorization) === '');
}

function isJson(text: string): boolean {
  try {
    return text.trim() === '' || parseExact(text) !== undefined;
  } catch {
    return false;
  }
}

/** The fields that are as in the sample, and so need the time at their end. */
function freshFields(data: TryForm, { example, body }: Entered): string[] {
  const [sample, now] = [bodyOf(data, example), body].map(fieldsOf);
  return data.fresh.filter((field) => typeof sample![field] === 'string' && now![field] === sample![field]);
}

/** The fields of a body; none if it is no JSON object. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const value = isJson(text) ? jsonBody(text) : undefined;
  return value && 'json' in value && isObject(value.json) ? value.json : {};
}

function jsonBody(text: string): SampleCall['body'] {
  return text.trim() === '' || !isJson(text) ? undefined : { json: parseExact(text) };
}
