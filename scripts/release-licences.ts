import colors from 'picocolors';
import { ROOT, readOptions } from './lib/program-options.ts';
import { notAllowed } from './package/allowed-licences.ts';
import { carriedWorks } from './package/carried-works.ts';
import { shippedPackages } from './package/shipped-packages.ts';

const HELP = `Lists the licences of all packages of which code, a typeface or icons reach users, and checks that they are allowed.

  npm run release:licences

Which are allowed is written in scripts/package/allowed-licences.ts.

Exit status: 0 all are allowed, 1 some are not, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const { root } = options.values;
  const packages = [...(await shippedPackages(root)), ...carriedWorks(root)];
  for (const { name, version, license } of packages) console.log(`${`${name} ${version}`.padEnd(44)} ${license}`);
  const refused = notAllowed(packages);
  for (const { name, version, license } of refused) {
    console.error(
      colors.red(
        `${name} ${version} has the licence ${license || '(none)'}, which is not allowed. Leave the package out, or review the list of licences.`,
      ),
    );
  }
  return refused.length > 0 ? 1 : 0;
}
