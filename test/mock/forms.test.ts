import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OperationObject } from '../../src/contract/document.ts';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { contract } from '../support/document.ts';
import { callOf, operationOf, readRefusal, send, withHeaders } from '../support/mock-calls.ts';

const addImage = callOf(operationOf('addCompositeItemImage'));
const URL_TEMPLATE = '/compositeitems/{composite_item_id}/image';
const HEADER = 'multipart/form-data; boundary=x';
const PART = 'Content-Disposition: form-data; name="image"';
const MESSAGE =
  'The body is not a form. Let the HTTP client write the header Content-Type, so that it names the boundary that stands in the body.';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('a form', () => {
  it.each([
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['another boundary', 'multipart/form-data; boundary=y', `--x\r\n${PART}\r\n\r\na\r\n--x--\r\n`],
    ['a part without headers', HEADER, '--x\r\n\r\na\r\n--x--\r\n'],
    ['a header without a value', HEADER, '--x\r\nContent-Disposition\r\n\r\na\r\n--x--\r\n'],
    ['a part without a name', HEADER, '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    ['no end', HEADER, `--x\r\n${PART}\r\n\r\na`],
    ['no part', HEADER, 'a picture'],
  ])('with %s is refused', async (_, type, body) => {
    const call = withHeaders({ ...addImage, body }, { 'Content-Type': type });
    expect(await readRefusal(mock.baseUrl, call)).toEqual([400, 'malformed-body', MESSAGE]);
  });

  it('may hold any bytes, names and files', async () => {
    const form = new FormData();
    form.set('image', new Blob([Uint8Array.from({ length: 5000 }, (_, index) => index % 256)]), 'a "picture".png');
    form.append('other "name"\r\n', '%E0%A4%A --x-- \r\n\r\n');
    expect((await send(mock.baseUrl, { ...addImage, body: form })).status).toBe(200);
  });

  it('is held against its schema, value by value', async () => {
    const { post, ...others } = contract.paths[URL_TEMPLATE] as { post: OperationObject };
    const value = '100%25\r\n--x--';
    const schema = { type: 'object', required: ['note'], properties: { note: { type: 'string', enum: [value] } } };
    const changed = { ...post, requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
    const strict = await startMock({
      document: { ...contract, paths: { [URL_TEMPLATE]: { ...others, post: changed } } },
    });
    onTestFinished(() => strict.close());

    const answers: string[] = [];
    for (const note of [value, '100%', undefined]) {
      const form = new FormData();
      form.set('image', new Blob(['a picture']), 'picture.png');
      if (note !== undefined) form.set('note', note);
      const response = await send(strict.baseUrl, { ...addImage, body: form });
      answers.push(((await response.json()) as { message: string }).message);
    }
    expect(answers).toEqual([
      'The image has been added.',
      expect.stringMatching(/^body\.note must be equal to one of/),
      'body.note is required.',
    ]);
  });
});
