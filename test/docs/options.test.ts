import { describe, expect, it } from 'vitest';
import { WHEN } from '../../scripts/docs/error-reasons.ts';
import { optionsPage } from '../../scripts/docs/options-page.ts';
import { commandNames, EXIT_STATUSES, loadCommand } from '../../src/cli/index.ts';
import { codeOf, REASONS } from '../../src/service/index.ts';
import { run } from '../cli/output.ts';

const page = await optionsPage();
const commands = await Promise.all(commandNames.map(loadCommand));
const { stdout: help } = await run(['help']);
const statuses = EXIT_STATUSES.map(({ usage }) => Number(usage));
const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** The rows below a heading of the page: their cells. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return [...section.split('\n## ')[0]!.matchAll(/^\| (?!---)(.*) \|$/gm)].map(([, row]) => row!.split(' | '));
}

describe('docs/options.md', () => {
  it.each(commands)('leads to the options of $name', ({ name, summary, options }) => {
    expect(page.split('\n## ')[0]).toContain(`\n| [\`${name}\`](#${name}) | ${summary} |\n`);
    // Besides the head, there is a row for --help.
    expect(rowsBelow(name).length).toBeGreaterThanOrEqual(Object.keys(options).length + 2);
  });

  it('has every exit status, as does the help', () => {
    expect(statuses).toEqual([0, 1, 2, 3, 4, 70]);
    for (const status of statuses) {
      expect(rowsBelow('Exit statuses').map(([cell]) => cell)).toContain(String(status));
      expect(help).toMatch(new RegExp(`^  ${status} +[a-z]`, 'm'));
    }
  });

  it('has the exit statuses that the help of a command names', () => {
    const named = commands.flatMap(({ exitStatuses = {} }) => Object.keys(exitStatuses).map(Number));
    expect(new Set(named)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it.each(['INVENTORY_BASE_URL', 'INVENTORY_AUTHORIZATION', 'INVENTORY_ACCESS_TOKEN', 'INVENTORY_ORGANIZATION_ID'])(
    'says what %s is, as does the help',
    (variable) => {
      expect(rowsBelow('Your service')).toContainEqual([`\`${variable}\``, expect.stringMatching(/^\w/)]);
      expect(help).toMatch(new RegExp(`^  ${variable} +\\w`, 'm'));
    },
  );

  it.each(reasons)('has the codes of the reason %s, and says when it comes', (reason) => {
    const codes = REASONS[reason].statuses.map((status) => codeOf(status, reason)).join(', ');
    expect(rowsBelow('Error codes')).toContainEqual([`\`${reason}\``, codes, WHEN[reason]]);
  });

  it.each([
    ['violations', 'mock'],
    ['failure', 'mock'],
    ['invalid', 'sandbox'],
    ['control-token', 'sandbox'],
  ])('says that the reason %s is of the %s', (reason, service) => {
    const [shared = '', ofSandbox = ''] = page.split('\n## Error codes\n')[1]!.split('Only the sandbox');
    expect(service === 'mock' ? shared : ofSandbox).toContain(`| \`${reason}\` |`);
  });
});
