import { optionRows } from '../../src/cli/help.ts';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import { MOCK_OPTIONS } from '../../src/mock/mock-options.ts';
import { ROUTES } from '../../src/sandbox/control/control-routes.ts';
import { SANDBOX_OPTIONS } from '../../src/sandbox/node/start-options.ts';
import { OPTIONS } from '../../src/sandbox/options/sandbox-options.ts';
import type { OptionTable } from '../../src/service/options.ts';

const HEAD = `# Options

Every option with its default, generated from the tables in the code. [The command line](command-line.md) shows how to use the
commands; \`npx inventory-service-api <command> --help\` prints the same.`;

/** Writes docs/options.md: the options of commands, of `startMock`, `createSandbox` and `startSandbox`, and the control URLs. */
export async function optionsPage(): Promise<string> {
  const commands = await Promise.all(commandNames.map(loadCommand));
  const ofCommands = commands.map(({ name, operands = [], options }) => {
    const rows = [
      ...operands.map((operand) => ({ usage: operand.name, fallback: '', ...operand })),
      ...optionRows(options),
    ];
    return section(
      name,
      ['option', 'what it does', 'default'],
      rows.map(({ usage, description, fallback }) => [`\`${usage}\``, description, fallback]),
    );
  });
  const urls = ROUTES.map(({ method, path, summary }) => [`\`${method} /sandbox${path}\``, summary]);
  return `${[
    HEAD,
    ...ofCommands,
    ofMembers('startMock', MOCK_OPTIONS),
    ofMembers('createSandbox', OPTIONS),
    ofMembers('startSandbox', SANDBOX_OPTIONS),
    section('Control URLs of the sandbox', ['call', 'what it does'], urls),
  ].join('\n\n')}\n`;
}

function ofMembers(name: string, options: OptionTable<never>): string {
  const rows = Object.entries<OptionTable<Record<string, unknown>>[string]>(options).map(([member, option]) => [
    `\`${member}\``,
    option.description,
    option.default ?? '',
  ]);
  return section(name, ['member', 'what it does', 'default'], rows);
}

function section(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`## ${name}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
