import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, onTestFinished } from 'vitest';
import type { TokenSet } from '../../src/public/token.ts';
import { keepOneToken } from './keep-one-token.ts';

describe('processes that keep a token in a file', () => {
  keepOneToken(async (token) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'token-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'token.json');
    writeFileSync(file, JSON.stringify(token));
    return { store: { path: folder }, read: async () => JSON.parse(readFileSync(file, 'utf8')) as TokenSet };
  });
});
