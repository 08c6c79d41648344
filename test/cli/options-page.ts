import { optionRows } from '../../src/cli/help.ts';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import { MOCK_OPTIONS } from '../../src/mock/options.ts';

const HEAD = `# Options

Every option with its default, made from the tables that the code reads. [The command line](command-line.md) shows how to use the
commands; \`npx inventory-service-api <command> --help\` prints the same.`;

/** Writes docs/options.md: the options of each command, and of \`startMock\`. */
export async function optionsPage(): Promise<string> {
  const commands = await Promise.all(commandNames.map(loadCommand));
  const ofCommands = commands.map(({ name, operands = [], options }) => {
    const rows = [
      ...operands.map((operand) => ({ usage: operand.name, fallback: '', ...operand })),
      ...optionRows(options),
    ];
    return section(
      name,
      'option',
      rows.map(({ usage, description, fallback }) => [`\`${usage}\``, description, fallback]),
    );
  });
  const ofMock = Object.entries(MOCK_OPTIONS).map(([name, option]) => [
    `\`${name}\``,
    option.description,
    option.default ?? '',
  ]);
  return `${[HEAD, ...ofCommands, section('startMock', 'member', ofMock)].join('\n\n')}\n`;
}

function section(name: string, first: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = [first, 'what it does', 'default'];
  return [`## ${name}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
