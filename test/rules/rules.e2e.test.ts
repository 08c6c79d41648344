import { BaseResolver, type Config, lintDocument, loadConfig, Source } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import inventory from '../../scripts/build/rules/plugin.js';
import { projectAt } from '../../scripts/lib/project.ts';
import { operationOf, type SoundDocument, soundDocument } from './document.ts';

type Change = (document: SoundDocument) => void;

const put =
  (change: (operation: ReturnType<typeof operationOf>) => void): Change =>
  (document) =>
    change(operationOf(document));
const properties = (document: SoundDocument) =>
  document.components.schemas['TaxFields']!['properties'] as Record<string, object>;

/** Gives a field another schema. */
const field =
  (schema: object): Change =>
  (document) =>
    (properties(document)['tax_name'] = { description: 'A field.', ...schema });

/** A rule between query and body that the sound document may have. */
const callRule = (changes: object): object => ({
  when: { query: { page: 1 } },
  requires: ['body.tax_name'],
  basis: 'documented',
  ...changes,
});

/** Gives a field a schema that is inferred. */
const guess =
  (schema: object): Change =>
  (document) =>
    (properties(document)['tax_name'] = { ...schema, 'x-inferred': 'Taken from elsewhere, for this test.' });

/** What a part of the contract may rest on. */
const OBSERVED = { seen: 3, of: 4, from: '2026-03-01', to: '2026-03-28' };

