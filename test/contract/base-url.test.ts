import { expect, it } from 'vitest';
import { readBaseUrl } from '../../src/contract/base-url.ts';

it.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/gateway/api/v9//', 'https://api.example.com/gateway/api/v9'],
  ['HTTP://127.0.0.1:80/inventory/v1', 'http://127.0.0.1/inventory/v1'],
])('%s is read as %s', (text, url) => {
  expect(readBaseUrl(text)).toBe(url);
});

it.each([
  '',
  'api.example.com',
  '/inventory/v1',
  'ftp://api.example.com',
  'javascript:alert(1)',
  'https://me:secret@api.example.com',
  'https://secret@api.example.com',
  'https://api.example.com?a=secret',
  'https://api.example.com/#secret',
  'https://api.example.com/?',
])('%j is no address, and the message does not show it', (text) => {
  expect(() => readBaseUrl(text)).toThrow(
    /^must be an http or https URL without a query, hash or password, such as http/,
  );
  expect(() => readBaseUrl(text)).not.toThrow(/secret/);
});
