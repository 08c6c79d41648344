import { ROOT, readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { readCurrent, writeRelease } from './release/released.ts';

const HELP = `Keeps generated/openapi.json in openapi/released/ under the version of package.json, as the release that the next is
compared with. Run it once, when a version is published, and commit the result.

  npm run release:record

Exit status: 0 done, 1 failed, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const project = projectAt(options.values.root);
  try {
    const release = await readCurrent(project);
    writeRelease(project, release);
    console.log(`openapi/released/ holds ${release.version}.`);
    return 0;
  } catch (error) {
    console.error(`The release cannot be kept: ${(error as Error).message}`);
    return 1;
  }
}
