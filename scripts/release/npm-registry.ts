import { execFile, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long a registry may take to show what was published, in milliseconds. */
const PATIENCE = 300_000;

/** How often it is asked, in milliseconds. */
const INTERVAL = 3_000;

/** A registry of packages, as npm reaches it. */
export interface Registry {
  address: string;
  /** Whether it runs on this machine. */
  isLocal: boolean;
}

/**
 * Finds the registry that npm would use.
 *
 * @param address Another one, such as `http://127.0.0.1:4873/`.
 */
export async function registryAt(address: string | undefined): Promise<Registry> {
  const used = address ?? (await npm('config', 'get', 'registry')).trim();
  return { address: used, isLocal: ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(used).hostname) };
}

/**
 * Asks what a registry says of a package.
 *
 * @param spec Its name, or its name and version, such as `inventory-service-api@1.0.0`.
 * @param field Such as `dist.integrity`.
 * @returns The value; undefined if the registry does not have it.
 * @throws Error if the registry cannot be asked.
 */
export async function askRegistry({ address }: Registry, spec: string, field: string): Promise<unknown> {
  try {
    const printed = await npm(
      'view',
      spec,
      field,
      '--json',
      '--prefer-online',
      '--fetch-retry-mintimeout=500',
      '--registry',
      address,
    );
    return printed.trim() === '' ? undefined : JSON.parse(printed);
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string };
    const { code, summary } = problemIn(stdout);
    if (code === 'E404') return undefined;
    throw new Error(`${address} cannot be asked for ${spec}: ${summary ?? message}`);
  }
}

/** What npm says of a problem with `--json`. */
function problemIn(printed: string): { code?: string; summary?: string } {
  try {
    return (JSON.parse(printed) as { error: { code: string; summary: string } }).error;
  } catch {
    return {};
  }
}

/** Waits until a registry shows a version with these bytes. Says whether it does in the end. */
export async function isShown(registry: Registry, spec: string, integrity: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // One that cannot be asked just now is asked again.
    const shown = await askRegistry(registry, spec, 'dist.integrity').catch(() => undefined);
    if (shown === integrity) return true;
    await sleep(INTERVAL);
  }
  return false;
}

/** Runs `npm publish`, which may ask for a password. Says whether it succeeded. */
export function publish({ address }: Registry, tarball: string, options: readonly string[]): Promise<boolean> {
  // Its notices list each file.
  const args = ['publish', tarball, '--registry', address, '--loglevel', 'warn', ...options];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { stdio: 'inherit' });
    child.once('error', reject).once('close', (status) => resolve(status === 0));
  });
}

async function npm(...args: string[]): Promise<string> {
  return (await run('npm', args)).stdout;
}
