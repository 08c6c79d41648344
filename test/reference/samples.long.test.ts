import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env, folder, run, startBlocks, startSamples, stopSamples, testSamples } from './samples.ts';

beforeAll(startSamples);
afterAll(stopSamples);

describe('all samples', () => {
  testSamples(1);
});

describe('the page on getting started', () => {
  it('has a program that works', async () => {
    const file = path.join(folder, 'started.mjs');
    const [program = ''] = startBlocks('js');
    writeFileSync(file, program);
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
    expect(stdout).toContain('Steel Water Bottle 1 L');
  });
});
