import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../src/service/log.ts';
import { formatJson, formatLine } from '../../../src/service/node/format-log.ts';

const entry: LogEntry = {
  method: 'GET',
  url: '/inventory/v1/items?organization_id=1',
  status: 200,
  duration: 1.2345,
  operationId: 'listItems',
};

describe('the line of a request', () => {
  it('is plain where there is no colour', () => {
    expect(formatLine(entry, { color: false })).toBe(
      'GET    200 /inventory/v1/items?organization_id=1 listItems 1.2 ms',
    );
  });

  it('has the colour of its status', () => {
    const colorOf = (status: number): string =>
      /\u{1b}\[(\d+)m/u.exec(formatLine({ ...entry, status }, { color: true }))![1]!;
    expect([200, 404, 500].map(colorOf)).toEqual(['32', '33', '31']);
  });

  it('says why the mock answered by itself, and shows what went wrong in it', () => {
    const error = new Error('out of order');
    expect(formatLine({ ...entry, status: 500, refusal: 'failure', error }, { color: false })).toBe(
      `GET    500 /inventory/v1/items?organization_id=1 listItems failure 1.2 ms\n${error.stack}`,
    );
  });

  it('holds no token that stands in the URL, as text or as JSON', () => {
    const secret = { ...entry, url: '/inventory/v1/items?access_token=abc&page=1' };
    const url = '/inventory/v1/items?access_token=REDACTED&page=1';
    expect(formatLine(secret, { color: false })).toBe(`GET    200 ${url} listItems 1.2 ms`);
    expect(JSON.parse(formatJson(secret, new Date(0)))).toMatchObject({ url });
  });

  it('names what the contract does not have', () => {
    const inferred = [{ place: 'body.zip', message: 'expected a string (inferred), but got a number' }];
    expect(formatLine({ ...entry, inferred }, { color: false })).toBe(
      'GET    200 /inventory/v1/items?organization_id=1 listItems inferred: body.zip: expected a string (inferred), but got a number 1.2 ms',
    );
    expect(formatLine({ ...entry, unknown: ['body.custmer_id', 'query.\u{9b}'] }, { color: false })).toBe(
      'GET    200 /inventory/v1/items?organization_id=1 listItems unknown: body.custmer_id, query.? 1.2 ms',
    );
  });

  it('says that the client has disconnected', () => {
    expect(formatLine({ ...entry, status: 0, aborted: true }, { color: false })).toBe(
      'GET    --- /inventory/v1/items?organization_id=1 listItems disconnected 1.2 ms',
    );
  });

  it('passes nothing to a terminal that it could obey', () => {
    expect(formatLine({ ...entry, url: '/\u{9b}31m\u{1b}[2J' }, { color: false })).toContain(' /?31m?[2J ');
  });
});

it('as JSON, a request has its time', () => {
  const now = new Date('2026-01-31T10:00:00Z');
  expect(JSON.parse(formatJson({ ...entry, refusal: 'token', error: 'odd' }, now))).toEqual({
    time: '2026-01-31T10:00:00.000Z',
    ...entry,
    duration: 1.2,
    refusal: 'token',
    error: 'odd',
  });
});
