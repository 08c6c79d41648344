import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { bundleSandboxScript } from '../../scripts/lib/sandbox/bundle.ts';
import { BUDGET, excessOf } from './budget.ts';
import { testAnswers } from './bundle.ts';

let script: string;
beforeAll(async () => {
  script = await bundleSandboxScript(projectAt().root);
});

describe('the script that ships', () => {
  test(`takes at most ${BUDGET} bytes gzipped, as docs/contributing/decisions.md says`, () => {
    expect(excessOf(script, BUDGET)).toBeUndefined();
    expect(readFileSync('docs/contributing/decisions.md', 'utf8')).toContain(`may take ${BUDGET / 1000} kB gzipped`);
  });

  test('is refused where one byte less is allowed, with what to do', () => {
    const size = gzipSync(script).length;
    expect(excessOf(script, size)).toBeUndefined();
    expect(excessOf(script, size - 1)).toMatch(
      `takes ${size} bytes gzipped, and test/sandbox/budget.ts allows ${size - 1}.`,
    );
    expect(excessOf(script, size - 1)).toMatch('raise the limit');
  });
});

// The script itself, which is there already; the module is in the long suite.
testAnswers(() => new Function(`${script}; return InventorySandbox;`)(), 80);
