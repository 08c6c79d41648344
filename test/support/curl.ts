import { execFileSync } from 'node:child_process';

/** Whether there is a curl that knows `--json`, which commands in the documentation use. CI must have one. */
export const hasCurl = process.env['CI'] === 'true' || knowsJson();

function knowsJson(): boolean {
  try {
    const [, major, minor] = /^curl (\d+)\.(\d+)/.exec(execFileSync('curl', ['--version'], { encoding: 'utf8' }))!;
    return Number(major) > 7 || Number(minor) >= 82;
  } catch {
    console.warn('There is no curl 7.82 or later, so the tests that need it are left out.');
    return false;
  }
}
