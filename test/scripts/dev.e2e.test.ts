import { FSWatcher } from 'chokidar';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchContract } from '../../scripts/build/watch.ts';
import { copyContract } from '../support/project.ts';

it('what `npm run dev` runs prints the problems of the contract, and looks again after a change', async () => {
  const project = copyContract(['organizations']);
  onTestFinished(() => project.remove());
  const opened = vi.spyOn(FSWatcher.prototype, 'add');
  let output = '';
  const print = (text: unknown): void => void (output += `${String(text)}\n`);
  const log = vi.spyOn(console, 'log').mockImplementation(print);
  const error = vi.spyOn(console, 'error').mockImplementation(print);
  onTestFinished(async () => {
    for (const watcher of opened.mock.contexts as FSWatcher[]) await watcher.close();
    for (const spy of [opened, log, error]) spy.mockRestore();
  });
  // Broken both times, since what this test is about is seen before the whole contract is built.
  const index = project.read('openapi/openapi.yaml');
  project.write('openapi/openapi.yaml', `[\n${index}`);
  // In process, since a program takes longer to load than to look at this contract.
  await watchContract(project);
  expect(output).toMatch(/openapi\/openapi\.yaml:\d+:\d+ {2}yaml\n[\s\S]*Watching openapi/);
  output = '';
  project.write('openapi/openapi.yaml', `${index}\n[`);
  await expect.poll(() => output).toMatch(/openapi\/openapi\.yaml:\d+:\d+ {2}yaml\n[\s\S]*Watching openapi/);
  expect(output).not.toMatch(/^ {4}at /m);
});
