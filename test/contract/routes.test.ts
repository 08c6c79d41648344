import { describe, expect, it } from 'vitest';
import type { OperationObject } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { createRoutes } from '../../src/contract/routes.ts';
import { contract, operations } from '../support/document.ts';

const ID = '4815162342481516001';
const routes = createRoutes(operations, contract.servers);

function operation(method: Operation['method'], path: string, servers?: { url: string }[]): Operation {
  const id = `${method} ${path}`;
  return { id, method, path, object: { ...(servers && { servers }) } as OperationObject } as Operation;
}

/** The operations that a path leads to, by their ids, and its identifiers. */
function found(table: ReturnType<typeof createRoutes>, path: string) {
  const match = table.match(path);
  const all = [...(match?.operations.values() ?? [])];
  return match && { ids: all.map(({ id }) => id), path: { ...match.pathOf(all[0]!) } };
}

describe('the routes of the contract', () => {
  it.each(operations)('$method $path leads to $id', ({ id, method, path }) => {
    const match = routes.match(`/inventory/v1${path.replaceAll(/\{\w+\}/g, ID)}`);
    expect(match!.operations.get(method.toUpperCase())!.id).toBe(id);
    expect(match!.template).toBe(`/inventory/v1${path}`);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    expect({ ...match!.pathOf(match!.operations.get(method.toUpperCase())!) }).toEqual(
      Object.fromEntries(names.map((name) => [name, ID])),
    );
  });

  it('begin at the path of a server', () => {
    expect(routes.basePaths).toEqual(['/inventory/v1', '/v1']);
    expect(found(routes, '/v1/organizations')!.ids).toEqual(['listOrganizations']);
    expect(found(routes, '/v1/settings/taxes')).toBeUndefined();
    expect(found(routes, '/settings/taxes')).toBeUndefined();
  });

  it('list each URL once for every server', () => {
    const urls = new Set(operations.map(({ path }) => path));
    expect(routes.all.length).toBe(urls.size + 1);
  });
});

describe('a route', () => {
  const table = createRoutes(
    [
      operation('get', '/'),
      operation('get', '/a/{id}'),
      operation('put', '/a/{id}'),
      operation('post', '/a/new'),
      operation('get', '/a/{id}/b'),
      operation('get', '/a/new/c/{c_id}'),
      operation('get', '/elsewhere', [{ url: 'https://{region}.example/x/' }, { url: '/y' }]),
    ],
    undefined,
  );

  it('with a literal segment goes before one with an identifier, whatever the method', () => {
    expect(found(table, '/a/new')).toEqual({ ids: ['post /a/new'], path: {} });
    expect(found(table, '/a/7')).toEqual({ ids: ['get /a/{id}', 'put /a/{id}'], path: { id: '7' } });
  });

  it('with an identifier is found where the literal leads nowhere', () => {
    expect(found(table, '/a/new/b')).toEqual({ ids: ['get /a/{id}/b'], path: { id: 'new' } });
    expect(found(table, '/a/new/c/7')).toEqual({ ids: ['get /a/new/c/{c_id}'], path: { c_id: '7' } });
    expect(found(table, '/a/new/d')).toBeUndefined();
  });

  it('has the names that each operation gives its identifiers', () => {
    const [get, put] = [operation('get', '/a/{id}/b/{to}'), operation('put', '/a/{to}/b/{id}')];
    const match = createRoutes([get, put], undefined).match('/a/7/b/8')!;
    expect([{ ...match.pathOf(get) }, { ...match.pathOf(put) }]).toEqual([
      { id: '7', to: '8' },
      { to: '7', id: '8' },
    ]);
    expect(match.identifiers).toEqual(['7', '8']);
  });

  it('forgets the identifiers of a way that led nowhere', () => {
    const ways = createRoutes([operation('get', '/a/{x}/b'), operation('get', '/{y}/c/{z}')], undefined);
    expect(found(ways, '/a/c/7')).toEqual({ ids: ['get /{y}/c/{z}'], path: { y: 'a', z: '7' } });
  });

  it.each([[false], [true]])('with more text of its own goes before others, in whatever order: %s', (isReversed) => {
    const paths = ['/f/{name}', '/f/{name}.gz', '/f/{name}.tar.gz', '/f/{from}-{to}', '/f/x-{id}', '/f/x-1'];
    const all = paths.map((path) => operation('get', path));
    const mixed = createRoutes(isReversed ? all.toReversed() : all, undefined);
    for (const [path, template] of [
      ['/f/a', '/f/{name}'],
      ['/f/a.gz', '/f/{name}.gz'],
      ['/f/a.tar.gz', '/f/{name}.tar.gz'],
      ['/f/a-b', '/f/{from}-{to}'],
      ['/f/x-2', '/f/x-{id}'],
      ['/f/x-1', '/f/x-1'],
    ] as const)
      expect(mixed.match(path)?.template, path).toBe(template);
  });

  it('has segments that are decoded one by one', () => {
    expect(found(table, '/%61/%6eew')!.ids).toEqual(['post /a/new']);
    expect(found(table, '/a/7%2F8%20')!.path).toEqual({ id: '7/8 ' });
    expect(() => table.match('/a/%E0%A4%A')).toThrow(URIError);
  });

  it('has no empty segments', () => {
    expect(found(table, '/')!.ids).toEqual(['get /']);
    for (const path of ['/a/', '/a/7/', '/a//b', '//a/7', '', 'a/7']) expect(found(table, path)).toBeUndefined();
  });

  it('keeps an identifier apart from what objects inherit', () => {
    expect(found(createRoutes([operation('get', '/{__proto__}')], undefined), '/x')!.ids).toHaveLength(1);
    expect(found(table, '/constructor')).toBeUndefined();
  });

  it('may have servers of its own, whose variables stand for anything', () => {
    expect(table.basePaths).toEqual(['', '/x', '/y']);
    expect(found(table, '/x/elsewhere')).toBeDefined();
    expect(found(table, '/y/elsewhere')).toBeDefined();
    expect(found(table, '/elsewhere')).toBeUndefined();
  });

  it("can't have two operations of one method", () => {
    expect(() => createRoutes([operation('get', '/a/{x}'), operation('get', '/a/{y}')], undefined)).toThrow(
      'get /a/{y} and get /a/{x} are both GET /a/{y}',
    );
  });
});
