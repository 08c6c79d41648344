import { ROOT, readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';

const HELP = `Builds generated/ now, and again whenever the contract changes.

  npm run dev

Exit status: 0 stopped, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  // Only now, since the build takes longer to load than it takes to refuse an option.
  const { watchContract } = await import('./build/watch.ts');
  await watchContract(projectAt(options.values.root));
  return 0;
}
