import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../support/full.ts';
import { linesIn, testFormats } from './find-source-in.ts';

describe('the line of a part of a document', () => {
  it('is the line of its name, in JSON', () => {
    const lineOf = linesIn(`{
  "openapi": "3.1.0",
  "paths": {
    "/a/{b}": { "get": { "tags": ["x", "y"], "summary": "One" },
      "post": {} },
    "/c": {}
  },
  "list": [
    1,
    [ 2,
      {
        "deep": true } ],
    { "empty": {}, "last":
      false }
  ],
  "end": null
}`);
    const lines = {
      '': 1,
      '/openapi': 2,
      '/paths/~1a~1{b}/get/summary': 4,
      '/paths/~1a~1{b}/get/tags/1': 4,
      '/paths/~1a~1{b}/post': 5,
      '/paths/~1c': 6,
      '/list/0': 9,
      '/list/1': 10,
      '/list/1/1': 11,
      '/list/1/1/deep': 12,
      '/list/2/last': 13,
      '/end': 16,
    };
    expect(Object.fromEntries(Object.keys(lines).map((pointer) => [pointer, lineOf(pointer)]))).toEqual(lines);
  });

  it('is found behind names and strings that look like JSON, and after other line endings', () => {
    const lineOf = linesIn('{"a\\"b": "{\\n[:,",\r\n"\\u0063": "\\\\",\r\n"d": {"e": ["]", "}"]},\r\n"f": 1}\r\n');
    expect(['/a"b', '/c', '/d/e/1', '/f'].map(lineOf)).toEqual([1, 2, 3, 4]);
  });

  it('is the line of the nearest part above, where there is no such part', () => {
    const lineOf = linesIn('{\n"a": {\n"b": [\n0]},\n"c": "text"}');
    expect(['/x', '/a/x', '/a/b/7', '/a/b/0/y', '/c/0'].map(lineOf)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is found however deep the document is', () => {
    const lineOf = linesIn(`{"a":${'[\n'.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(lineOf('/a/0/0/0')).toBe(4);
  });

  const { openapi, info, tags, paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  const some = Object.fromEntries(everyNth(Object.entries(paths), 50));
  testFormats(JSON.stringify({ openapi, info, tags, paths: some }, null, 2), 30);
});
