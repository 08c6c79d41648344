import { describe, expect, test } from 'vitest';
import { applyOverlay, OverlayError, readOverlay, targetOf } from '../../src/overlay/overlay.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: { '/a/{id}': { get: { tags: ['x'], responses: { 200: { description: 'One.' } } } } },
};

async function applied(...actions: object[]) {
  return applyOverlay(DOCUMENT, readOverlay({ overlay: '1.0.0', info: {}, actions }, 'o.yaml'));
}

describe('an overlay', () => {
  test('merges objects at every level, and leaves what it does not name', async () => {
    const update = { summary: 'Get', responses: { 200: { 'x-new': 1 }, 404: {} } };
    const { document } = await applied({ target: "$.paths['/a/{id}'].get", update });
    expect(document['paths']).toEqual({
      '/a/{id}': {
        get: { tags: ['x'], summary: 'Get', responses: { 200: { description: 'One.', 'x-new': 1 }, 404: {} } },
      },
    });
    expect(DOCUMENT.paths['/a/{id}'].get).not.toHaveProperty('summary');
  });

  test('appends to arrays', async () => {
    const { document } = await applied({ target: '$.tags', update: { name: 'd' } });
    expect(document['tags']).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
  });

  test('takes away fields and entries, several at once', async () => {
    const { document } = await applied(
      { target: "$.tags[?@.name != 'b']", remove: true },
      { target: '$..tags', remove: true },
    );
    expect(document['tags']).toBeUndefined();
    const { document: rest } = await applied({ target: "$.tags[?@.name != 'b']", remove: true });
    expect(rest['tags']).toEqual([{ name: 'b' }]);
  });

  test('applies actions in their order, each to what those before it have left', async () => {
    const { document } = await applied(
      { target: '$', update: { info: { version: '1' } } },
      { target: '$.info', update: { title: 'A' } },
    );
    expect(document['info']).toEqual({ version: '1', title: 'A' });
  });

  test('names the actions that change nothing', async () => {
    const { unused } = await applied({ target: '$.missing', remove: true });
    expect(unused).toEqual([{ target: '$.missing', remove: true }]);
  });

  test('sets no prototype', async () => {
    const update = JSON.parse('{"__proto__":{"polluted":true}}') as object;
    const { document } = await applied({ target: '$', update });
    expect((document as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    [7, 'o.yaml is not an overlay: it has no `overlay`.'],
    [{ overlay: '2.0.0' }, 'o.yaml is an overlay of version 2.0.0; 1.0 is required.'],
    [{ overlay: '1.0.0', actions: [] }, 'o.yaml is not an overlay: it has no `actions`.'],
    [{ overlay: '1.0.0', actions: [{}] }, 'o.yaml: action 1 has no `target`.'],
    [{ overlay: '1.0.0', actions: [{ target: '$' }] }, 'o.yaml: action 1 has neither `update` nor `remove`.'],
  ])('is refused as %j', (value, message) => {
    expect(() => readOverlay(value, 'o.yaml')).toThrow(new OverlayError(message));
  });

  test.each([
    [{ target: '$.[', remove: true }, /^The target \$\.\[ is not JSONPath: /],
    [{ target: '$.openapi', update: {} }, /^The target \$\.openapi is neither an object nor an array/],
    [{ target: '$', remove: true }, /^The overlay leaves no document/],
  ])('cannot be applied as %j', async (action, message) => {
    await expect(applied(action)).rejects.toThrow(message);
  });
});

test('a JSON Pointer is written as JSONPath', async () => {
  const target = targetOf("/paths/~1a~1{id}/get/x-it's/~0");
  expect(target).toBe("$['paths']['/a/{id}']['get']['x-it\\'s']['~']");
  const { unused } = await applied({ target: targetOf('/paths/~1a~1{id}/get'), update: {} });
  expect(unused).toEqual([]);
});
