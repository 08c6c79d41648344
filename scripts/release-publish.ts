import { readFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { ROOT, readOptions, refuseUsage } from './lib/program-options.ts';
import { publisherFile, readPublisher } from './package/publisher.ts';
import { problemOfCandidate, problemOfTag, readCandidate } from './release/candidate.ts';
import { askRegistry, isShown, publish, type Registry, registryAt } from './release/npm-registry.ts';
import { runSteps, type Step } from './release/release-steps.ts';

const HELP = `Publishes the package: the tarball that \`npm run release:check\` has made and let pass. docs/versioning.md says what comes
before it.

  npm run release:publish                       to the registry that npm uses
  npm run release:publish -- --dry-run          does everything but the last step
  npm run release:publish -- --registry http://127.0.0.1:4873/ --publisher trial.json
                                                to a registry on this machine, as a trial: it asks for no tag, no clean
                                                working tree and no checks, packs what is here, and may take another file
                                                for publisher.json

Who may publish is npm's affair: \`npm login\`, a token in its settings, or a workflow that the registry trusts.
Exit status: 0 published, now or before with the same bytes; 1 not published, 2 wrong usage.`;

/** Where a CI says who it is, so that the registry can attest what a package was made from. */
const IDENTITIES = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'];

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, {
    registry: { type: 'string' },
    publisher: { type: 'string' },
    'dry-run': { type: 'boolean' },
    ...ROOT,
  });
  if ('status' in options) return options.status;
  const { registry: address, publisher, 'dry-run': dryRun = false, root } = options.values;
  if (address !== undefined && !(/^https?:/.test(address) && URL.canParse(address)))
    return refuseUsage(`--registry is an address such as http://127.0.0.1:4873/, not ${address}.`, HELP).status;
  try {
    const registry = await registryAt(address);
    if (publisher !== undefined && !registry.isLocal)
      return refuseUsage(
        `--publisher is for trials with a registry on this machine, and npm uses ${registry.address}. Fill in publisher.json instead.`,
        HELP,
      ).status;
    return await release({
      root,
      registry,
      dryRun,
      publisher: publisher === undefined ? publisherFile(root) : path.resolve(publisher),
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

interface Release {
  root: string;
  registry: Registry;
  /** The file that says who publishes. */
  publisher: string;
  dryRun: boolean;
}

async function release({ root, registry, publisher, dryRun }: Release): Promise<number> {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const spec = `${name}@${version}`;
  console.log(`${spec} is to be published to ${registry.address}.`);
  const published = await askRegistry(registry, spec, 'dist.integrity');
  if (registry.isLocal)
    console.log(
      'The registry runs on this machine, so this is a trial: no tag, no clean working tree, no checks. Packing takes minutes.',
    );
  const checks = [...checksOf({ root, publisher }), ...(registry.isLocal ? [] : checksOfRelease(root, version))];
  const failed = await runSteps(checks, root);
  if (failed.length === 0 && registry.isLocal) failed.push(...(await runSteps([packingFor(publisher)], root)));
  if (failed.length > 0) return refuse(`What failed: ${failed.join(', ')}.`);

  const { tarball, integrity } = readCandidate(root);
  if (published === integrity) {
    console.log(colors.green(`${spec} is published already, with the same bytes. There is nothing to do.`));
    return 0;
  }
  if (published !== undefined)
    return refuse(`${spec} is published already, with other bytes (${String(published)}). Raise the version.`);
  if (!(await publish(registry, tarball, optionsOfNpm(registry, version, dryRun))))
    return refuse('npm says above why.');
  if (dryRun) {
    console.log(colors.green('This was a dry run: everything holds, and nothing was published.'));
    return 0;
  }
  if (await isShown(registry, spec, integrity)) {
    console.log(colors.green(`${spec} is published. The registry shows the same bytes.`));
    return 0;
  }
  const address = registry.address;
  console.error(colors.red(`npm has sent ${spec}, but ${address} does not show its bytes yet. Run this again later.`));
  return 1;
}

/** The options of `npm publish`. Says so where there is no provenance. */
function optionsOfNpm({ isLocal }: Registry, version: string, dryRun: boolean): string[] {
  const isAttested = !isLocal && IDENTITIES.some((variable) => process.env[variable] !== undefined);
  if (!isAttested)
    console.log('It goes without provenance, which needs a workflow that the registry trusts, such as release.yml.');
  const tag = version.includes('-') ? 'next' : 'latest';
  return [isAttested ? '--provenance' : '--no-provenance', '--tag', tag, ...(dryRun ? ['--dry-run'] : [])];
}

interface Manifest {
  name: string;
  version: string;
}

/** What must hold wherever it is published. */
function checksOf({ root, publisher }: Pick<Release, 'root' | 'publisher'>): Step[] {
  return [
    { name: 'publisher', check: () => problemOfPublisher(publisher) },
    { name: 'version', command: ['npm', 'run', '--silent', 'release:version', '--', '--root', root] },
  ];
}

/** What must hold as well unless it is a trial. */
function checksOfRelease(root: string, version: string): Step[] {
  return [
    { name: 'clean working tree', command: ['git', 'status', '--porcelain'], silent: true },
    { name: `tag v${version}`, check: () => problemOfTag(root, version) },
    { name: 'checked tarball', check: () => problemOfCandidate(root) },
  ];
}

/** How a trial makes its tarball. */
function packingFor(publisher: string): Step {
  return { name: 'package', command: ['npm', 'run', '--silent', 'package', '--', '--publisher', publisher] };
}

function problemOfPublisher(file: string): string | undefined {
  const read = readPublisher(file);
  return 'problems' in read ? [`${file} does not say who publishes:`, ...read.problems].join('\n') : undefined;
}

function refuse(reason: string): number {
  console.error(colors.red(`Nothing was published. ${reason}`));
  return 1;
}
