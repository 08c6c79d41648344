import { documentOf, json, type Parts } from '../fixture.ts';
import type { Case } from './case.ts';

const token = (...scopes: string[]) => ({ operation: { security: [{ token: scopes }] } });
const security = (...alternatives: object[]) => ({ operation: { security: alternatives } });
const callback = (type: string) => ({ '{$url}': { post: { requestBody: json({ type }), responses: {} } } });
const paths = (url: string, operation: object = {}): Parts => ({
  document: { paths: { [url]: { get: { operationId: 'getThing', tags: ['Things'], responses: {}, ...operation } } } },
});

/** Changes of operations, of how they are addressed and of who may call them. */
export const operationCases: Case[] = [
  {
    what: 'an operation added',
    before: { document: { paths: {} } },
    after: paths('/things'),
    expected: ['additive operation-added callers getThing: GET /things added'],
  },
  {
    what: 'an operation removed',
    before: paths('/things'),
    after: { document: { paths: {} } },
    expected: ['breaking operation-removed callers getThing: GET /things removed'],
  },
  {
    what: 'a deprecated operation removed',
    before: paths('/things', { deprecated: true, 'x-sunset': '2027-06-30' }),
    after: { document: { paths: {} } },
    expected: ['breaking operation-removed callers getThing: GET /things removed, whose sunset is 2027-06-30'],
  },
  {
    what: 'an operation moved to another URL',
    before: paths('/things'),
    after: paths('/objects'),
    expected: ['breaking operation-moved callers getThing: GET /things → GET /objects'],
  },
  {
    what: 'an operationId changed',
    before: {},
    after: { operation: { operationId: 'addThing' } },
    expected: [
      'breaking operation-id-changed importers addThing: operationId createThing → addThing, and with it the method of the client',
    ],
  },
  {
    what: 'a tag changed',
    before: {},
    after: { operation: { tags: ['Objects'] } },
    expected: [
      'breaking tag-changed importers createThing: tag Things → Objects, and with it the resource of the client',
    ],
  },
  {
    what: 'an operation deprecated',
    before: {},
    after: { operation: { deprecated: true } },
    expected: ['warning deprecated callers createThing: deprecated added'],
  },
  {
    what: 'an operation deprecated with its sunset',
    before: {},
    after: { operation: { deprecated: true, 'x-sunset': '2027-06-30' } },
    expected: ['warning deprecated callers createThing: deprecated added, with the sunset 2027-06-30'],
  },
  {
    what: 'a sunset that comes sooner',
    before: { operation: { deprecated: true, 'x-sunset': '2027-06-30' } },
    after: { operation: { deprecated: true, 'x-sunset': '2027-03-31' } },
    expected: ['warning deprecated callers createThing: sunset 2027-06-30 → 2027-03-31'],
  },
  {
    what: 'a sunset that comes later',
    before: { operation: { deprecated: true, 'x-sunset': '2027-06-30' } },
    after: { operation: { deprecated: true, 'x-sunset': '2027-12-31' } },
    expected: ['descriptive deprecated callers createThing: sunset 2027-06-30 → 2027-12-31'],
  },
  {
    what: 'an operation no longer deprecated, with its sunset',
    before: { operation: { deprecated: true, 'x-sunset': '2027-06-30' } },
    after: {},
    expected: ['descriptive deprecated callers createThing: deprecated removed'],
  },
  {
    what: 'an operation no longer deprecated',
    before: { operation: { deprecated: true } },
    after: {},
    expected: ['descriptive deprecated callers createThing: deprecated removed'],
  },
  {
    what: 'a server added',
    before: { document: { servers: [{ url: 'https://a.example' }] } },
    after: { document: { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] } },
    expected: ['additive server-added callers servers: https://b.example added'],
  },
  {
    what: 'a data center removed',
    before: {
      document: { servers: [{ url: 'https://a.{tld}', variables: { tld: { default: 'com', enum: ['com', 'in'] } } }] },
    },
    after: {
      document: { servers: [{ url: 'https://a.{tld}', variables: { tld: { default: 'com', enum: ['com'] } } }] },
    },
    expected: ['breaking server-removed callers servers: https://a.in removed'],
  },
  {
    what: 'another data center by default',
    before: {
      document: { servers: [{ url: 'https://a.{tld}', variables: { tld: { default: 'com', enum: ['com', 'in'] } } }] },
    },
    after: {
      document: { servers: [{ url: 'https://a.{tld}', variables: { tld: { default: 'in', enum: ['com', 'in'] } } }] },
    },
    expected: ['warning default-changed callers server https://a.{tld} variable tld: default com → in'],
  },
  {
    what: 'a scope added',
    before: token('a'),
    after: token('a', 'b'),
    expected: ['breaking scope-added callers createThing: needs scope b now'],
  },
  {
    what: 'a scope removed',
    before: token('a', 'b'),
    after: token('a'),
    expected: ['additive scope-removed callers createThing: scope b is not needed any more'],
  },
  {
    what: 'a scope replaced',
    before: token('a'),
    after: token('b'),
    expected: [
      'breaking scope-added callers createThing: needs scope b now',
      'additive scope-removed callers createThing: scope a is not needed any more',
    ],
  },
  {
    what: 'a scope documented that was not',
    before: { operation: { security: [{ token: [] }], 'x-not-documented': ['scope', 'response'] } },
    after: { operation: { security: [{ token: ['a'] }], 'x-not-documented': ['response'] } },
    expected: [
      'warning scope-documented callers createThing: scope a is documented now',
      'descriptive provenance-changed – createThing: documented now: scope',
    ],
  },
  {
    what: 'a token needed',
    before: {},
    after: token(),
    expected: ['breaking security-added callers createThing: needs token now'],
  },
  {
    what: 'no token needed',
    before: token(),
    after: {},
    expected: ['additive security-loosened callers createThing: needs no authentication any more'],
  },
  {
    what: 'one of two schemes removed',
    before: { operation: { security: [{ token: [] }, { key: [] }] } },
    after: token(),
    expected: ['breaking security-removed callers createThing: key is not taken any more'],
  },
  {
    what: 'access without a token withdrawn',
    before: security({ token: [] }, {}),
    after: security({ token: [] }),
    expected: ['breaking security-added callers createThing: needs token now'],
  },
  {
    what: 'access without a token allowed as well',
    before: security({ token: [] }),
    after: security({ token: [] }, {}),
    expected: ['additive security-loosened callers createThing: needs no authentication any more'],
  },
  {
    what: 'two schemes needed where one was enough',
    before: security({ token: [] }, { key: [] }),
    after: security({ token: [], key: [] }),
    expected: [
      'breaking security-removed callers createThing: token is not enough any more',
      'breaking security-removed callers createThing: key is not enough any more',
    ],
  },
  {
    what: 'one scheme enough where two were needed',
    before: security({ token: [], key: [] }),
    after: security({ token: [] }, { key: [] }),
    expected: [
      'additive security-loosened callers createThing: token is enough now',
      'additive security-loosened callers createThing: key is enough now',
    ],
  },
  {
    what: 'one of two scopes not taken any more',
    before: security({ token: ['a'] }, { token: ['b'] }),
    after: security({ token: ['a'] }),
    expected: ['breaking security-removed callers createThing: token (b) is not taken any more'],
  },
  {
    what: 'another scope taken as well',
    before: security({ token: ['a'] }),
    after: security({ token: ['a'] }, { token: ['b'] }),
    expected: ['additive security-loosened callers createThing: token (b) is enough now'],
  },
  {
    what: 'an operation sent to another server',
    before: { document: { servers: [{ url: 'https://a.example' }] } },
    after: {
      operation: { servers: [{ url: 'https://b.example' }] },
      document: { servers: [{ url: 'https://a.example' }] },
    },
    expected: [
      'breaking server-removed callers createThing servers: https://a.example removed',
      'additive server-added callers createThing servers: https://b.example added',
    ],
  },
  {
    what: 'a URL sent to another server',
    before: paths('/things'),
    after: {
      document: {
        paths: { '/things': { servers: [{ url: '/v2' }], get: documentOf(paths('/things')).paths['/things']!.get } },
      },
    },
    expected: ['additive server-added callers getThing servers: /v2 added'],
  },
  {
    what: 'a callback added, removed and changed',
    before: { operation: { callbacks: { done: callback('string'), late: callback('string') } } },
    after: { operation: { callbacks: { done: callback('number'), early: callback('string') } } },
    expected: [
      'breaking callback-removed readers createThing callback late: callback removed',
      'warning callback-changed readers createThing callback done: callback changed; look at how',
      'additive callback-added readers createThing callback early: callback added',
    ],
  },
  {
    what: 'a webhook removed',
    before: { document: { webhooks: { done: callback('string')['{$url}'] } } },
    after: {},
    expected: ['breaking callback-removed readers webhook done: webhook removed'],
  },
  {
    what: 'the token sent elsewhere',
    before: {
      document: { components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } } },
    },
    after: {
      document: { components: { securitySchemes: { token: { type: 'apiKey', in: 'query', name: 'Authorization' } } } },
    },
    expected: ['breaking security-scheme-changed callers security scheme token: is sent in another way now'],
  },
  {
    what: 'the list of scopes changed, which only describes',
    before: {
      document: { components: { securitySchemes: { token: { type: 'apiKey', 'x-scopes': { taxes: ['READ'] } } } } },
    },
    after: {
      document: {
        components: { securitySchemes: { token: { type: 'apiKey', 'x-scopes': { taxes: ['READ', 'CREATE'] } } } },
      },
    },
    expected: ['descriptive extension-changed – security scheme token: x-scopes changed'],
  },
];
