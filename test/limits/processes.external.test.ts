import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { shareLimits } from './share-limits.ts';

describe('processes that share limits through a folder', () => {
  shareLimits(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return { path: path.join(folder, 'count') };
  });
});
