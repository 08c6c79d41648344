import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, run } from '../run.ts';

const PROGRAMS = path.join(import.meta.dirname, '../python');

/**
 * Compiles a client in Python with the programs that use it.
 *
 * @param generator The folder of its program.
 * @param environment The folder of the programs of the environment that it runs in.
 * @param names `client` is the package, and `models` its module with the types of bodies.
 */
export async function buildPython(
  generator: string,
  folder: string,
  environment: string,
  names: { client: string; models: string },
): Promise<Client> {
  const cwd = path.join(folder, 'client');
  const python = path.join(environment, 'python');
  copyFileSync(path.join(PROGRAMS, generator, 'order_to_cash.py'), path.join(cwd, 'order_to_cash.py'));
  copyFileSync(path.join(PROGRAMS, 'samples.py'), path.join(cwd, 'samples.py'));
  await run({ program: python, args: ['-m', 'compileall', '-q', names.client, 'order_to_cash.py'], cwd });
  return {
    orderToCash: (baseUrl, file) => ({ program: python, args: ['order_to_cash.py', baseUrl, file], cwd }),
    writeAgain: (file) => ({ program: python, args: ['samples.py', names.models, file], cwd }),
  };
}
