import { readFileSync } from 'node:fs';
import { whyUnreadable } from '../contract/node/file-error.ts';
import { CommandError } from './errors.ts';

/**
 * Reads a file of YAML or JSON.
 *
 * @throws CommandError if it cannot be read.
 */
export async function readYamlFile(file: string): Promise<unknown> {
  const { parseYaml } = await import('../contract/yaml.ts');
  try {
    return parseYaml(readFileSync(file, 'utf8'));
  } catch (error) {
    const [reason = ''] = whyUnreadable(error).split('\n');
    throw new CommandError(`Cannot read ${file}: ${reason.replace(/[.:]$/, '')}.`);
  }
}