/** Changes to the sound document, by rule: those that the rule refuses, and others that it accepts. */
const cases: Record<string, { refused: Record<string, Change>; accepted?: Record<string, Change> }> = {
  observed: {
    refused: {
      'a word': field({ type: 'string', 'x-observed': 'often' }),
      'more seen than there were': field({ type: 'string', 'x-observed': { ...OBSERVED, seen: 9 } }),
      'nothing seen': field({ type: 'string', 'x-observed': { ...OBSERVED, seen: 0 } }),
      'a day of another form': field({ type: 'string', 'x-observed': { ...OBSERVED, to: 'today' } }),
      'days in another order': field({ type: 'string', 'x-observed': { ...OBSERVED, to: '2025-01-01' } }),
      'a key too few': field({ type: 'string', 'x-observed': { seen: 1, of: 1 } }),
      'a guess that is left': guess({ type: 'string', description: 'A field.', 'x-observed': OBSERVED }),
      'a mark that is left': put((operation) => {
        operation['x-not-documented'] = ['response'];
        Object.assign(operation.responses['200']!, { 'x-observed': OBSERVED });
      }),
    },
    accepted: { evidence: field({ type: 'string', 'x-observed': OBSERVED }) },
  },
  deprecation: {
    refused: {
      'an operation without a sunset': put((operation) => Object.assign(operation, { deprecated: true })),
      'a field without a sunset': field({ type: 'string', deprecated: true }),
      'a sunset of nothing': field({ type: 'string', 'x-sunset': '2027-06-30' }),
      'something not deprecated': field({ type: 'string', deprecated: false }),
      'a day that does not exist': field({ type: 'string', deprecated: true, 'x-sunset': '2027-02-30' }),
      'a parameter without a sunset': put((operation) =>
        operation.parameters.push({ name: 'a', in: 'query', description: 'A.', deprecated: true, schema: {} }),
      ),
    },
    accepted: {
      'an operation with its sunset': put((operation) =>
        Object.assign(operation, { deprecated: true, 'x-sunset': '2027-06-30' }),
      ),
      'a field with its sunset': field({ type: 'string', deprecated: true, 'x-sunset': '2027-06-30' }),
    },
  },
  scope: {
    refused: {
      'a scope outside the registry': put(
        (operation) => (operation.security = [{ accessToken: ['ServiceAPI.taxes.DELETE'] }]),
      ),
      'a scope of another form': put((operation) => (operation.security = [{ accessToken: ['taxes.UPDATE'] }])),
      'two scopes': put(
        (operation) => (operation.security = [{ accessToken: ['ServiceAPI.taxes.UPDATE', 'ServiceAPI.taxes.READ'] }]),
      ),
      'no scope, and no mark': put((operation) => (operation.security = [{ accessToken: [] }])),
      'a scope, and a mark': put((operation) => (operation['x-not-documented'] = ['scope'])),
      'no security': put((operation) => delete (operation as { security?: unknown }).security),
      'another scheme': put((operation) => (operation.security = [{ oauth: [] }])),
    },
    accepted: {
      'no scope, and a mark': put((operation) => {
        operation.security = [{ accessToken: [] }];
        operation['x-not-documented'] = ['scope'];
      }),
    },
  },
  'success-envelope': {
    refused: {
      'no envelope': (document) => (document.components.schemas['TaxResponse']!['allOf'] as object[]).shift(),
      'a code that is not fixed': (document) =>
        delete (document.components.schemas['SuccessEnvelope'] as { properties: { code: { const?: number } } })
          .properties.code.const,
      'an optional message': (document) => (document.components.schemas['SuccessEnvelope']!['required'] = ['code']),
    },
  },
  'success-response': {
    refused: {
      'no success': put((operation) => delete operation.responses['200']),
      'two successes': put((operation) => (operation.responses['201'] = operation.responses['200']!)),
    },
  },
  'error-responses': {
    refused: {
      'a 400 of its own': put((operation) => (operation.responses['400'] = { description: 'Bad.' })),
      'another response': put(
        (operation) => (operation.responses['404'] = { $ref: '#/components/responses/BadRequest' }),
      ),
    },
    accepted: { 'none, which the build adds': put((operation) => delete operation.responses['400']) },
  },
  'operation-id': {
    refused: {
      'no operationId': put((operation) => delete (operation as { operationId?: string }).operationId),
      'an unknown verb': put((operation) => (operation.operationId = 'changeTax')),
      'snake case': put((operation) => (operation.operationId = 'update_tax')),
      'a verb alone': put((operation) => (operation.operationId = 'update')),
    },
    accepted: { 'another verb': put((operation) => (operation.operationId = 'markTaxActive')) },
  },
  summary: {
    refused: {
      'no summary': put((operation) => delete (operation as { summary?: string }).summary),
      'a full stop': put((operation) => (operation.summary = 'Update a tax.')),
      'a small letter': put((operation) => (operation.summary = 'update a tax')),
      'more than 60 characters': put((operation) => (operation.summary = `Update ${'x'.repeat(60)}`)),
    },
  },
  description: {
    refused: {
      'no full stop': put((operation) => (operation.description = 'Changes a tax')),
    },
    accepted: {
      'no description': put((operation) => delete (operation as { description?: string }).description),
    },
  },
  informs: {
    refused: {
      'the summary again': put((operation) => (operation.description = 'Updates the tax.')),
      'the name again': field({ type: 'string', description: 'Name of the tax.' }),
    },
    accepted: {
      'an operation with a fact': put((operation) => (operation.description = 'Updates a tax of drafts, too.')),
      'a field with a limit': field({ type: 'string', description: 'Name of the tax. At most 100 characters.' }),
      'a field without a description': (document) => (properties(document)['tax_name'] = { type: 'string' }),
    },
  },
  sample: {
    refused: {
      'no request sample': put(
        (operation) => delete (operation.requestBody.content['application/json'] as { example?: unknown }).example,
      ),
      'no response sample': put((operation) => {
        const response = operation.responses['200'] as { content: Record<string, { example?: unknown }> };
        delete response.content['application/json']!.example;
      }),
    },
    accepted: {
      'an empty sample': put((operation) => (operation.requestBody.content['application/json'].example = {})),
    },
  },
  'not-documented': {
    refused: {
      'a word outside the vocabulary': put((operation) => (operation['x-not-documented'] = ['body'])),
      'another order': put((operation) => (operation['x-not-documented'] = ['response', 'query'])),
      'a repetition': put((operation) => (operation['x-not-documented'] = ['query', 'query'])),
      'an empty list': put((operation) => (operation['x-not-documented'] = [])),
      'a text': put((operation) => (operation['x-not-documented'] = 'query')),
      'an operation that no document shows': put((operation) =>
        Object.assign(operation, { 'x-inferred': 'Assumed from the URL.', security: [{ accessToken: [] }] }),
      ),
    },
    accepted: { 'no mark': put((operation) => delete operation['x-not-documented']) },
  },
  'not-documented-body': {
    refused: {
      'a body that is not shown, and none': put((operation) => {
        operation['x-not-documented'] = ['request-body'];
        delete (operation as { requestBody?: unknown }).requestBody;
        for (const key of ['x-transition', 'x-rules'] as const) delete operation[key];
      }),
      'a guess at an operation, and none': put((operation) => {
        Object.assign(operation, { 'x-inferred': 'Assumed from the URL.', security: [{ accessToken: [] }] });
        for (const key of ['x-transition', 'x-rules', 'x-not-documented'] as const) delete operation[key];
        delete (operation as { requestBody?: unknown }).requestBody;
      }),
    },
    accepted: {
      'a body that is documented to be none': put((operation) => {
        delete (operation as { requestBody?: unknown }).requestBody;
        for (const key of ['x-transition', 'x-rules'] as const) delete operation[key];
      }),
    },
  },
  'one-tag': {
    refused: {
      'no tag': put((operation) => delete (operation as { tags?: unknown }).tags),
      'two tags': put((operation) => operation.tags.push('Taxes')),
      'a tag that is none': put((operation) => (operation.tags = ['Taxis'])),
    },
  },
  'tag-groups': {
    refused: {
      'a tag in no group': (document) => Object.assign(document, { 'x-tagGroups': [] }),
      'a tag in two groups': (document) =>
        Object.assign(document, {
          'x-tagGroups': [
            { name: 'A', tags: ['Taxes'] },
            { name: 'B', tags: ['Taxes'] },
          ],
        }),
      'a group with a tag that is none': (document) =>
        Object.assign(document, { 'x-tagGroups': [{ name: 'A', tags: ['Taxes', 'Taxis'] }] }),
    },
  },
  kind: {
    refused: {
      'a word outside the vocabulary': put((operation) => Object.assign(operation, { 'x-kind': 'transition' })),
    },
    accepted: { 'a word of it': put((operation) => Object.assign(operation, { 'x-kind': 'action' })) },
  },
  method: {
    refused: { 'snake case': put((operation) => Object.assign(operation, { 'x-method': 'email_many' })) },
    accepted: { 'camel case': put((operation) => Object.assign(operation, { 'x-method': 'emailMany' })) },
  },
  transition: {
    refused: {
      'no target': put((operation) => (operation['x-transition'] = { field: 'status' })),
      'an unknown word': put(
        (operation) => (operation['x-transition'] = { field: 'status', to: 'active', from: null }),
      ),
      'a field that is no state': put((operation) => (operation['x-transition'] = { field: 'tax_name', to: 'active' })),
      'a state that is not known': put((operation) => (operation['x-transition'] = { field: 'status', to: 'sent' })),
      'a condition on a field that the body lacks': put(
        (operation) => (operation['x-transition'] = { field: 'status', to: 'active', when: { is_draft: true } }),
      ),
    },
    accepted: {
      'an unnamed state': put((operation) => (operation['x-transition'] = { field: 'status', to: null })),
    },
  },
  'call-rules': {
    refused: {
      'no condition': put(
        (operation) => (operation['x-rules'] = [{ requires: ['body.tax_name'], basis: 'documented' }]),
      ),
      'no list': put((operation) => (operation['x-rules'] = callRule({}))),
      'no basis': put(
        (operation) => (operation['x-rules'] = [{ when: { query: { page: 1 } }, requires: ['body.tax_name'] }]),
      ),
      'a parameter that is none': put(
        (operation) => (operation['x-rules'] = [callRule({ when: { query: { a: 1 } } })]),
      ),
      'a field that the body lacks': put((operation) => (operation['x-rules'] = [callRule({ requires: ['body.a'] })])),
      'a field outside the body': put((operation) => (operation['x-rules'] = [callRule({ requires: ['tax_name'] })])),
    },
    accepted: { 'an inferred rule': put((operation) => (operation['x-rules'] = [callRule({ basis: 'inferred' })])) },
  },
  'known-values': {
    refused: {
      'an empty list': field({ type: 'string', 'x-known-values': [] }),
      'a value that is no text': field({ type: 'string', 'x-known-values': [1] }),
      'a repetition': field({ type: 'string', 'x-known-values': ['a', 'a'] }),
      'a complete set as well': field({ type: 'string', enum: ['a'], 'x-known-values': ['a'] }),
      'another type': field({ type: 'integer', 'x-known-values': ['a'] }),
      'in the schema of a parameter': (document) =>
        (document.components.parameters['Page']!['schema'] = { type: 'string', 'x-known-values': [] }),
    },
  },
  state: {
    refused: {
      'a state without values': field({ type: 'string', 'x-state': true }),
      'a mark that is not true': field({ type: 'boolean', 'x-state': false }),
    },
    accepted: {
      'a boolean': field({ type: 'boolean', 'x-state': true }),
      'a complete set': field({ type: 'string', enum: ['a'], 'x-state': true }),
    },
  },
  generated: {
    refused: {
      'a text': field({ type: 'string', 'x-generated': true }),
      'a mark that is not true': field({ $ref: '#/components/schemas/Id', 'x-generated': 'yes' }),
    },
  },
  'refers-to': {
    refused: {
      'a schema that is none': field({ $ref: '#/components/schemas/Id', 'x-refers-to': 'Invoice.invoice_id' }),
      'a field that is none': field({ $ref: '#/components/schemas/Id', 'x-refers-to': 'TaxFields.id' }),
      'a field that is no id': field({ $ref: '#/components/schemas/Id', 'x-refers-to': 'TaxFields.status' }),
      'one of several': field({ $ref: '#/components/schemas/Id', 'x-refers-to': ['TaxFields.tax_id', 'TaxFields.id'] }),
      'in a parameter': (document) => (document.components.parameters['TaxId']!['x-refers-to'] = 'Tax'),
    },
    accepted: {
      'a field of the rows of a record': field({
        $ref: '#/components/schemas/Id',
        'x-refers-to': 'TaxFields.rows[].row_id',
      }),
    },
  },
  'path-reference': {
    refused: { 'no reference': (document) => delete document.components.parameters['TaxId']!['x-refers-to'] },
  },
  inferred: {
    refused: {
      'a word': (document) => (document.info['x-inferred'] = 'Guessed.'),
      'a yes': (document) => ((document.info as Record<string, unknown>)['x-inferred'] = true),
      'a word next to a reference': field({ $ref: '#/components/schemas/Id', 'x-inferred': 'Guessed.' }),
      'a contradiction in a word': field({ type: 'string', 'x-contradiction': 'Both.' }),
    },
  },
  'shared-schemas': {
    refused: {
      'an id of its own': (document) => (properties(document)['tax_id'] = { type: 'string', description: 'Id.' }),
      'a list of ids of its own': (document) =>
        (properties(document)['account_ids'] = { type: 'array', description: 'Ids.', items: { type: 'string' } }),
      'a day of its own': (document) =>
        (properties(document)['start_date'] = { type: 'string', description: 'A day.' }),
      'a moment of its own': (document) =>
        (properties(document)['created_time'] = { type: 'string', description: 'A moment.' }),
      'a date under another name': (document) =>
        (properties(document)['day'] = { type: 'string', format: 'date', description: 'A day.' }),
      'an id in a nested object': (document) =>
        (properties(document)['account'] = {
          type: 'object',
          description: 'An account.',
          properties: { account_id: { type: 'string', description: 'Id.' } },
        }),
    },
  },
  'path-parameter': {
    refused: {
      'a schema of its own': (document) => (document.components.parameters['TaxId']!['schema'] = { type: 'string' }),
      'another shared schema': (document) =>
        (document.components.parameters['TaxId']!['schema'] = { $ref: '#/components/schemas/Id' }),
    },
  },
  'schema-descriptions': {
    refused: {
      'a schema without': (document) => delete document.components.schemas['TaxFields']!['description'],
    },
    accepted: {
      'a property that a condition narrows': (document) =>
        Object.assign(document.components.schemas['TaxFields']!, {
          if: { properties: { tax_name: { const: 'VAT' } } },
        }),
    },
  },
  'parameter-description': {
    refused: { 'no description': (document) => delete document.components.parameters['TaxId']!['description'] },
  },
  'parameter-shared': {
    refused: {
      'a parameter in the URL': (document) =>
        document.paths['/settings/taxes/{tax_id}'].parameters.push({
          name: 'a',
          in: 'query',
          description: 'A.',
          schema: { type: 'string' },
        }),
      'a parameter in the operation': put((operation) =>
        operation.parameters.push({ name: 'a', in: 'query', description: 'A.', schema: { type: 'string' } }),
      ),
    },
  },
  'open-object': {
    refused: {
      'a record that is open': (document) => (document.components.schemas['TaxFields']!['additionalProperties'] = true),
      'an open part of a record': (document) =>
        (document.components.schemas['TaxResponse']!['allOf'] as object[]).push({ additionalProperties: true }),
      'an open object in a record that is not marked': (document) =>
        (properties(document)['account'] = { description: 'An account.', additionalProperties: true }),
    },
    accepted: {
      'a marked schema of which nothing is documented': (document) =>
        Object.assign(document.components.schemas['TaxFields']!, {
          additionalProperties: true,
          'x-inferred': 'The fields of a tax are not documented.',
        }),
      'an open part of a marked schema': (document) => {
        document.components.schemas['TaxResponse']!['x-inferred'] = 'The rest of the response is not documented.';
        (document.components.schemas['TaxResponse']!['allOf'] as object[]).push({ additionalProperties: true });
      },
      'an object that takes no other field': (document) =>
        (document.components.schemas['TaxFields']!['additionalProperties'] = false),
    },
  },
  'plain-words': {
    refused: {
      'a limit in other words': field({ type: 'string', description: 'Name of the tax. Longest 100 characters.' }),
      'an operation that moves a record': put((operation) => (operation.description = 'Moves a tax to `active`.')),
      'a reason in other words': (document) =>
        (properties(document)['tax_name'] = { type: 'string', 'x-inferred': 'The name of it is documented so.' }),
      'a parameter in other words': (document) =>
        (document.components.parameters['TaxId']!['description'] = 'Id of the tax, but for groups.'),
      'a response in other words': put((operation) =>
        Object.assign(operation.responses['200']!, { description: 'The date of the document.' }),
      ),
      'a summary in other words': put((operation) => (operation.summary = 'List emailed taxes')),
      'a tag in other words': (document) =>
        (document.tags[0]!.description = "What the service's documents say of taxes."),
    },
    accepted: {
      'the words of the glossary': field({ type: 'string', description: 'Name of the tax. At most 100 characters.' }),
      'a field that is called description': (document) =>
        (properties(document)['description'] = { type: 'string', description: 'Free-text description.' }),
      'an item that is transferred': put((operation) => (operation.description = 'Transfers items to a warehouse.')),
    },
  },
  'no-gaps': {
    refused: {
      'a field that is not documented': field({
        type: 'string',
        description: 'Name. Which names occur is not documented.',
      }),
      'an operation by convention': put((operation) => (operation.description = 'Updates a tax, by convention.')),
      'an operation that talks about its source': put(
        (operation) => (operation.description = 'Updates a tax. The documents give its scope.'),
      ),
      'a tag with a gap': (document) => (document.tags[0]!.description = 'Listing taxes is not documented.'),
    },
    accepted: {
      'a reason, which says what is not documented': guess({ type: 'string', description: 'A field.' }),
      'the introduction': (document) => (document.info.description = 'Errors are not documented.'),
    },
  },
  'component-name': {
    refused: {
      'a suffix of the bundler': (document) => {
        document.components.schemas['Tax-2'] = { type: 'string', description: 'A tax.' };
        properties(document)['tax'] = { $ref: '#/components/schemas/Tax-2' };
      },
      'a response with a small letter': (document) => {
        document.components.responses['badRequest'] = { description: 'Bad.' };
        operationOf(document).responses['400'] = { $ref: '#/components/responses/badRequest' };
      },
      'a parameter in snake case': (document) => {
        document.components.parameters['tax_name'] = { name: 'a', in: 'query', description: 'A.', schema: {} };
        operationOf(document).parameters.push({ $ref: '#/components/parameters/tax_name' });
      },
    },
  },
};

