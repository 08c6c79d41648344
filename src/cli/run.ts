import { readFileSync } from 'node:fs';
import { shippedFile } from '../contract/node/shipped.ts';
import { suggestion } from '../contract/suggest.ts';
import { type Command, CommandError, UsageError } from './command.ts';

const PROGRAM = 'inventory-service-api';

/** Loaded when they are called, so that printing the document does not wait for the mock. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  mock: () => import('./commands/mock.ts'),
  reference: () => import('./commands/reference.ts'),
  spec: () => import('./commands/spec.ts'),
  sample: () => import('./commands/sample.ts'),
  operations: () => import('./commands/operations.ts'),
  diff: () => import('./commands/diff.ts'),
};

/**
 * Runs the command line: results go to standard output, errors to standard error.
 *
 * @param args What follows the program's name.
 * @returns The exit status: 0 done, 1 failed, 2 wrong usage; a command may return others.
 */
export async function runCli(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined) return await refuseEmpty();
    if (isHelp(name)) return await printHelp(rest[0]);
    if (name === '--version' || name === '-v') return print(version());
    const command = await load(name);
    return rest.some(isFlagForHelp) ? print(command.help) : await command.run(rest);
  } catch (error) {
    return report(error, name);
  }
}

async function refuseEmpty(): Promise<number> {
  console.error(await overview());
  return 2;
}

function printHelp(name: string | undefined): Promise<number> {
  return name === undefined ? overview().then(print) : load(name).then(({ help }) => print(help));
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((loadCommand) => loadCommand()));
  return `The contract of the Inventory Service API on the command line.

  ${PROGRAM} <command> [options]

${commands.map(({ command }) => `  ${command.name.padEnd(12)} ${command.summary}`).join('\n')}

  ${PROGRAM} <command> --help    says more about a command
  ${PROGRAM} --version           prints the version of the package

Examples:
  npx ${PROGRAM} operations --tag Taxes
  npx ${PROGRAM} sample createTax --request
  npx ${PROGRAM} spec --tag Invoices > invoices.yaml

Exit status: 0 done, 1 failed, 2 wrong usage.`;
}

async function load(name: string): Promise<Command> {
  const loadCommand = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (loadCommand) return (await loadCommand()).command;
  const what = name.startsWith('-') ? 'option' : 'command';
  const known = [...Object.keys(COMMANDS), '--help', '--version'];
  throw new UsageError(`Unknown ${what} ${name}.${suggestion(name, known)}`);
}

function report(error: unknown, name: string | undefined): number {
  if (error instanceof UsageError) {
    const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
    console.error(`${error.message} See ${PROGRAM}${command} --help.`);
    return 2;
  }
  if (error instanceof CommandError) {
    console.error(error.message);
    return 1;
  }
  console.error(error);
  console.error(
    `\nThis is a bug in ${PROGRAM} ${version()}, on Node ${process.versions.node}. Please report it with the text above.`,
  );
  return 1;
}

function isHelp(word: string): boolean {
  return word === 'help' || isFlagForHelp(word);
}

function isFlagForHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function version(): string {
  return (JSON.parse(readFileSync(shippedFile('package.json'), 'utf8')) as { version: string }).version;
}

function print(text: string): number {
  console.log(text);
  return 0;
}
