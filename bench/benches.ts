import type { Bench } from './report.ts';

/** The benchmarks. Each is loaded when it is run, so that none carries what another needs. */
export const BENCHES: Readonly<Record<string, { summary: string; load(): Promise<{ bench: Bench }> }>> = {
  client: { summary: 'calls, large lists, waiting for turns, start-up and uploads', load: () => import('./client.ts') },
  mock: { summary: 'the mock next to the Prism CLI and a bare server', load: () => import('./mock.ts') },
  sandbox: { summary: 'the sandbox in this process, and over HTTP', load: () => import('./sandbox.ts') },
  verify: { summary: 'the verifier next to redocly drift, and on large logs', load: () => import('./verify.ts') },
  reference: { summary: 'the reference in Chromium, next to Redoc and Scalar', load: () => import('./reference.ts') },
};
