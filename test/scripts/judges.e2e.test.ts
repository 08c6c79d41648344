import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { installJudge } from '../../scripts/lib/judges.ts';

/** A judge with the packages of a lock file, and no registry; and an empty folder to install it in. */
function judgeWith(dependencies: Record<string, string>): { judge: string; home: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'judges-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const judge = path.join(folder, 'judge');
  mkdirSync(judge);
  const manifest = { name: 'judge', version: '1.0.0', dependencies };
  const locked = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const packages = { '': manifest, ...Object.fromEntries(locked) };
  writeFileSync(path.join(judge, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(judge, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  writeFileSync(path.join(judge, '.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
  return { judge, home: path.join(folder, 'home') };
}

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
