import type { Change, Impact } from '../changes.ts';
import { shorten } from './operation-list.ts';
import { summarize } from './text.ts';

/** How GitHub shows changes of each impact. Descriptive ones are only counted. */
const COMMANDS: Readonly<Partial<Record<Impact, string>>> = {
  breaking: 'error',
  warning: 'warning',
  additive: 'notice',
};

/**
 * Writes changes as workflow commands of GitHub Actions, which it shows as annotations of a pull request.
 *
 * @param file The file that annotations are shown at; undefined for none.
 */
export function formatGithub(changes: readonly Change[], file?: string): string {
  const lines = changes.flatMap((change) => {
    const command = COMMANDS[change.impact];
    return command === undefined ? [] : [annotate(command, change, file)];
  });
  return [...lines, changes.length === 0 ? 'No changes.' : `${summarize(changes)}.`].join('\n');
}

function annotate(command: string, { kind, side, place, message, operations }: Change, file?: string): string {
  const properties = [...(file === undefined ? [] : [`file=${escapeProperty(file)}`]), `title=${escapeProperty(kind)}`];
  const reached = operations.length > 0 ? ` (${shorten(operations)})` : '';
  return `::${command} ${properties.join(',')}::${escapeData(`${side ? `${side}: ` : ''}${place}: ${message}${reached}`)}`;
}

/** As GitHub unescapes the message of a command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** As GitHub unescapes the properties of a command, which commas and colons end. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
