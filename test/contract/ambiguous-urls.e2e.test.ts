import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operations.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { contract, operations } from '../support/document.ts';

/** URLs that two templates match, since one has a literal segment where the other has an id. */
const reviewed: Record<string, [string, string]> = {
  '/contacts/contactpersons': ['/contacts/{contact_id}', '/contacts/contactpersons'],
  '/contacts/contactpersons/inactive': [
    '/contacts/{contact_id}/inactive',
    '/contacts/contactpersons/{contact_person_id}',
  ],
  '/contacts/contactpersons/email': ['/contacts/{contact_id}/email', '/contacts/contactpersons/{contact_person_id}'],
  '/contacts/contactpersons/comments': [
    '/contacts/{contact_id}/comments',
    '/contacts/contactpersons/{contact_person_id}',
  ],
  '/contacts/contactpersons/contactpersons': [
    '/contacts/{contact_id}/contactpersons',
    '/contacts/contactpersons/{contact_person_id}',
  ],
  '/invoices/email': ['/invoices/{invoice_id}', '/invoices/email'],
  '/invoices/pdf': ['/invoices/{invoice_id}', '/invoices/pdf'],
  '/invoices/print': ['/invoices/{invoice_id}', '/invoices/print'],
  '/invoices/templates': ['/invoices/{invoice_id}', '/invoices/templates'],
  '/retainerinvoices/templates': ['/retainerinvoices/{retainerinvoice_id}', '/retainerinvoices/templates'],
  '/creditnotes/templates': ['/creditnotes/{creditnote_id}', '/creditnotes/templates'],
  '/creditnotes/refunds': ['/creditnotes/{creditnote_id}', '/creditnotes/refunds'],
  '/vendorcredits/refunds': ['/vendorcredits/{vendor_credit_id}', '/vendorcredits/refunds'],
};

const ID = '4815162342481516001';
const isId = (segment: string): boolean => segment.startsWith('{');

/** The URL that both of two templates match through a literal segment in the place of an id, if there is one. */
function sharedUrl(left: string, right: string): string | undefined {
  const places = left.split('/').map((segment, index) => [segment, right.split('/')[index]] as const);
  const overlap =
    left.split('/').length === right.split('/').length && places.every(([a, b]) => a === b || isId(a) || isId(b!));
  const differ = places.some(([a, b]) => b !== undefined && isId(a) !== isId(b));
  return overlap && differ ? places.map(([a, b]) => (isId(a) ? b : a)).join('/') : undefined;
}

const templates = Object.keys(contract.paths);
const found = templates.flatMap((left, index) =>
  templates.slice(index + 1).flatMap((right) => {
    const url = sharedUrl(left, right);
    return url === undefined ? [] : [[url, [left, right].sort()] as const];
  }),
);

describe('URLs with a literal segment in the place of an id', () => {
  it('are known, each shared by two templates', () => {
    expect(found.map(([url]) => url).sort()).toEqual(Object.keys(reviewed).sort());
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(reviewed).map(([url, pair]) => [url, [...pair].sort()])),
    );
  });
});

describe('a mock keeps them apart', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());

  const request = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${mock.baseUrl}${path}?organization_id=10234695`, {
      method: method.toUpperCase(),
      headers: {
        Authorization: 'Service-oauthtoken demo',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const involved = operations.filter(({ path }) => found.some(([, pair]) => pair.includes(path)));

  it.each(involved)('$method $path answers as $id', async (operation) => {
    const { method, path } = operation;
    const response = await request(method, path.replaceAll(/\{\w+\}/g, ID), bodyOf(operation));
    expect(response.status).toBe(Number(operation.successStatus));
    const [type, media] = Object.entries(operation.object.responses[operation.successStatus]!.content!)[0]!;
    expect(response.headers.get('content-type')).toContain(type);
    if (type === 'application/json') expect(await response.json()).toEqual(fullSampleOf(media));
  });

  const others = found.flatMap(([url, pair]) =>
    operations
      .filter(
        ({ path, method }) =>
          path !== url &&
          pair.includes(path) &&
          !operations.some((other) => other.path === url && other.method === method),
      )
      .map((operation) => ({ url, method: operation.method, operation })),
  );

  /** Both templates hold an id at the end, and any text is one. */
  const CONTACT_PERSON = '/contacts/contactpersons/{contact_person_id}';
  const byId = others.filter(({ operation }) => operation.path === CONTACT_PERSON);

  it.each(byId)('$method $url is $operation.id, with a word for the id', async ({ url, operation }) => {
    const response = await request(operation.method, url, bodyOf(operation));
    expect(response.status).toBe(Number(operation.successStatus));
  });

  it.each(others.filter((other) => !byId.includes(other)))(
    '$method $url is not taken for $operation.id',
    async ({ url, operation }) => {
      const response = await request(operation.method, url, bodyOf(operation));
      const methods = operations.filter(({ path }) => path === url).map((other) => other.method.toUpperCase());
      const allowed = response.headers.get('allow')!.split(', ');
      expect(response.status).toBe(405);
      expect(allowed.filter((method) => method !== 'HEAD' && method !== 'OPTIONS')).toEqual(
        methods.length > 0 ? methods : ['PUT', 'DELETE'],
      );
    },
  );
});

function bodyOf({ object }: Operation): unknown {
  return fullSampleOf(object.requestBody?.content['application/json']);
}
