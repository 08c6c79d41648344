/** A small document that every rule of ours accepts. */
export function soundDocument() {
  const errors = {
    '400': { $ref: '#/components/responses/BadRequest' },
    '401': { $ref: '#/components/responses/Unauthorized' },
    '404': { $ref: '#/components/responses/NotFound' },
    '429': { $ref: '#/components/responses/TooManyRequests' },
    default: { $ref: '#/components/responses/UnexpectedError' },
  };
  const failure = { description: 'It failed.', content: { 'application/json': { schema: { type: 'object' } } } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inventory',
      version: 'v1',
      description: 'A small document.',
      'x-inferred': 'Made up for the tests of the rules.',
    },
    servers: [{ url: 'https://inventory.example.com/inventory/v1' }],
    tags: [{ name: 'Taxes', description: 'Taxes.' }],
    'x-tagGroups': [{ name: 'Settings', tags: ['Taxes'] }],
    paths: {
      '/organizations': { parameters: [] as object[] },
      '/settings/taxes/{tax_id}': {
        parameters: [
          { $ref: '#/components/parameters/OrganizationId' },
          { $ref: '#/components/parameters/TaxId' },
        ] as object[],
        put: {
          operationId: 'updateTax',
          tags: ['Taxes'],
          summary: 'Update a tax',
          description: 'Changes a tax.',
          'x-transition': { field: 'status', to: 'active', when: { tax_name: 'VAT' } } as unknown,
          'x-rules': [{ when: { query: { page: 1 } }, requires: ['body.tax_name'], basis: 'documented' }] as unknown,
          'x-not-documented': ['query', 'response'] as unknown,
          security: [{ accessToken: ['ServiceAPI.taxes.UPDATE'] }] as unknown,
          parameters: [{ $ref: '#/components/parameters/Page' }] as object[],
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TaxFields' },
                example: { tax_name: 'VAT' } as unknown,
              },
            },
          },
          responses: {
            '200': {
              description: 'The tax.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/TaxResponse' },
                  example: { code: 0, message: 'success', tax: { tax_id: '1', tax_name: 'VAT' } } as unknown,
                },
              },
            },
            ...errors,
          } as Record<string, object>,
        },
      },
    },
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'Authorization', 'x-scopes': { taxes: ['READ', 'UPDATE'] } },
      },
      parameters: {
        OrganizationId: {
          name: 'organization_id',
          in: 'query',
          required: true,
          description: 'Organization.',
          schema: { type: 'string' },
        },
        TaxId: {
          name: 'tax_id',
          in: 'path',
          required: true,
          description: 'Tax.',
          'x-refers-to': 'TaxFields.tax_id' as unknown,
          schema: { $ref: '#/components/schemas/PathId' },
        },
        Page: { name: 'page', in: 'query', description: 'Number of the page.', schema: { type: 'integer' } },
      } as Record<string, Record<string, unknown>>,
      responses: {
        BadRequest: failure,
        Unauthorized: failure,
        NotFound: failure,
        TooManyRequests: failure,
        UnexpectedError: failure,
      } as Record<string, object>,
      schemas: {
        PathId: { type: 'string', description: 'An id in a URL.' },
        Id: { type: ['string', 'integer'], description: 'An id.' },
        CalendarDate: { type: 'string', format: 'date', description: 'A day.' },
        DateTime: { type: 'string', description: 'A moment.' },
        SuccessEnvelope: {
          type: 'object',
          description: 'The envelope.',
          required: ['code', 'message'],
          properties: {
            code: { type: 'integer', const: 0, description: 'Always 0.' },
            message: { type: 'string' },
          },
        },
        TaxFields: {
          type: 'object',
          description: 'The fields of a tax.',
          properties: {
            tax_name: { type: 'string', description: 'Name on bills.' } as object,
            status: { type: 'string', description: 'State.', 'x-state': true, 'x-known-values': ['active'] } as object,
            tax_id: { $ref: '#/components/schemas/Id', 'x-generated': true } as object,
            rows: {
              type: 'array',
              items: {
                type: 'object',
                description: 'A row.',
                properties: { row_id: { $ref: '#/components/schemas/Id' } },
              },
            } as object,
            account_ids: {
              type: 'array',
              items: { $ref: '#/components/schemas/Id' },
            } as object,
            start_date: { $ref: '#/components/schemas/CalendarDate' } as object,
            created_time: { $ref: '#/components/schemas/DateTime' } as object,
          } as Record<string, object>,
        },
        TaxResponse: {
          description: 'The response.',
          allOf: [
            { $ref: '#/components/schemas/SuccessEnvelope' },
            { type: 'object', properties: { tax: { $ref: '#/components/schemas/TaxFields' } } },
          ],
        },
      } as Record<string, Record<string, unknown>>,
    },
  };
}

/** The document that the cases of a rule change. */
export type SoundDocument = ReturnType<typeof soundDocument>;

/** The operation of that document. */
export function operationOf(document: SoundDocument) {
  return document.paths['/settings/taxes/{tax_id}'].put;
}
