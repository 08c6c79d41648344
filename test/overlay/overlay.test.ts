import { describe, expect, test } from 'vitest';
import { applyOverlay, OverlayError, readOverlay, targetOf } from '../../src/overlay/overlay.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: { '/a/{id}': { get: { tags: ['x'], responses: { 200: { description: 'One.' } } } } },
};

async function applied(...actions: object[]) {
  return applyOverlay(DOCUMENT, readOverlay({ overlay: '1.1.0', info: {}, actions }, 'o.yaml'));
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

  test('appends to arrays within what it merges, and replaces texts', async () => {
    const { document } = await applied(
      { target: "$.paths['/a/{id}']", update: { get: { tags: ['y'] } } },
      { target: "$.paths['/a/{id}'].get.responses[*].description", update: 'Some.' },
    );
    expect(document['paths']).toEqual({
      '/a/{id}': { get: { tags: ['x', 'y'], responses: { 200: { description: 'Some.' } } } },
    });
  });

  test('copies what a place of the document holds, so that an operation can be moved', async () => {
    const { document } = await applied(
      { target: '$.paths', update: { '/b/{id}': {} } },
      { target: "$.paths['/b/{id}']", copy: "$.paths['/a/{id}']" },
      { target: "$.paths['/a/{id}']", remove: true },
      { target: "$.paths['/b/{id}'].get.tags", copy: '$.tags' },
    );
    const get = {
      tags: ['x', { name: 'a' }, { name: 'b' }, { name: 'c' }],
      responses: DOCUMENT.paths['/a/{id}'].get.responses,
    };
    expect(document['paths']).toEqual({ '/b/{id}': { get } });
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
    [7, 'o.yaml is not an overlay: it has no `overlay` key.'],
    [{ overlay: '1.2.0' }, 'o.yaml is an overlay of version 1.2.0; 1.0 or 1.1 is required.'],
    [{ overlay: '1.0.0', actions: [] }, 'o.yaml is not an overlay: it has no `actions` key.'],
    [{ overlay: '1.0.0', actions: [{}] }, 'o.yaml: action 1 has no `target`.'],
    [{ overlay: '1.0.0', actions: [{ target: '$' }] }, 'o.yaml: action 1 has none of `update`, `copy` and `remove`.'],
    [
      { overlay: '1.1.0', actions: [{ target: '$', update: {}, copy: '$' }] },
      'o.yaml: action 1 has both `update` and `copy`.',
    ],
    [
      { overlay: '1.1.0', actions: [{ target: '$', copy: 7 }] },
      'o.yaml: action 1 has a `copy` that is not a JSONPath.',
    ],
    [
      { overlay: '1.0.0', actions: [{ target: '$', updat: {} }] },
      'o.yaml: action 1 has the unknown field `updat`. Did you mean update?',
    ],
  ])('is refused as %j', (value, message) => {
    expect(() => readOverlay(value, 'o.yaml')).toThrow(new OverlayError(message));
  });

  test.each([
    [{ target: '$.[', remove: true }, /^The target \$\.\[ is not JSONPath: /],
    [{ target: '$', copy: '$.[' }, /^The source \$\.\[ is not JSONPath: /],
    [
      { target: '$.paths', copy: '$.tags[*].name' },
      /^The source \$\.tags\[\*\]\.name matches 3 places in the document\. It must match exactly one\./,
    ],
    [{ target: '$.paths', copy: '$.missing' }, /^The source \$\.missing matches 0 places/],
    [{ target: '$.openapi', update: {} }, /^The target \$\.openapi is a single value, which an object can't update/],
    [{ target: '$', update: { tags: {} } }, /^At \$, `tags` is an array, which an object can't update/],
    [{ target: '$.*', update: {} }, /^The target \$\.\* is a single value and an array and an object at the same time/],
    [{ target: '$', remove: true }, /^The overlay removes the entire document/],
  ])("can't be applied as %j", async (action, message) => {
    await expect(applied(action)).rejects.toThrow(message);
  });
});

test('a JSON Pointer is written as JSONPath', async () => {
  const target = targetOf("/paths/~1a~1{id}/get/x-it's/~0");
  expect(target).toBe("$['paths']['/a/{id}']['get']['x-it\\'s']['~']");
  const { unused } = await applied({ target: targetOf('/paths/~1a~1{id}/get'), update: {} });
  expect(unused).toEqual([]);
});
