import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installTools } from '../../scripts/lib/external-tools.ts';
import { toolsWith } from './tools-with.ts';

it('tools are installed once, also for two that want them at the same time', async () => {
  const { tools, home } = toolsWith({});
  const [one, other] = await Promise.all([installTools(tools, home), installTools(tools, home)]);
  expect(other).toBe(one);
  writeFileSync(path.join(one, 'mark'), '');
  expect(await installTools(tools, home)).toBe(one);
  expect(readdirSync(home)).toEqual([path.basename(one)]);
  expect(readdirSync(one)).toContain('mark');
});

it('tools whose packages have changed are installed again', async () => {
  const { tools, home } = toolsWith({});
  const first = await installTools(tools, home);
  writeFileSync(path.join(tools, '../.npmrc'), 'fund=false\n');
  expect(await installTools(tools, home)).not.toBe(first);
});

it('without a registry, it is said which tools need one, and nothing is left behind', async () => {
  const { tools, home } = toolsWith({ 'left-pad': '1.3.0' });
  await expect(installTools(tools, home)).rejects.toThrow(
    /tools could not be installed\. The first time, it needs a registry of npm packages, which said:\n[\s\S]*127\.0\.0\.1:9/,
  );
  expect(readdirSync(home)).toEqual([]);
});
