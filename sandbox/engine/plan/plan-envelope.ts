import type { Operation } from '../../../src/contract/index.ts';
import type { Form, ObjectForm } from './form.ts';
import type { FormReader } from './plan-form.ts';

/** How an answer carries its payload next to `code` and `message`. */
export type Envelope =
  /** One record, or the part of one, under a key. */
  | { form: 'record'; key: string; record: ObjectForm; isArray: boolean }
  /** The rows of a list under a key, with `page_context`. */
  | { form: 'list'; key: string; record: ObjectForm }
  /** The fields of a record at the top level. */
  | { form: 'top'; record: ObjectForm }
  /** Nothing, or fields that the contract leaves open. */
  | { form: 'bare'; isOpen: boolean }
  /** No JSON but a file. */
  | { form: 'file'; contentType: string };

const OWN_KEYS = new Set(['code', 'message', 'page_context']);

/** The envelope of the answer to an operation that succeeds. */
export function envelopeOf({ method, object, successStatus }: Operation, read: FormReader): Envelope {
  const content = object.responses[successStatus]?.content ?? {};
  const schema = content['application/json']?.schema;
  if (!schema) return { form: 'file', contentType: Object.keys(content)[0] ?? 'application/octet-stream' };
  const whole = read(schema);
  if (whole.kind !== 'object') return { form: 'bare', isOpen: false };
  const payload = [...whole.fields].filter(([name]) => !OWN_KEYS.has(name));
  const [only, ...others] = payload;
  if (!only) return { form: 'bare', isOpen: whole.isOpen };
  if (others.length > 0) return { form: 'top', record: { ...whole, fields: new Map(payload) } };
  const [key, form] = only;
  if (form.kind === 'array' && method === 'get') return { form: 'list', key, record: objectOf(form.items) };
  const isArray = form.kind === 'array';
  return { form: 'record', key, record: objectOf(isArray ? form.items : form), isArray };
}

function objectOf(form: Form): ObjectForm {
  return form.kind === 'object' ? form : { kind: 'object', fields: new Map(), isOpen: true };
}
