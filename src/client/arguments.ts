import { checkSent } from './checks.ts';
import type { Call } from './client-call.ts';
import { CALL_OPTIONS } from './client-options.ts';
import type { Abortable } from './deadline.ts';
import { toForm } from './form-data.ts';
import type { Operation } from './operation.ts';
import type { ListOptions } from './paging.ts';
import { isUploadable } from './upload.ts';
import { describeValue, idText } from './values.ts';

/**
 * The ids of a path as text.
 *
 * @throws TypeError for a value that is not an id, since it would make another URL.
 */
export function readIds({ name, ids }: Operation, given: Record<string, unknown> | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const id of ids) {
    const text = idText(given?.[id]);
    if (text === undefined) {
      const what = describeValue(given?.[id]);
      throw new TypeError(`${name} needs ${id}: a string, or a whole number up to 2^53, but got ${what}`);
    }
    texts[id] = text;
  }
  return texts;
}

/**
 * The body to send: a promise of a form if the operation takes a file and is given one, or else what is given.
 *
 * @throws TypeError for a file where none is taken, and for anything else where one is; UploadError for one that can't be read.
 */
export function readBody(operation: Operation, body: unknown, call: Call, abortable: Abortable): unknown {
  const { name, takesJson, fileField } = operation;
  if (isForm(body)) return body;
  const fields = typeof body === 'object' && body !== null && !isUploadable(body) ? body : undefined;
  if (fileField !== undefined && !(takesJson && (fields as Record<string, unknown>)?.[fileField] === undefined)) {
    if (fields) return toForm(fields, fileField, call, abortable);
    throw new TypeError(`${name} needs { ${fileField}: file }, but got ${describeValue(body)}`);
  }
  const [field] = Object.entries(fields ?? { body }).find(([, value]) => isUploadable(value)) ?? [];
  if (field !== undefined) throw new TypeError(`${name} does not accept files, but ${field} is a file`);
  return body;
}

function isForm(body: unknown): boolean {
  return typeof (body as FormData | undefined | null)?.append === 'function';
}

/**
 * Checks the parameters of a query.
 *
 * @throws TypeError for a value that a URL would silently turn into another.
 */
export function checkQuery({ name }: Operation, query: Record<string, unknown> = {}): void {
  for (const [field, value] of Object.entries(query))
    checkSent(`${field} of ${name}`, value, !Array.isArray(value) || value.length > 0);
}

/**
 * Checks that a method is given nothing that belongs to others: an option of lists, or what the client has been told.
 *
 * @param rest The arguments behind the options.
 * @throws TypeError
 */
export function checkForOperation(
  { name, list }: Operation,
  options: ListOptions,
  query: Record<string, unknown> | undefined,
  rest: unknown[],
): void {
  if (rest.some((value) => value !== undefined))
    throw new TypeError(`${name} accepts no arguments after the call options`);
  const option = Object.keys(CALL_OPTIONS).find((field) => query?.[field] !== undefined);
  if (option)
    throw new TypeError(
      `Pass ${option} of ${name} in the call options (the argument after the query), not in the query`,
    );
  const assumed = (['assumeMore', 'assumeEmpty'] as const).find((field) => options[field] !== undefined);
  if (list === undefined && assumed)
    throw new TypeError(`${name} does not accept ${assumed}, because it does not return a list`);
  if (query?.['organization_id'] !== undefined)
    throw new TypeError(`${name} does not accept organization_id. Set the client option organizationId`);
}

/**
 * Checks which page of a list is asked for, and how large it is to be, since the next is counted from these.
 *
 * @throws TypeError if one is not a whole number from 1.
 */
export function checkPaging({ name }: Operation, query: Record<string, unknown> | undefined): void {
  for (const field of ['page', 'per_page']) {
    const value = query?.[field];
    if (value !== undefined && value !== null && !/^[1-9]\d*$/.test(String(value)))
      throw new TypeError(`${name} needs ${field}: a whole number, 1 or more, but got ${describeValue(value)}`);
  }
}
