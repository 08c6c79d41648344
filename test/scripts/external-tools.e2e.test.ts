import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installTools } from '../../scripts/lib/external-tools.ts';
import { toolsWith } from './tools-with.ts';

it('tools are installed once', async () => {
  const { tools, home } = toolsWith({});
  const one = await installTools(tools, home);
  writeFileSync(path.join(one, 'mark'), '');
  expect(await installTools(tools, home)).toBe(one);
  expect(readdirSync(home)).toEqual([path.basename(one)]);
  expect(readdirSync(one)).toContain('mark');
});
