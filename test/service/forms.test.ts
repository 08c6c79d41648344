import { describe, expect, it } from 'vitest';
import type { OperationObject } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { interpretedRequests } from '../../src/contract/validation/interpreted.ts';
import { serviceContract } from '../../src/service/service-contract.ts';
import { contract } from '../support/document.ts';
import { callOf, operationOf, withHeaders } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';

const addImage = callOf(operationOf('addCompositeItemImage'));
const URL_TEMPLATE = '/compositeitems/{composite_item_id}/image';
const HEADER = 'multipart/form-data; boundary=x';
const PART = 'Content-Disposition: form-data; name="image"';
const MESSAGE =
  'The body is not a form. Let your HTTP client set the Content-Type header, so that it names the boundary used in the body.';

const { send, refusalOf } = await openService();

/** The fields of a form, as the engine gets them; bytes as text. */
async function fieldsOf(body: string | FormData, type?: string): Promise<unknown> {
  const response = await send(withHeaders({ ...addImage, body }, type === undefined ? {} : { 'Content-Type': type }));
  const { body: fields } = (await response.json()) as {
    body: { name: string; value: { bytes?: Record<string, number> } }[];
  };
  return fields.map(({ name, value }) => [
    name,
    value.bytes ? { ...value, bytes: String.fromCharCode(...Object.values(value.bytes)) } : value,
  ]);
}

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
    expect(await refusalOf(call)).toEqual([400, 'malformed-body', MESSAGE]);
  });

  it('may hold any bytes, names and files', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
    const form = new FormData();
    form.set('image', new Blob([bytes], { type: 'image/png' }), 'a "picture" \u{e4} 100%.png');
    form.append('other "name"', '%E0%A4%A --x-- \r\n\r\n');
    expect(await fieldsOf(form)).toEqual([
      ['image', { name: 'a "picture" \u{e4} 100%.png', type: 'image/png', bytes: String.fromCharCode(...bytes) }],
      ['other "name"', '%E0%A4%A --x-- \r\n\r\n'],
    ]);
  });

  it.each([
    ['names without quotes', '--x\r\nContent-Disposition: form-data; name=image\r\n\r\na\r\n--x--\r\n'],
    ['text before the first boundary', `no part\r\n--y\r\n--x\r\n${PART}\r\n\r\na\r\n--x--\r\n`],
    ['text after the last boundary', `--x\r\n${PART}\r\n\r\na\r\n--x--\r\nno part`],
    ['spaces behind a boundary', `--x \t\r\n${PART}\r\n\r\na\r\n--x-- \r\n`],
    ['no line break at the end', `--x\r\n${PART}\r\n\r\na\r\n--x--`],
  ])('may have %s', async (_, body) => {
    expect(await fieldsOf(body, HEADER)).toEqual([['image', 'a']]);
  });

  it('may name a file in the form of RFC 5987', async () => {
    const part = `Content-Disposition: form-data; name=image; filename*=UTF-8''%e2%82%ac%20rates.png`;
    const file = { name: '\u{20ac} rates.png', type: 'application/octet-stream', bytes: 'a' };
    expect(await fieldsOf(`--x\r\n${part}\r\n\r\na\r\n--x--\r\n`, HEADER)).toEqual([['image', file]]);
  });

  it('may have a boundary in quotes', async () => {
    const body = `--a b\r\n${PART}\r\n\r\na\r\n--a b--\r\n`;
    expect(await fieldsOf(body, 'multipart/form-data; charset=utf-8; Boundary="a b"')).toEqual([['image', 'a']]);
  });

  it('has no end of fields, and no more than a thousand', async () => {
    const part = (_: unknown, index: number): string => `--x\r\n${PART.replace('image', `f${index}`)}\r\n\r\na\r\n`;
    const form = (length: number): string => `${Array.from({ length }, part).join('')}--x--\r\n`;
    expect(await fieldsOf(form(1000), HEADER)).toHaveLength(1000);
    expect(await refusalOf(withHeaders({ ...addImage, body: form(1001) }, { 'Content-Type': HEADER }))).toEqual([
      400,
      'malformed-body',
      'The form has more than 1000 fields.',
    ]);
  });

  it('is read without what a test environment may have replaced', async () => {
    const { FormData: Form, File: OwnFile, Blob: OwnBlob } = globalThis;
    Object.assign(globalThis, { FormData: undefined, File: undefined, Blob: undefined });
    try {
      const body = `--x\r\n${PART}; filename="a.png"\r\n\r\na\r\n--x--\r\n`;
      expect(await fieldsOf(body, HEADER)).toEqual([
        ['image', { name: 'a.png', type: 'application/octet-stream', bytes: 'a' }],
      ]);
    } finally {
      Object.assign(globalThis, { FormData: Form, File: OwnFile, Blob: OwnBlob });
    }
  });

  it('is held against its schema, value by value', async () => {
    const { post, ...others } = contract.paths[URL_TEMPLATE] as { post: OperationObject };
    const value = '100%25\r\n--x--';
    const schema = { type: 'object', required: ['note'], properties: { note: { type: 'string', enum: [value] } } };
    const changed = { ...post, requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
    const document = { ...contract, paths: { [URL_TEMPLATE]: { ...others, post: changed } } };
    const operations = operationsOf(document);
    const parts = {
      operations,
      servers: document.servers,
      requests: interpretedRequests(operations, document),
      account: undefined,
    };
    const strict = await openService({ contract: serviceContract(parts) });

    const answers: unknown[] = [];
    for (const note of [value, '100%', undefined]) {
      const form = new FormData();
      form.set('image', new Blob(['a picture']), 'picture.png');
      if (note !== undefined) form.set('note', note);
      const response = await strict.send({ ...addImage, body: form });
      answers.push(response.ok ? response.status : ((await response.json()) as { message: string }).message);
    }
    expect(answers).toEqual([200, `body.note must be ${value}.`, 'body.note is required.']);
  });

  it('may have a field more than once', async () => {
    const form = new FormData();
    form.append('image', 'a');
    form.append('image', 'b');
    const { status, headers } = await send({ ...addImage, body: form });
    expect([status, headers.get('x-mock-inferred')]).toEqual([
      200,
      'body.image: expected a string (inferred), but got an array',
    ]);
  });
});
