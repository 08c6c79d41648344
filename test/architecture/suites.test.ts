import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';

const REFUSAL = 'A unit test opens no sockets and starts no programs. End the name of its file with .e2e.test.ts.';

it('a unit test cannot open a socket', () => {
  expect(() => createServer().listen(0)).toThrow(REFUSAL);
});

it('a unit test cannot start a program', () => {
  expect(() => execFile(process.execPath)).toThrow(REFUSAL);
});
