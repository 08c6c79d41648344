import type { TestProject } from 'vitest/node';
import { noteMissingChromium } from './chromium.ts';
import { refuseStaleContract } from './stale.ts';

/** Runs before the tests, and before each rerun of them. */
export default function setup(project: TestProject): void {
  if (project.name === 'e2e') noteMissingChromium();
  refuseStaleContract();
  project.onTestsRerun(async () => refuseStaleContract());
}
