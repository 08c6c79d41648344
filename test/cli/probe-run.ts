import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createStandIn, type StandIn, serveStandIn } from '../support/probe-stand-in.ts';
import { type Run, run } from './output.ts';

export const TOKEN = 'the-token-of-the-owner';

/** The account that the tests in a file probe, and the folder for their files. */
interface Probed {
  readonly folder: string;
  readonly standIn: StandIn;
  /** Probes the rules of taxes. */
  probe(journal: string, ...args: string[]): Promise<Run>;
}

/** Serves an account that breaks a rule while the tests in a file run. */
export function serveProbed(): Probed {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
  const standIn = createStandIn(['taxes.unique']);
  let server: Awaited<ReturnType<typeof serveStandIn>>;
  beforeAll(async () => {
    server = await serveStandIn(standIn);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => vi.unstubAllEnvs());
  return {
    folder,
    standIn,
    probe: (journal, ...args) => {
      vi.stubEnv('INVENTORY_TOKEN', TOKEN);
      const account = ['--base-url', server.baseUrl, '--organization-id', standIn.sandbox.organizationId];
      return run([
        'probe',
        ...account,
        '--per-minute',
        '100',
        '--only',
        'taxes.*',
        '--journal',
        path.join(folder, journal),
        ...args,
      ]);
    },
  };
}