/** The configuration of the project with those of its rules alone that are chosen, by their ids. */
async function configOf(isChosen: (rule: string) => boolean): Promise<Config> {
  const config = (await loadConfig({ configPath: projectAt().redocly })).forAlias('main');
  config.skipPreprocessors(['inventory/complete-operations']);
  const others = Object.values(config.rules).flatMap((rules) => Object.keys(rules).filter((rule) => !isChosen(rule)));
  config.skipRules([...new Set(others)]);
  return config;
}

/** What rules find in the sound document after a change. */
async function findings(config: Config, change: Change): Promise<{ rule: string; message: string }[]> {
  const document = soundDocument();
  change(document);
  const text = JSON.stringify(document);
  const problems = await lintDocument({
    document: { source: new Source('/openapi.json', text), parsed: JSON.parse(text) as unknown },
    externalRefResolver: new BaseResolver(),
    config,
  });
  return problems.map(({ ruleId, message }) => ({ rule: ruleId.replace('inventory/', ''), message }));
}

it('has cases for every rule of ours', () => {
  const rules = Object.keys(inventory().rules!.oas3!).sort();
  expect(Object.keys(cases).sort(), 'A rule has cases above: what it refuses, and what it accepts.').toEqual(rules);
});

it('accepts a sound document', async () => {
  const config = await configOf((rule) => rule.startsWith('inventory/'));
  expect(await findings(config, () => {})).toEqual([]);
});

describe.each(Object.entries(cases))('%s', (rule, { refused, accepted = {} }) => {
  let config: Config;
  beforeAll(async () => {
    config = await configOf((id) => id === `inventory/${rule}`);
  });

  it.each(Object.entries(refused))('refuses %s', async (_name, change) => {
    expect((await findings(config, change)).map((finding) => finding.rule)).toContain(rule);
  });

  it.each(Object.entries(accepted))('accepts %s', async (_name, change) => {
    expect((await findings(config, change)).filter((finding) => finding.rule === rule)).toEqual([]);
  });
});
