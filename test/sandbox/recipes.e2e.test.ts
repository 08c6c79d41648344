import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeBelow } from '../support/markdown.ts';

describe('docs/sandbox.md shows', () => {
  it('how a page keeps its data', async () => {
    const { createSandbox, keepSandbox } = await import('../../src/public/sandbox-global.ts');
    const storage = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      key: (index: number) => [...storage.keys()][index] ?? null,
      get length() {
        return storage.size;
      },
    };
    vi.stubGlobal('sessionStorage', sessionStorage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const open = new Function(
      'InventorySandbox',
      `return (async () => { ${codeBelow(readFileSync('docs/sandbox.md', 'utf8'), 'Run it in a page', 'js')}\nreturn sandbox; })();`,
    ) as (script: object) => Promise<ReturnType<typeof createSandbox>>;
    (await open({ createSandbox, keepSandbox })).records('taxes').add({ tax_name: 'VAT99', tax_percentage: 5 });
    await expect.poll(() => storage.size).toBe(1);
    const kept = await open({ createSandbox, keepSandbox });
    expect(kept.records('taxes').list()).toContainEqual(expect.objectContaining({ tax_name: 'VAT99' }));
  });
});
