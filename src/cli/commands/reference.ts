import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SANDBOX_OPTIONS, type StartSandboxOptions } from '../../../sandbox/node/index.ts';
import { whyUnwritable } from '../../contract/node/index.ts';
import { flagNameOf, readFlags } from '../../service/index.ts';
import { defineCommand } from '../command.ts';
import { optionsFrom, untilInterrupted } from '../serve-until.ts';
import { AUTHORIZATION, authorizationOf, baseUrlOf } from '../service-settings.ts';
import { shippedSite, unpackSite } from '../site-archive.ts';
import { tellPages } from '../told-pages.ts';
import { CommandError, InputError, UsageError } from '../usage-error.ts';

const { port, host, allowHost, seed, data, now } = SANDBOX_OPTIONS;
const { formerName: _, ...clock } = now.flag!;

/** The options of the sandbox that the reference is served with. */
const SERVED = { port, host, allowHost, seed, data, now: { ...now, flag: clock } };

/** Serves the reference of this package together with the sandbox, or writes it. */
export const command = defineCommand({
  name: 'reference',
  summary: 'Serve the API reference, or write it to a folder',
  description:
    'Serves the API reference together with a sandbox, until you press Ctrl-C. With --out, writes it to a folder for any web server.',
  options: {
    ...optionsFrom(SERVED),
    'base-url': {
      type: 'string',
      value: '<url>',
      description: 'URL of your service, to offer in Try it',
      fallback: 'none',
    },
    authorization: AUTHORIZATION,
    out: {
      type: 'string',
      value: '<folder>',
      description: 'writes the reference to this folder, which must be new or empty, and exits',
    },
  },
  examples: [
    'reference',
    'reference --port 4020',
    'reference --seed busy',
    'reference --out public/api',
    'reference --base-url https://inventory.example.com/inventory/v1',
  ],
  exitStatuses: { 0: 'done', 1: "the reference couldn't be served or written", 2: 'wrong usage' },
  async run(values) {
    const archive = shippedSite();
    const { out } = values;
    const tell = tellPages({ baseUrl: baseUrlOf(values)?.value, authorization: authorizationOf(values)?.value });
    if (out === undefined)
      return serve(archive, tell, readFlags<Pick<StartSandboxOptions, keyof typeof SERVED>>(SERVED, values));
    for (const name of ['seed', 'data', 'clock'])
      if ((values as Readonly<Record<string, unknown>>)[name] !== undefined)
        throw new UsageError(`--${name} configures the sandbox, which --out does not start. Leave out one of the two.`);
    write(archive, tell, out);
    console.log(`Wrote the reference to ${out}. Its first page is ${path.join(out, 'index.html')}.`);
    return 0;
  },
});

function write(archive: Buffer, tell: (page: string) => string, target: string): void {
  try {
    if (existsSync(target) && readdirSync(target).length > 0)
      throw new CommandError(`${target} is not empty. Choose an empty or new folder.`);
    unpackSite(archive, target, tell);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${target} can't be written: ${whyUnwritable(error)}.`);
  }
}

async function serve(archive: Buffer, tell: (page: string) => string, options: StartSandboxOptions): Promise<number> {
  const [{ startSandbox, SandboxError, SandboxFileError, SandboxOptionError }, { serveFiles }] = await Promise.all([
    import('../../public/sandbox-server.ts'),
    import('../static-files.ts'),
  ]);
  const stopped = untilInterrupted();
  const folder = mkdtempSync(path.join(tmpdir(), 'inventory-service-api-'));
  try {
    unpackSite(archive, folder, tell);
    const { url, baseUrl, close } = await startSandbox({ ...options, fallback: serveFiles(folder) });
    console.log(`Reference:   ${url}/\nSandbox API: ${baseUrl}\nConsole:     ${url}/sandbox\nPress Ctrl-C to stop.`);
    await stopped;
    await close();
    return 0;
  } catch (error) {
    if (error instanceof SandboxOptionError)
      throw new UsageError(`${flagNameOf(SERVED, error.option)} ${error.problem}`);
    if (error instanceof SandboxFileError) throw new InputError(error.message);
    if (error instanceof SandboxError) throw new CommandError(error.message);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
