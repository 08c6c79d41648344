import { jsonTypeOf } from '../content.ts';
import type { Parameter, Schema } from '../document.ts';
import type { Operation } from '../operations.ts';
import { identifiersIn } from '../routes.ts';

/** The parts of a request that have a schema each. A request has a `body` of JSON, a form of one of two types, or neither. */
export const REQUEST_PARTS = ['path', 'query', 'body', 'form', 'urlencoded'] as const;

/** The parts that are forms, by their media types. */
export const FORM_PARTS = { 'multipart/form-data': 'form', 'application/x-www-form-urlencoded': 'urlencoded' } as const;

/** A media type of forms. */
export type FormType = keyof typeof FORM_PARTS;

export function isFormType(type: string | undefined): type is FormType {
  return type !== undefined && Object.hasOwn(FORM_PARTS, type);
}

/** A part of a request that has a schema. */
export type RequestPart = (typeof REQUEST_PARTS)[number];

/** Keywords that say nothing about what is valid. */
const ANNOTATIONS = new Set([
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'readOnly',
  'title',
  'writeOnly',
]);

/** Checks whether a keyword has no effect on what is valid. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

export function requestSchemas({
  path: url,
  parameters,
  requestBody,
}: Operation): Partial<Record<RequestPart, Schema>> {
  const { content = {} } = requestBody ?? {};
  const body = content[jsonTypeOf(content) ?? ''];
  const forms = Object.entries(FORM_PARTS).flatMap(([type, part]) => {
    const form = content[type];
    return form ? [[part, form.schema]] : [];
  });
  return {
    path: parametersIn('path'),
    query: parametersIn('query'),
    ...(body && { body: body.schema }),
    ...Object.fromEntries(forms),
  };

  function parametersIn(place: 'path' | 'query'): Schema {
    const declared = parameters.filter((parameter) => parameter.in === place);
    const isThere = ({ name }: Parameter): boolean => place === 'query' || identifiersIn(url).includes(name);
    const required = declared.filter((parameter) => parameter.required && isThere(parameter)).map(({ name }) => name);
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      // What stands in the query as a whole may have any names.
      ...(place === 'query' && parameters.some((one) => one.in === 'querystring') && { additionalProperties: true }),
      properties: Object.fromEntries(
        declared.map((parameter) => {
          const schema = marked(parameter);
          return [parameter.name, place === 'query' && parameter.required ? withoutEmpty(schema) : schema];
        }),
      ),
    };
  }
}

/** Styles of parameters whose strings are read, the usual one first. */
const READ_STYLES: Readonly<Partial<Record<Parameter['in'], readonly string[]>>> = {
  path: ['simple'],
  query: ['form', 'deepObject'],
};

export function isReadParameter({ in: place, content, style }: Parameter): boolean {
  const styles = READ_STYLES[place];
  return !content && styles?.includes(style ?? styles[0]!) === true;
}

/** The schema of a parameter with the mark of the parameter. That one is given twice is no question of its type. */
function marked(parameter: Parameter): Schema {
  const { schema, 'x-inferred': inferred, explode } = parameter;
  if (!isReadParameter(parameter)) return {};
  if (explode === false) return { ...schema, 'x-explode': false };
  if (inferred === undefined) return schema;
  return { type: ['string', 'number', 'boolean'], allOf: [{ allOf: [schema], 'x-inferred': inferred }] };
}

/** OpenAPI allows a parameter of the query to be empty only where it says so. */
function withoutEmpty(schema: Schema): Schema {
  return { minLength: 1, ...schema };
}
