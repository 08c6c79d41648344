import type { OpenApiDocument, Operation, Schema } from '../../../contract/index.ts';
import { partsOf } from './plan-form.ts';

/** The values that the contract names where it takes others too, by their paths, such as `query.filter_by`. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** The known values of the parameters and of the fields of the body of an operation. */
export function knownValuesOf(document: OpenApiDocument, { parameters, object }: Operation): KnownValues {
  const body = object.requestBody?.content['application/json']?.schema;
  const fields = body ? [...partsOf(document, body)].flatMap(({ properties }) => Object.entries(properties ?? {})) : [];
  const schemas: [path: string, schema: Schema][] = [
    ...parameters.map(({ in: location, name, schema }): [string, Schema] => [`${location}.${name}`, schema]),
    ...fields.map(([name, schema]): [string, Schema] => [`body.${name}`, schema]),
  ];
  return Object.fromEntries(
    schemas.flatMap(([path, schema]) => {
      const known = [...partsOf(document, schema)].flatMap((part) => (part['x-known-values'] ?? []) as string[]);
      return known.length > 0 ? [[path, known]] : [];
    }),
  );
}
