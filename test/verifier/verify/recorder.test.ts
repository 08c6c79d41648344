import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { createRecorder, NotCheckedError, verifyExchange } from '../../../src/public/verify.ts';
import { operations } from '../../support/document.ts';

const URL_OF_TAX = 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=10234695';
const request = { method: 'GET', url: URL_OF_TAX };
const tax = (value: unknown) => ({ status: 200, body: JSON.stringify({ code: 0, message: 'success', tax: value }) });

describe('verifyExchange', () => {
  test('finds nothing in what keeps the contract', () => {
    expect(verifyExchange({ request, response: tax({ tax_id: '1', tax_percentage: 18 }) })).toEqual([]);
  });

  test('says what is broken and where it stands in the contract', () => {
    expect(verifyExchange({ request, response: tax({ tax_percentage: true }) })).toEqual([
      {
        kind: 'violation',
        rule: 'type',
        operation: 'getTax',
        status: 200,
        place: 'response.body/tax/tax_percentage',
        message: 'must be a number, but is a boolean',
        basis: 'documented',
        pointer: '/components/schemas/Tax/properties/tax_percentage/type',
        seen: 1,
        of: 1,
        from: '',
        to: '',
      },
    ]);
  });

  test('does not judge requests that were refused', () => {
    const refused = { status: 400, body: '{"code":15,"message":"no"}' };
    const body = '{"tax_percentage":"much"}';
    const wrong = {
      method: 'POST',
      url: URL_OF_TAX.replace('/1', ''),
      body,
      headers: { 'content-type': 'application/json' },
    };
    expect(verifyExchange({ request: wrong, response: refused })).toEqual([]);
    const taken = verifyExchange({ request: wrong, response: { ...tax([]), status: 201 } });
    expect(taken.map(({ place, rule }) => [rule, place])).toContainEqual(['type', 'request.body/tax_percentage']);
  });

  test('takes the errors of a sandbox for its own, and those of a service for something new', () => {
    const body = '{"code":40401,"message":"no","errors":[{"message":"no"}]}';
    const request = { method: 'GET', url: URL_OF_TAX };
    const headers = { 'content-type': 'application/json' };
    const kinds = (own: Record<string, string>) =>
      verifyExchange({ request, response: { status: 404, body, headers: { ...headers, ...own } } }).map(
        ({ kind, place }) => [kind, place],
      );
    expect(kinds({ 'X-Sandbox-Refusal': 'notFound' })).toEqual([]);
    expect(kinds({ 'x-mock-refusal': 'violations' })).toEqual([]);
    expect(kinds({})).toContainEqual(['undocumented', 'response.body/errors']);
  });

  test('takes 200 for the status of a creation, as a guess, and judges the record', () => {
    const create = { method: 'POST', url: URL_OF_TAX.replace('/1', '') };
    const findings = (value: unknown, status: number) =>
      verifyExchange({ request: create, response: { ...tax(value), status } }).map(({ kind, rule }) => [kind, rule]);
    expect(findings([{ tax_id: '1' }], 201)).toEqual([]);
    expect(findings([{ tax_id: '1' }], 200)).toEqual([['guess', 'status']]);
    expect(findings([{ tax_name: 7 }], 200)).toContainEqual(['violation', 'type']);
    expect(findings([{ tax_id: '1' }], 202)).toEqual([['undocumented', 'status']]);
  });

  test('takes deep, large and odd bodies as they are', () => {
    const of = (body: string | Uint8Array) =>
      verifyExchange({ request, response: { status: 200, body } }).map(({ rule }) => rule);
    expect(of(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual(['depth']);
    expect(of('7')).toEqual(['type']);
    expect(of('')).toEqual(['json']);
    expect(of(Uint8Array.from(Buffer.from('{"code":0,"message":"\xfcber","tax":{}}', 'latin1')))).toEqual(['json']);
    expect(of(Uint8Array.from(Buffer.from('\uFEFF{"code":0,"message":"über","tax":{}}')))).toEqual([]);
    expect(of('{"__proto__":{"code":0},"constructor":1}')).toEqual(
      expect.arrayContaining(['required', 'required', 'required', 'field']),
    );
    expect(of('{"code":0,"message":"","tax":{"tax_percentage":1e999}}')).toEqual(['type']);
  });
});

describe("an exchange that can't be checked", () => {
  const response = tax({ tax_percentage: true });
  const at = (url: string, method = 'GET') => ({ request: { method, url }, response });

  test.each([
    [at('https://shop.example/app.js?key=secret'), 'GET https://shop.example/app.js was not checked: another service.'],
    [at(URL_OF_TAX, 'OPTIONS'), 'was not checked: not a call.'],
    [{ request, response: { status: 0 } }, 'was not checked: no answer.'],
    [{ request, response: { status: 304 } }, 'was not checked: not modified.'],
  ])('is refused, and does not pass for one that keeps the contract', (exchange, message) => {
    expect(() => verifyExchange(exchange)).toThrow(NotCheckedError);
    expect(() => verifyExchange(exchange)).toThrow(message);
    expect(() => verifyExchange(exchange)).not.toThrow('secret');
  });

  test('is checked where `basePath` says at which path the service is', () => {
    const api = at(URL_OF_TAX.replace('/inventory/v1', '/api'));
    expect(() => verifyExchange(api)).toThrow('If yours live under another path, pass it as `basePath`.');
    expect(verifyExchange(api, { basePath: '/api' }).map(({ rule }) => rule)).toEqual(['type']);
    const behind = at(URL_OF_TAX.replace('/inventory', '/gateway/inventory'));
    expect(verifyExchange(behind).map(({ rule }) => rule)).toEqual(['type']);
    expect(() => verifyExchange(api, { basePath: 'api' })).toThrow('"api" is not a path.');
  });
});

describe('a recorder', () => {
  test('says what it has not checked, and takes calls at `basePath`', () => {
    const api = { request: { method: 'GET', url: 'https://h.example/api/settings/taxes/1' }, response: tax({}) };
    const [without, recorder] = [createRecorder(), createRecorder({ basePath: '/api' })];
    for (const one of [without, recorder]) one(api);
    expect(without.report()).toMatchObject({ exchanges: 0, skipped: { 'another service': 1 }, servedAt: {} });
    expect(recorder.report()).toMatchObject({ exchanges: 1, skipped: {}, servedAt: { '/api': 1 } });
    expect(() => createRecorder({ basePath: '/api?x' })).toThrow(TypeError);
  });

  test('is taken by a client as its hook', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'recorder-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'traffic.ndjson');
    const recorder = createRecorder({ to: file });
    const sandbox = createSandbox();
    const inventory = createInventoryClient({
      organizationId: '10234695',
      accessToken: 'a-secret-token',
      baseUrl: sandbox.baseUrl,
      fetch: sandbox.fetch,
      hooks: { onExchange: recorder },
    });
    const [first] = (await inventory.taxes.list()).taxes;
    await inventory.taxes.get(first!.tax_id!);
    await inventory.creditNotes.get('1').catch(() => undefined);
    expect(recorder.report()).toMatchObject({
      exchanges: 3,
      findings: [],
      operations: { seen: 3, of: operations.length },
    });
    const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(head!)).toEqual({ recording: expect.any(String), format: 1, account: '' });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('a-secret-token');
  });

  test('counts what was never seen, with the chances that it had', () => {
    const recorder = createRecorder();
    recorder({ request, response: tax({ tax_id: '1' }) });
    recorder({ request, response: tax({ tax_id: '2', tax_name: 'VAT' }) });
    const places = recorder.report().neverSeen.map(({ place, of }) => `${place} ${of}`);
    expect(places).toContain('response.body/tax/tax_percentage 2');
    expect(places).not.toContain('response.body/tax/tax_name 2');
  });

  test('needs a function where there are no files', () => {
    const { process } = globalThis;
    onTestFinished(() => void Object.assign(globalThis, { process }));
    Object.assign(globalThis, { process: undefined });
    expect(() => createRecorder({ to: 'traffic.ndjson' })).toThrow(TypeError);
    const lines: string[] = [];
    createRecorder({ to: (line) => lines.push(line) })({ request, response: tax({}) });
    expect(lines).toHaveLength(2);
  });
});
