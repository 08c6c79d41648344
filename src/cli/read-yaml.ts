import { inputName, readInputText, whyUnreadable } from '../contract/node/index.ts';
import { InputError } from './usage-error.ts';

/**
 * Reads a file of YAML or JSON, or standard input as `-`.
 *
 * @throws InputError if it cannot be read.
 */
export async function readYamlFile(file: string): Promise<unknown> {
  const { parseYaml } = await import('../contract/yaml.ts');
  try {
    return parseYaml(await readInputText(file));
  } catch (error) {
    const [reason = ''] = whyUnreadable(error).split('\n');
    throw new InputError(`Cannot read ${inputName(file)}: ${reason.replace(/[.:]$/, '')}.`);
  }
}
