import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installJudge } from '../../scripts/lib/judges.ts';
import { judgeWith } from './judge-with.ts';

it('a judge is installed once', async () => {
  const { judge, home } = judgeWith({});
  const one = await installJudge(judge, home);
  writeFileSync(path.join(one, 'mark'), '');
  expect(await installJudge(judge, home)).toBe(one);
  expect(readdirSync(home)).toEqual([path.basename(one)]);
  expect(readdirSync(one)).toContain('mark');
});
