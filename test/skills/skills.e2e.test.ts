import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames } from '../../src/cli/run.ts';
import { run } from '../cli/output.ts';

/** The commands of this package that a file of `skills/` has. */
function commandsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/npx inventory-service-api ([^`\n]+)/g)].map(
    ([, command]) => command!,
  );
}

const FILES = readdirSync('skills', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => path.join('skills', name));

/** Commands that do not end by themselves. The long suite runs them, too. */
const SERVERS = ['sandbox', 'mcp'];

describe('commands of skills', () => {
  it.each(FILES)('there are those that %s names', (file) => {
    const names = commandsIn(file).map((command) => /^[\w-]+/.exec(command)?.[0]);
    expect(names).not.toEqual([]);
    expect(commandNames).toEqual(expect.arrayContaining(names));
  });

  const ending = commandsIn('skills/AGENTS.md').filter((command) => !SERVERS.includes(command));
  it.each(ending)('of AGENTS.md ends with 0: %s', async (command) => {
    const { status, stdout } = await run(command.trim().split(' '));
    expect(status).toBe(0);
    if (command === 'probe --plan') expect(stdout).toMatch(/^\d+ rules would be probed/);
  });
});
