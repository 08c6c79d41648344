import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectAt } from '../../scripts/lib/project.ts';
import { freePort } from './free-port.ts';

/** The Prism CLI with the committed bundle, in a process of its own: what the mock is compared with. */
export interface Prism {
  /** Its address, such as `http://127.0.0.1:49152`. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the Prism CLI on a free port and waits until it answers. */
export async function startPrism(): Promise<Prism> {
  const { root, generated } = projectAt();
  const packageFile = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const cli = path.join(path.dirname(packageFile), 'dist', 'index.js');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [cli, 'mock', path.join(generated, 'openapi.json'), '--port', String(port), '--verboseLevel', 'fatal'],
    {
      cwd: root,
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('Prism did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}
