import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Receipt } from '../../../src/public/sandbox-testing.ts';

/** Gives each test in a file a folder for its receipt. */
export function useReceiptFile(): { readonly file: string; written(): Receipt } {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    get file() {
      return path.join(folder, 'receipts.json');
    },
    written() {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Receipt;
    },
  };
}
