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
  // Each row keeps its own order, also where a row before it is new.
  const sample = JSON.parse(right) as { warehouses: Record<string, unknown>[] };
  const [, ...old] = sample.warehouses;
  const reversed = Object.fromEntries(Object.entries(old.at(-1)!).toReversed());
  const { warehouse_id, ...others } = reversed;
  const model = { ...sample, warehouses: [...old.slice(0, -1), { warehouse_id, ...others, city: 'Pune' }] };
  writeFileSync(file, JSON.stringify(model));
  expect(await write()).toMatchObject({ status: 0, stdout: `${name}\nSamples written: 1.\n` });
  const written = JSON.parse(readFileSync(file, 'utf8')) as typeof sample;
  expect(written).toEqual(sample);
  expect(Object.keys(written.warehouses.at(-1)!)).toEqual(Object.keys({ warehouse_id, ...others }));
  expect(Object.keys(written.warehouses[1]!)).toEqual(Object.keys(old[0]!));
});
