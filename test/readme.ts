import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { blocksBelow } from './support/markdown.ts';

export const readme = readFileSync('README.md', 'utf8');

/** The code blocks of a language below a heading of README, or of another page. */
export function blocks(heading: string, language: string, page = readme): string[] {
  return blocksBelow(page, heading, language);
}

/** The lines of some commands that begin with a word. */
export function linesOf(commands: readonly string[], word: string): string[] {
  return commands.flatMap((code) => code.split('\n').filter((line) => line.startsWith(word)));
}

/** Runs a command of README that calls a server, at another address. */
export async function curl(command: string, url: string): Promise<string> {
  const elsewhere = command.replace('http://127.0.0.1:4010', url);
  return (await promisify(execFile)('sh', ['-c', `${elsewhere} --silent`])).stdout;
}
