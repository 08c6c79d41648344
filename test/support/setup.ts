import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { noteMissingChromium } from './chromium.ts';
import { refuseStaleContract } from './stale.ts';

/** Runs before the tests, and before each rerun of them. What it returns runs after them. */
export default function setup(project: TestProject): () => void {
  if (project.name === 'browser' || project.name === 'external') noteMissingChromium();
  // What a developer has told all commands is not for the tests.
  for (const name of Object.keys(process.env)) if (name.startsWith('INVENTORY_')) delete process.env[name];
  refuseStaleContract();
  project.onTestsRerun(async () => refuseStaleContract());
  const shared = mkdtempSync(path.join(tmpdir(), 'tests-'));
  project.provide('shared', shared);
  return () => rmSync(shared, { recursive: true, force: true });
}
