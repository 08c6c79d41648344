import { clientMethod } from '../../src/code-samples/index.ts';
import type { Contract } from './contract.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The fields of the records of a resource in the contract, with their schemas; none where it does not document them. */
export function documentedFields(contract: Contract, resource: string): ReadonlyMap<string, Schema> {
  const methods = ['list', 'create', 'get'].map((method) => `${resource}.${method}`);
  const operations = contract.operations.filter((operation) => methods.includes(clientMethod(operation)));
  const schemas = operations.flatMap(({ object }) =>
    Object.entries(object.responses ?? {}).flatMap(([status, response]) => {
      const content = resolved(contract, response)['content'] as Record<string, { schema?: Schema }> | undefined;
      return status.startsWith('2') ? [resolved(contract, content?.['application/json']?.schema)] : [];
    }),
  );
  const records = schemas
    .flatMap((schema) => Object.values(propertiesOf(schema)))
    .flatMap((value) => {
      const one = resolved(contract, value);
      return [one, resolved(contract, one['items'])];
    });
  const fields = records.flatMap((record) => Object.entries(propertiesOf(record)));
  return new Map(fields.map(([name, schema]) => [name, resolved(contract, schema)]));
}

/** The states that the contract knows of the records of a resource. */
export function knownStates(contract: Contract, resource: string): string[] {
  const status = documentedFields(contract, resource).get('status') ?? {};
  const reached = contract.operations
    .filter((operation) => clientMethod(operation).startsWith(`${resource}.`))
    .map(({ object }) => object['x-transition'])
    .flatMap((transition) => (transition?.field === 'status' ? [transition.to] : []));
  const known = [status['enum'], status['x-known-values']].flatMap((values) => (Array.isArray(values) ? values : []));
  return [...new Set([...known, ...reached].filter((value) => typeof value === 'string'))];
}

function propertiesOf(schema: Schema): Record<string, unknown> {
  return (schema['properties'] ?? {}) as Record<string, unknown>;
}

function resolved({ site: { document } }: Contract, value: unknown): Schema {
  const schema = (value ?? {}) as Schema;
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const parts = reference.split('/').slice(1);
  return parts.reduce<unknown>((at, part) => (at as Schema | undefined)?.[part], document) as Schema;
}
