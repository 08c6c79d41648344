import type { SampleBody, SampleCall } from '../../src/code/call.ts';

/** A call without its body. */
export type BareCall = Omit<SampleCall, 'body'>;

/**
 * The call that a form describes, with the values that the reader has entered.
 *
 * @throws SyntaxError if the body is no JSON.
 */
export function callOf(form: HTMLFormElement): SampleCall {
  return { ...bareCallOf(form), body: bodyOf(form) };
}

/** The call that a form describes, whatever its body. */
export function bareCallOf(form: HTMLFormElement): BareCall {
  const call = JSON.parse(form.dataset['call']!) as BareCall;
  const organization = field(form, 'organization')?.value;
  return {
    ...call,
    server: field(form, 'server')!.value.replace(/\/+$/, ''),
    ids: valuesOf(form, 'path'),
    query: { ...(organization === undefined ? {} : { organization_id: organization }), ...valuesOf(form, 'query') },
  };
}

/** An input of a form by its name; null if the form has none. */
export function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

/** The parameters in one place of a call, except those left empty. */
function valuesOf(form: HTMLFormElement, place: string): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name^="${place}:"]`)];
  return Object.fromEntries(
    inputs.flatMap(({ name, value }) => (value === '' ? [] : [[name.slice(place.length + 1), value]])),
  );
}

function bodyOf(form: HTMLFormElement): SampleBody | undefined {
  const text = field(form, 'body')?.value;
  if (text !== undefined) return text.trim() === '' ? undefined : { json: JSON.parse(text) as unknown };
  const upload = field(form, 'file');
  return upload ? { field: upload.dataset['field']! } : undefined;
}
