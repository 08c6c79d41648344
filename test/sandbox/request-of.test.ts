import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';

describe('a sandbox says what to pass to its fetch', () => {
  const sandbox = createSandbox();
  const request = new Request('https://inventory.example.com/inventory/v1/organizations');

  test.each([
    ['"/inventory/v1/contacts". Put the baseUrl of the sandbox before it.', '/inventory/v1/contacts'],
    ['an object with a request. Pass that request.', { request, params: {} }],
    ['a function. Call it, and pass what it returns.', () => request.url],
    ['[object Object].', { url: request.url }],
    ['undefined.', undefined],
  ])('%s', (told, input) => {
    const message = `A sandbox needs a Request or an absolute URL, but got ${told}`;
    expect(() => sandbox.fetch(input as never)).toThrow(new TypeError(message));
    expect(() => sandbox.explain(input as never)).toThrow(new TypeError(message));
  });

  test('and leaves other errors as they are', () => {
    expect(() => sandbox.fetch(request.url, { body: 'x' })).toThrow(/GET/);
  });
});
