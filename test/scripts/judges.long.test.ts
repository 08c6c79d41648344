import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installJudge } from '../../scripts/lib/judges.ts';
import { judgeWith } from './judge-with.ts';

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
