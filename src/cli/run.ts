import { inspect } from 'node:util';
import { suggestion, visible, visibleLines } from '../contract/index.ts';
import { version } from '../contract/node/index.ts';
import type { Command } from './command.ts';
import { BUG, EXIT_STATUSES } from './exit-statuses.ts';
import { formatRows, PROGRAM } from './help.ts';
import { ENVIRONMENT } from './service-settings.ts';
import { CommandError, InputError, UsageError } from './usage-error.ts';

/** The commands that the help describes. It names the others, and `help all` describes all. */
const FIRST = ['sandbox', 'mock', 'reference', 'spec', 'verify', 'probe'];

/** The commands. Loaded when they are called, so that printing the document does not wait for the mock. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  sandbox: () => import('./commands/sandbox.ts'),
  mock: () => import('./commands/mock.ts'),
  reference: () => import('./commands/reference.ts'),
  spec: () => import('./commands/spec.ts'),
  sample: () => import('./commands/sample.ts'),
  operations: () => import('./commands/operations.ts'),
  'code-samples': () => import('./commands/code-samples.ts'),
  proxy: () => import('./commands/proxy.ts'),
  verify: () => import('./commands/verify.ts'),
  probe: () => import('./commands/probe.ts'),
  evidence: () => import('./commands/evidence.ts'),
  propose: () => import('./commands/propose.ts'),
  mcp: () => import('./commands/mcp.ts'),
};

/**
 * Runs the command line: results go to standard output, errors to standard error.
 *
 * @param args What follows the program's name.
 * @returns The exit status: 0 done, 1 failed, 2 wrong usage, 70 a bug; a command may return others.
 */
export async function runCli(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined) return await refuseEmpty();
    if (isHelp(name)) return await printHelp(rest[0]);
    if (name === '--version' || name === '-v') return print(version());
    const command = await loadCommand(name);
    return rest.some(isFlagForHelp) ? print(command.help) : await command.run(rest);
  } catch (error) {
    return report(error, name);
  }
}

async function refuseEmpty(): Promise<number> {
  console.error(await overview(FIRST));
  return 2;
}

async function printHelp(name: string | undefined): Promise<number> {
  if (name === undefined) return print(await overview(FIRST));
  return print(name === 'all' ? await overview(commandNames) : (await loadCommand(name)).help);
}

/** @param names The commands to describe. */
async function overview(names: readonly string[]): Promise<string> {
  const commands = await Promise.all(names.map(loadCommand));
  const more = commandNames.filter((name) => !names.includes(name)).join(', ');
  return `Tools for the Inventory Service API: sandbox, mock, reference, verifier and more.

  npx ${PROGRAM} <command> [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}${more && `\n\nMore: ${more}.`}

  npx ${PROGRAM} <command> --help    prints the help of a command
  npx ${PROGRAM} help all            describes all commands
  npx ${PROGRAM} --version           prints the version of the package

Examples:
  npx ${PROGRAM} operations --tag Taxes
  npx ${PROGRAM} sample createTax --request
  npx ${PROGRAM} spec --tag Invoices > invoices.yaml

Environment variables:
${formatRows(ENVIRONMENT)}

Exit statuses:
${formatRows(EXIT_STATUSES)}`;
}

/** The names of the commands, in the order in which the help lists them. */
export const commandNames: readonly string[] = Object.keys(COMMANDS);

/**
 * Loads a command.
 *
 * @throws UsageError with the nearest name if there is none of this name.
 */
export async function loadCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return (await load()).command;
  const what = name.startsWith('-') ? 'option' : 'command';
  const known = [...commandNames, '--help', '--version'];
  throw new UsageError(`Unknown ${what} ${name}.${suggestion(name, known)}`);
}

function report(error: unknown, name: string | undefined): number {
  if (error instanceof UsageError) {
    const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
    console.error(visible(`${error.message} See npx ${PROGRAM}${command} --help.`));
    return 2;
  }
  if (error instanceof InputError) {
    console.error(visible(error.message));
    return 2;
  }
  if (error instanceof CommandError) {
    console.error(visible(error.message));
    return 1;
  }
  return reportBug(error);
}

/** Prints an error that is a bug of this program. @returns The exit status. */
export function reportBug(error: unknown): number {
  console.error(visibleLines(inspect(error)));
  console.error(
    `\nThis is a bug in ${PROGRAM} ${version()}, on Node ${process.versions.node}. Please report it with the message above.`,
  );
  return BUG;
}

function isHelp(word: string): boolean {
  return word === 'help' || isFlagForHelp(word);
}

function isFlagForHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function print(text: string): number {
  console.log(text);
  return 0;
}
