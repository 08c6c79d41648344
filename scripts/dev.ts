import { ROOT, readOptions } from './options.ts';
import { projectAt } from './project.ts';

const HELP = `Builds generated/ now, and again on every change of the contract.

  npm run dev

Exit status: 0 stopped, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const { watchContract } = await import('./watch.ts');
  await watchContract(projectAt(options.values.root));
  return 0;
}
