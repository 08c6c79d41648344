import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandNames, loadCommand } from '../../src/cli/run.ts';

it('docs/verifier.md lists the commands that take a document of another API', async () => {
  const commands = await Promise.all(commandNames.map(loadCommand));
  const taking = commands.filter(({ options }) => Object.hasOwn(options, 'document')).map(({ name }) => name);
  const [, section = ''] = readFileSync('docs/verifier.md', 'utf8').split('\n## Check another API\n\n');
  const [sentence = ''] = section.split('\n\n');
  const named = [...sentence.matchAll(/`(\w[\w-]*)`/g)].map(([, name]) => name!);
  expect(named.sort()).toEqual(taking.sort());
});
