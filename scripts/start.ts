import { createConnection } from 'node:net';
import { type Arguments, readOptions, refuseUsage } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import type { writeSite as write } from './release/released-site.ts';

const HELP = `Serves the API reference and the sandbox on one origin, and meanwhile rebuilds whatever has changed.

  npm start                       on port 4010
  npm start -- --port 4011        on another port; PORT=4011 npm start does the same
  npm start -- --watch            builds again when the contract changes, and reloads the page

Exit status: 0 stopped, 1 it can't start or a build failed, 2 wrong usage.`;

const HOST = '127.0.0.1';

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readPort(args);
  if ('status' in options) return options.status;
  const { port, watch } = options.values;
  if (await isTaken(port)) {
    console.error(`Port ${port} is already in use. Stop the other process, or run: npm start -- --port ${port + 1}`);
    return 1;
  }
  // Only now, since the sandbox takes longer to load than it takes to refuse an option, and the reference than to serve it.
  const { printProblem, serve, serveLive } = await import('./build/serve-site.ts');
  const writeSite: typeof write = async (...site) => (await import('./release/released-site.ts')).writeSite(...site);
  try {
    if (!watch) return await serve(projectAt(), { host: HOST, port });
    await serveLive(projectAt(), { host: HOST, port, writeSite });
    return 0;
  } catch (error) {
    printProblem(error);
    return 1;
  }
}

function readPort(args: string[]): Arguments<{ port: number; watch: boolean }> {
  const options = readOptions(args, HELP, {
    port: { type: 'string', default: process.env['PORT'] ?? '4010' },
    watch: { type: 'boolean' },
  });
  if ('status' in options) return options;
  const { port, watch } = options.values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return refuseUsage(`The port is a number from 0 to 65535, not ${port}.`, HELP);
  return { values: { port: Number(port), watch } };
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: HOST })
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
