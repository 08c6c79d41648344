import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'] },
    // The programs under test print without colour, also where CI turns it on.
    env: { NO_COLOR: '1' },
    // Many tests wait for programs that they start, so one worker would leave a core idle.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
