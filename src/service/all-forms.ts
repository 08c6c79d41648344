import { type FieldText, FORM_PARTS, readFields } from '../contract/index.ts';
import { FLAT_FORMS, type FormReading, MAX_FIELDS } from './form.ts';
import type { FormField, FormPayload } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';
import { parseQuery } from './target.ts';

/** Reads all forms that OpenAPI has, with the types of their fields: numbers, lists, and objects as JSON. */
export const ALL_FORMS: FormReading = {
  parse(bytes, type, contentType) {
    return type === URL_ENCODED ? readUrlEncoded(bytes) : FLAT_FORMS.parse(bytes, type, contentType);
  },
  values(form, parts) {
    const part = FORM_PARTS[form.type];
    return { [part]: readFields(form.fields.map(fieldText), parts[part]?.shape ?? {}) };
  },
};

const URL_ENCODED = 'application/x-www-form-urlencoded';

function readUrlEncoded(bytes: Uint8Array): FormPayload {
  const fields: FormField[] = [];
  try {
    const query = parseQuery(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    for (const [name, values] of Object.entries(query))
      for (const value of [values].flat()) fields.push({ name, value });
  } catch {
    throw malformed('The body is not a form: it has bytes or escapes that are not UTF-8.');
  }
  if (fields.length > MAX_FIELDS) throw malformed(`The form has more than ${MAX_FIELDS} fields.`);
  return { type: URL_ENCODED, fields };
}

function fieldText({ name, value }: FormField): FieldText {
  if (typeof value === 'string') return { name, text: value };
  const isJson = /^application\/(.+\+)?json$/i.test(value.type);
  return { name, text: value.name, json: isJson ? new TextDecoder().decode(value.bytes) : undefined };
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed-body', message);
}
