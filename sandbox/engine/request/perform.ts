import { isNode } from '../../../src/contract/index.ts';
import type { AnswerFile } from '../call.ts';
import type { Form } from '../plan/form.ts';
import { updateRecord } from '../record/records.ts';
import type { AnyTypes } from '../record/resource.ts';
import { withoutEffect } from '../record/rule.ts';
import type { ActionCall } from '../record/table.ts';
import type { RecordData } from '../values/record-data.ts';
import { findPage } from './find-page.ts';
import { idOf, parentOf, type RequestContext, recordOf, sourceOf } from './request-context.ts';
import { shownFields, view } from './view.ts';

/** Content of a response next to `code` and `message`, or a file. */
export type Payload = Readonly<Record<string, unknown>> | { file: AnswerFile };

/** Does what a call asks for: what the table has for the operation, or else what its kind says. */
export function perform(work: RequestContext): Payload {
  const { plan, compiled, context, explainer } = work;
  const action = compiled.table.actions?.[plan.operation];
  if (action) {
    const asked = actionCall(work);
    const result = context.runRuleOn(action.id, asked.record, (record) => action.run({ ...asked, record }, context));
    if (action.run === withoutEffect) return isNamed(work) ? showRecord(work, recordOf(work)) : {};
    if (result === undefined) return {};
    if ('file' in result) return result;
    if ('show' in result) return showRecord(work, context.get(plan.resource, result.show)!);
    explainer?.gave(result.fields);
    return result.fields;
  }
  switch (plan.kind) {
    case 'list':
      return list(work);
    case 'get':
      return showRecord(work, recordOf(work));
    case 'create':
      return create(work);
    case 'update':
      return update(work);
    case 'delete':
      recordOf(work);
      context.delete(sourceOf(compiled), idOf(work));
      return {};
    default:
      return move(work);
  }
}

function isNamed({ plan }: RequestContext): boolean {
  return plan.idParameter !== undefined;
}

function actionCall(work: RequestContext): ActionCall<AnyTypes> {
  const { call, parsed } = work;
  parentOf(work);
  return {
    id: isNamed(work) ? idOf(work) : '',
    record: isNamed(work) ? recordOf(work) : {},
    path: call.path,
    query: Object.fromEntries(Object.entries(call.query).filter(([, value]) => value !== '')),
    body: parsed.fields,
    form: call.form,
  };
}

function list(work: RequestContext): Payload {
  const { plan, compiled, context, conventions, call, assumed, explainer } = work;
  if (plan.envelope.form !== 'list') return {};
  const { key, record: form } = plan.envelope;
  const fields = shownFields(form, compiled);
  const source = { ...work, parent: parentOf(work) };
  const [result, behind] = explainer?.trace.gather(() => findPage(source, call.query)) ?? [
    findPage(source, call.query),
  ];
  assumed.push(...(behind ?? []));
  const { records, page, perPage, hasMore, isByField, column, direction, isInOtherOrder } = result;
  if (explainer && hasMore) assumed.push(conventions.pageSize.id);
  work.listed = records.length;
  if (isByField) assumed.push(conventions.fieldFilters.id);
  if (isInOtherOrder) assumed.push(conventions.sortOrder.id);
  const order = {
    ...(column !== undefined && { sort_column: column, sort_order: 'A' }),
    ...(direction !== undefined && { sort_order: direction }),
  };
  const shown = Object.entries(order).filter(([name]) => Object.hasOwn(plan.pageContext, name));
  return {
    [key]: records.map((record) => view(record, compiled, fields, context, explainer)),
    page_context: {
      page,
      per_page: perPage,
      has_more_page: hasMore,
      ...plan.pageContext,
      ...Object.fromEntries(shown),
    },
  };
}

function create(work: RequestContext): Payload {
  const { plan, compiled, context } = work;
  const owner = parentOf(work);
  const { parent } = compiled.table;
  const fields = sentWith(work);
  const sent = owner === undefined || !parent ? fields : { ...fields, [parent.field]: owner };
  return showRecord(work, context.create(plan.resource, sent));
}

function update(work: RequestContext): Payload {
  const { plan, compiled, store, context, conventions } = work;
  recordOf(work);
  work.assumed.push(conventions.merge.id);
  const writable = plan.body?.fields.keys() ?? [];
  return showRecord(work, updateRecord(compiled, store, context, conventions, idOf(work), sentWith(work), writable));
}

/** The fields that a call gives a record: those of its body, and those of its query. What is in both must be the same. */
function sentWith({ compiled, context, parsed, call }: RequestContext): RecordData {
  const names = compiled.table.fromQuery?.filter((name) => call.query[name] !== undefined) ?? [];
  if (names.length === 0) return parsed.fields;
  for (const name of names) {
    const other = parsed.fields[name];
    if (other === undefined || String(other) === String(call.query[name])) continue;
    const message = `${name} is in the query and in the body, with different values: send it once.`;
    context.reject('invalid', message, name);
  }
  return { ...parsed.fields, ...Object.fromEntries(names.map((name) => [name, call.query[name]])) };
}

function move(work: RequestContext): Payload {
  const { plan, compiled, context } = work;
  const record = recordOf(work);
  context.checkTransition(plan.resource, plan.operation, idOf(work));
  const { field, to } = plan.transition!;
  if (record[field] === to) return {};
  const moved = context.set(plan.resource, idOf(work), { [field]: to });
  for (const { id, run } of compiled.table.afterTransition ?? [])
    context.runRuleOn(id, moved, (one) => run(one, context, record));
  return {};
}

/** Paths of names next to an id, below a field of the body, that the record does not show as they were sent. */
function ignoredNames(sent: unknown, shown: unknown, form: Form, path: string): string[] {
  if (form.kind === 'array') {
    if (!Array.isArray(sent) || !Array.isArray(shown) || sent.length !== shown.length) return [];
    return sent.flatMap((entry, index) => ignoredNames(entry, shown[index], form.items, `${path}[${index}]`));
  }
  if (form.kind !== 'object' || !isNode(sent) || !isNode(shown)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = `${path}.${name}`;
    const inner = form.fields.get(name);
    if (!inner || value === undefined) return [];
    if (inner.kind === 'object' || inner.kind === 'array') return ignoredNames(value, shown[name], inner, here);
    const isNext = path !== 'body' && form.fields.has(name.replace(/_name$/, '_id')) && name.endsWith('_name');
    return isNext && shown[name] !== value ? [here] : [];
  });
}

/** Shows a record as the envelope has it. A computed field that was sent with another value is reported as ignored. */
function showRecord({ plan, compiled, context, parsed, explainer }: RequestContext, record: RecordData): Payload {
  const { envelope } = plan;
  if (envelope.form !== 'record' && envelope.form !== 'top') return {};
  const shown = view(record, compiled, shownFields(envelope.record, compiled), context, explainer);
  for (const [field, sent] of Object.entries(parsed.fields)) {
    // What is sent for an object or a list has another form than what is shown, as ids with commas have.
    const isSimple = typeof sent !== 'object' && typeof shown[field] !== 'object';
    if (compiled.unstored.has(field) && isSimple && sent !== shown[field]) parsed.ignored.push(`body.${field}`);
  }
  if (plan.body) parsed.ignored.push(...ignoredNames(parsed.fields, shown, plan.body, 'body'));
  if (envelope.form === 'top') return shown;
  return { [envelope.key]: envelope.isArray ? [shown] : shown };
}
