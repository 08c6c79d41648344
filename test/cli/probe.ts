import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { start } from '../reference/program.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { createStandIn, serveStandIn } from '../support/probe-stand-in.ts';
import { run } from './output.ts';

const PROGRAM = await compiledCli();
const TOKEN = 'the-token-of-the-owner';

/** Stops a run by a signal in its midst. */
export function testInterruptedRun(signal: 'SIGINT' | 'SIGTERM'): void {
  test(`that ${signal} stops deletes what it has made, and goes on`, async () => {
    const slow = createStandIn(['taxes.unique']);
    let delay = 200;
    // The run is interrupted in its midst, and not held up by a pace while it cleans.
    const serving = await serveStandIn({
      ...slow,
      fetch: async (input, init) => {
        await sleep(delay);
        return slow.fetch(input, init);
      },
    });
    onTestFinished(() => serving.close());
    const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const journal = path.join(folder, 'run.ndjson');
    const args = ['--base-url', serving.baseUrl, '--organization-id', slow.sandbox.organizationId, '--only', 'taxes.*'];
    const program = start(PROGRAM, ['probe', ...args, '--journal', journal, '--yes', '--per-minute', '100'], {
      env: { INVENTORY_ACCESS_TOKEN: TOKEN },
    });
    await vi.waitFor(() => expect(slow.calls.length).toBeGreaterThanOrEqual(3), { timeout: 60_000, interval: 50 });
    program.child.kill(signal);
    expect(await program.ended).toBe(3);
    expect(program.output()).toMatch(
      /The run was interrupted\. The run left nothing in the account\. To continue, run the same command again/,
    );
    expect(
      slow.sandbox
        .records('taxes')
        .list()
        .filter(({ tax_name }) => tax_name?.startsWith('PROBE-')),
    ).toEqual([]);
    vi.stubEnv('INVENTORY_ACCESS_TOKEN', TOKEN);
    onTestFinished(() => void vi.unstubAllEnvs());
    delay = 0;
    const next = await run(['probe', ...args, '--journal', journal, '--yes', '--per-minute', '100']);
    expect([next.status, next.stdout]).toEqual([1, expect.stringContaining('✗ taxes.unique')]);
  });
}
