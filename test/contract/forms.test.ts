import { describe, expect, it } from 'vitest';
import { readFields } from '../../scripts/build/documented/notation.ts';
import { nameOf } from '../../src/contract/references.ts';
import { contract, flatten, operations } from '../support/document.ts';
import { documentedBodies, documentedOperations } from '../support/documented.ts';
import { validator } from '../support/validator.ts';

const forms = operations.filter(({ object }) => object.requestBody?.content['multipart/form-data']);

describe('bodies of requests', () => {
  it('are forms for files alone, with one field each', () => {
    const fields = forms.map(({ id, object }) => {
      const { schema } = object.requestBody!.content['multipart/form-data']!;
      return [
        id,
        [...flatten(contract, schema).keys()].join(),
        contract.components.schemas[nameOf(schema.$ref!)]!['x-inferred'] === undefined,
      ];
    });
    expect(fields).toEqual([
      // The field is documented; that the form holds nothing else is not.
      ['createItemGroup', 'image', false],
      ['addCompositeItemImage', 'image', true],
      // Not documented: the field is named after the URL.
      ['addInvoiceAttachment', 'attachment', false],
      ['addRetainerInvoiceAttachment', 'attachment', false],
    ]);
  });

  const documented = documentedOperations.flatMap(({ id, form }) =>
    form === undefined || !forms.some((operation) => operation.id === id) ? [] : { id, form },
  );

  it.each(documented)('$id takes the form field $form, and needs none', ({ id, form }) => {
    const { schema } = forms.find((operation) => operation.id === id)!.object.requestBody!.content[
      'multipart/form-data'
    ]!;
    for (const accepted of [{ [form]: 'the bytes of a file' }, {}])
      expect(validator.violations(schema, accepted)).toEqual([]);
    expect(validator.violations(schema, { [form]: 1 })).not.toEqual([]);
  });

  it('are JSON otherwise', () => {
    const types = operations.flatMap(({ object }) => Object.keys(object.requestBody?.content ?? {}));
    expect(new Set(types)).toEqual(new Set(['application/json', 'multipart/form-data']));
    const withoutJson = operations.filter(
      ({ object }) => object.requestBody && !object.requestBody.content['application/json'],
    );
    expect(withoutJson.map(({ id }) => id)).toEqual([
      'addCompositeItemImage',
      'addInvoiceAttachment',
      'addRetainerInvoiceAttachment',
    ]);
  });

  it('are not left out where a field is required', () => {
    const optional = operations.filter(({ object }) => {
      const name = nameOf(object.requestBody?.content['application/json']?.schema.$ref ?? '');
      return (
        readFields(documentedBodies[name] ?? '').some(({ required }) => required) &&
        object.requestBody!.required !== true
      );
    });
    expect(optional.map(({ id }) => id)).toEqual([]);
  });

  it('are optional where nothing of them is documented', () => {
    const posts = operations.filter(({ method }) => method === 'post' || method === 'put');
    const demanded = posts.filter(({ id, object }) => {
      const stated = documentedOperations.find((operation) => operation.id === id);
      // Where the lists lack an operation, test/contract/documents.test.ts says so.
      if (!stated) return false;
      const { body, form, notShown } = stated;
      return notShown.includes('request-body') && !body && !form && object.requestBody?.required;
    });
    // "Contact fields": which they are is not shown, but that there are some is.
    expect(demanded.map(({ id }) => id)).toEqual(['updateContact']);
    expect(operations.filter(({ method, object }) => ['get', 'delete'].includes(method) && object.requestBody)).toEqual(
      [],
    );
  });
});

describe('bodies of responses', () => {
  it('are PDF for the export and the print of invoices, bytes for attachments, JSON otherwise', () => {
    const others = operations.flatMap(({ id, object, successStatus }) =>
      Object.keys(object.responses[successStatus]?.content ?? {}).flatMap((type) =>
        type === 'application/json' ? [] : `${id}: ${type}`,
      ),
    );
    expect(others).toEqual([
      'exportInvoices: application/pdf',
      'printInvoices: application/pdf',
      'getInvoiceAttachment: application/octet-stream',
      'getRetainerInvoiceAttachment: application/octet-stream',
    ]);
  });

  it('are JSON for every failure', () => {
    const failures = operations.flatMap(({ object }) =>
      Object.entries(object.responses).filter(([status]) => !status.startsWith('2')),
    );
    expect(
      failures.filter(
        ([, { $ref }]) => !contract.components.responses[nameOf($ref ?? '')]?.content?.['application/json'],
      ),
    ).toEqual([]);
  });
});

describe('every operation', () => {
  it('needs organization_id in the query, except for the list of organizations', () => {
    const without = operations.filter(
      ({ parameters }) =>
        !parameters.some(
          ({ name, in: place, required }) => name === 'organization_id' && place === 'query' && required,
        ),
    );
    expect(without.map(({ id }) => id)).toEqual(['listOrganizations']);
  });

  it('needs the token in the header Authorization', () => {
    expect(contract.components.securitySchemes['accessToken']).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
    });
    expect(
      operations.filter(({ object }) => object.security?.[0]?.['accessToken'] === undefined).map(({ id }) => id),
    ).toEqual([]);
  });

  it('is on both data centers, below /inventory/v1', () => {
    const { servers } = contract as unknown as { servers: unknown[] };
    expect(servers).toMatchObject([
      { url: 'https://inventory.example.{tld}/inventory/v1', variables: { tld: { enum: ['com', 'in'] } } },
    ]);
    const own = operations
      .filter(({ object }) => object.servers)
      .map(({ id, object }) => [id, object.servers!.map(({ url }) => url)]);
    expect(own).toEqual([
      ['listOrganizations', ['https://inventory.example.{tld}/inventory/v1', 'https://inventory.example.{tld}/v1']],
    ]);
  });
});

describe('defaults', () => {
  it('are those that the documents state', () => {
    const properties = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
        'default' in property ? [[`${name}.${field}`, property['default']]] : [],
      ),
    );
    const parameters = Object.entries(contract.components.parameters).flatMap(([name, { schema }]) =>
      'default' in schema ? [[name, schema['default']]] : [],
    );
    expect(Object.fromEntries([...properties, ...parameters])).toEqual({
      'TransferOrderCreate.is_intransit_order': false,
      'TransferOrderListItem.is_intransit_order': false,
      'TransferOrder.is_intransit_order': false,
      'CustomerPaymentCreate.exchange_rate': 1,
      'CustomerPayment.exchange_rate': 1,
      TransferOrderIgnoreAutoNumberGeneration: false,
    });
  });
});
