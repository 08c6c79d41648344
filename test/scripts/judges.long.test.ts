import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installJudge } from '../../scripts/lib/judges.ts';
import { judgeWith } from './judge-with.ts';

it('a judge is installed once, also for two that want it at the same time', async () => {
  const { judge, home } = judgeWith({});
  const [one, other] = await Promise.all([installJudge(judge, home), installJudge(judge, home)]);
  expect(other).toBe(one);
  writeFileSync(path.join(one, 'mark'), '');
  expect(await installJudge(judge, home)).toBe(one);
  expect(readdirSync(home)).toEqual([path.basename(one)]);
  expect(readdirSync(one)).toContain('mark');
});

it('a judge whose packages have changed is installed again', async () => {
  const { judge, home } = judgeWith({});
  const first = await installJudge(judge, home);
  writeFileSync(path.join(judge, '.npmrc'), 'fund=false\n');
  expect(await installJudge(judge, home)).not.toBe(first);
});

it('without a registry, it is said which judge needs one, and nothing is left behind', async () => {
  const { judge, home } = judgeWith({ 'left-pad': '1.3.0' });
  await expect(installJudge(judge, home)).rejects.toThrow(
    /judge could not be installed\. The first time, it needs a registry of npm packages, which said:\n[\s\S]*127\.0\.0\.1:9/,
  );
  expect(readdirSync(home)).toEqual([]);
});
