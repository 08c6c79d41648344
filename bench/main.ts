import { readOptions, refuseUsage } from '../scripts/lib/program-options.ts';
import { suggestion } from '../src/contract/index.ts';
import { BENCHES } from './benches.ts';
import { report } from './report.ts';

const NAMES = Object.keys(BENCHES);

const HELP = `Runs a benchmark and prints its figures. docs/contributing/benchmarks.md shows them and says what is measured.

${NAMES.map((name) => `  npm run bench -- ${name.padEnd(12)}${BENCHES[name]!.summary}`).join('\n')}

  --help     after a name: the benchmark's options
  --write    after a name: puts the figures into docs/contributing/benchmarks.md; no other option may be given with it

Exit status: 0 done, 1 failed, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) {
    const options = readOptions(args, HELP, {});
    return 'status' in options ? options.status : refuseUsage('Name a benchmark.', HELP).status;
  }
  if (!Object.hasOwn(BENCHES, name))
    return refuseUsage(`${name} is not a benchmark.${suggestion(name, NAMES)}`, HELP).status;
  const { bench } = await BENCHES[name]!.load();
  const options = readOptions(rest, bench.help, { ...bench.options, write: { type: 'boolean' } });
  if ('status' in options) return options.status;
  const { write } = options.values;
  if (write && rest.length > 1)
    return refuseUsage('--write is for a complete run. Leave the other options out.', bench.help).status;
  report(name, await bench.run(options.values), write);
  return 0;
}
