import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { copyContract, type ProjectCopy } from '../support/project.ts';
import { runThread } from '../support/threads.ts';

let copy: ProjectCopy;
let program: string;
beforeAll(async () => {
  copy = copyContract();
  program = await transpile('scripts/samples.ts');
});
afterAll(() => copy.remove());

const write = () => runThread(program, { args: ['--root', copy.root] });

it('it writes a sample that differs, with its fields in their order', async () => {
  const name = 'openapi/resources/warehouses/samples/listWarehouses.response.json';
  const file = path.join(copy.root, name);
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('Mysuru Store', 'Mysuru Shop'));
  expect(await write()).toMatchObject({ status: 0, stdout: `${name}\nSamples written: 1.\n` });
  expect(readFileSync(file, 'utf8')).toBe(right);
});
