import { exactText, parseExact, type SampleCall } from '../../../src/code-samples/index.ts';
import type { FormParameter, TryForm } from '../../model/try-form.ts';

/** Where a call is sent to: the sandbox in this page, the server of this page, or an address. */
export type Place = 'page' | 'own' | 'address';

/** What the reader has entered. */
export interface Entered {
  place: Place;
  server: string;
  token: string;
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

/** What the form needs to know of a parameter to tell it from one of the same name elsewhere. */
export function keyOf({ place, name }: Pick<FormParameter, 'place' | 'name'>): string {
  return `${place}:${name}`;
}

/** A body to begin with. A sandbox has the records of the samples, so it gets another name or number. */
export function firstBody({ examples, trial }: TryForm, example: number, place: Place): string {
  const value = examples[example]?.value;
  if (value === undefined) return '';
  return exactText(place === 'address' ? value : { ...value, ...trial });
}

/** A call with what the reader has entered. A body that is no JSON is left out. */
export function callOf({ call, parameters, hasOrganization }: TryForm, entered: Entered): SampleCall {
  const valuesIn = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((one) => one.place === place && entered.parameters[keyOf(one)])
        .map((one) => [one.name, entered.parameters[keyOf(one)]!]),
    );
  return {
    ...call,
    server: entered.server.replace(/\/+$/, ''),
    ids: valuesIn('path'),
    query: { ...(hasOrganization && { organization_id: entered.organization }), ...valuesIn('query') },
    body: call.body && 'json' in call.body ? jsonBody(entered.body) : call.body,
  };
}

/** Whether a body can be written into samples. */
export function isJson(text: string): boolean {
  try {
    return text.trim() === '' || parseExact(text) !== undefined;
  } catch {
    return false;
  }
}

function jsonBody(text: string): SampleCall['body'] {
  return text.trim() === '' || !isJson(text) ? undefined : { json: parseExact(text) };
}
