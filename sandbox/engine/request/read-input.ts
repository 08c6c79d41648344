import { ANY, type Form, type ObjectForm, withPercentages } from '../plan/form.ts';
import type { Conventions } from '../record/conventions.ts';
import { withoutAlias } from '../record/field-aliases.ts';
import { type Refusal, refusalsOf } from '../refusal.ts';
import { type BodyOptions, objectIn, type ParsedBody, readAll } from './read-body.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Makes what reads the query and the body of a call, and records what the contract does not have. How a body is read is worked out
 * once for each operation.
 *
 * @returns Gives where the entries of lists were sent. Rules count those that are left; what is rejected before them, all that were sent.
 */
export function createInputReader(conventions: Conventions): (work: RequestContext) => ParsedBody['sentIndexes'] {
  const cache = new Map<string, BodyOptions>();

  function optionsOf({ plan, compiled, call }: RequestContext, body: ObjectForm): BodyOptions {
    const { operation, envelope, formFields = [] } = plan;
    const { table, openFields } = compiled;
    const name = `${operation} ${call.form ? 'form' : 'body'}`;
    const cached = cache.get(name);
    if (cached) return cached;
    const record = 'record' in envelope ? envelope.record : undefined;
    const { fields, ...form } = withPercentages(body, table.percentages?.run ?? []);
    const more: [string, Form][] = [
      // What a form may hold in addition, such as a file.
      ...(call.form ? formFields : []).map((field): [string, Form] => [field, ANY]),
      ...(body.isOpen ? Object.entries(table.bodies?.[operation] ?? openFields) : []),
      ...(table.accepted?.run ?? []).map((field): [string, Form] => [field, record?.fields.get(field) ?? ANY]),
    ];
    const options = {
      body: { ...form, fields: new Map([...fields, ...more]) },
      record,
      acceptsShort: conventions.shortForms.run,
      readsOthers: true,
      refusesTypes: conventions.types.run,
      refusesBlank: conventions.required.run,
    };
    cache.set(name, options);
    return options;
  }

  return (work) => {
    const { plan, compiled, context, call, parsed, assumed } = work;
    const { queries, fieldAliases } = compiled.table;
    for (const name of Object.keys(call.query)) {
      if (!plan.query.includes(name) && !queries?.[plan.operation]?.includes(name))
        parsed.unknown.push(`query.${name}`);
    }
    const body = call.form ?? objectIn(call.body, conventions.types.run);
    if (!plan.body || !body) return parsed.sentIndexes;
    const options = optionsOf(work, plan.body);
    const read = readAll(body, options);
    parsed.fields = read.fields;
    parsed.refused = read.refused;
    parsed.unknown = parsed.unknown.concat(read.unknown.map(inBody));
    parsed.ignored = parsed.ignored.concat(read.ignored.map(inBody));
    const alias = fieldAliases?.run[plan.operation];
    if (!fieldAliases || !alias) return read.sentIndexes;
    const twice: Refusal[] = [];
    const refuse = (message: string, field: string): void =>
      void twice.push(...refusalsOf(() => context.reject('invalid', message, field)));
    const meant = context.runRule(fieldAliases.id, () => withoutAlias(body, alias, refuse));
    if (JSON.stringify(meant) === JSON.stringify(body)) return read.sentIndexes;
    const { fields, refused } = readAll(meant, options);
    parsed.fields = fields;
    parsed.refused = [...refused, ...twice];
    assumed.push(fieldAliases.id);
    return read.sentIndexes;
  };
}

function inBody(path: string): string {
  return `body.${path}`;
}
