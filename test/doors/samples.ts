import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../reference/browser/try/request-of.ts';
import { clientSample } from '../../src/code-samples/client-sample.ts';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { fetchSample } from '../../src/code-samples/fetch-sample.ts';
import type { Operation } from '../../src/contract/index.ts';
import { compiledClient, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { type Answers, callTo, differences, plainAnswers, startStandIn, type ToldService } from './stand-in.ts';

const run = promisify(execFile);

/** The operations whose samples are run, and the folder of the samples. */
interface Samples {
  called: readonly Operation[];
  folder: string;
}

/** Writes the samples of operations, to be run one after the other, whatever becomes of each. */
function writeSamples(
  { called, folder }: Samples,
  kind: string,
  ending: string,
  write: (operation: Operation) => string,
): void {
  mkdirSync(path.join(folder, kind), { recursive: true });
  for (const operation of called) writeFileSync(path.join(folder, kind, `${operation.id}.${ending}`), write(operation));
}

async function runShell(samples: Samples, service: ToldService): Promise<void> {
  writeSamples(samples, 'curl', 'sh', (operation) => curlSample(callTo(service, operation)));
  const { folder } = samples;
  const env = { ...process.env, CURL_HOME: folder };
  await run('sh', ['-c', 'for sample in curl/*.sh; do (. "./$sample") > /dev/null 2>&1; done; true'], {
    cwd: folder,
    env,
  });
}

function runModules(kind: string, write: (call: SampleCall) => string) {
  return async (samples: Samples, service: ToldService): Promise<void> => {
    const { called, folder } = samples;
    // A module is read once, so each run has a folder of its own.
    const own = `${kind}-${service.authorization === undefined ? 'forgotten' : service.authorization.replace(/\W/g, '')}`;
    writeSamples(samples, own, 'mjs', (operation) => write(callTo(service, operation)));
    const program = `for (const id of ${JSON.stringify(called.map(({ id }) => id))}) await import(\`./${own}/\${id}.mjs\`).catch(() => {});`;
    writeFileSync(path.join(folder, `${own}.mjs`), program);
    await run(process.execPath, [path.join(folder, `${own}.mjs`)], { cwd: folder });
  };
}

const LANGUAGES: Record<string, (samples: Samples, service: ToldService) => Promise<void>> = {
  ...(hasCurl && { curl: runShell }),
  fetch: runModules('fetch', fetchSample),
  // The samples in one process are more than 100 calls a minute.
  Client: runModules('client', (call) =>
    clientSample(call).replace('createInventoryClient({', 'createInventoryClient({ limits: false,'),
  ),
};

/** Runs the samples of operations against services with other forms of the token, in every language by default. */
export function testSamples(
  forms: readonly string[],
  called: readonly Operation[],
  languages = Object.keys(LANGUAGES),
): void {
  let folder: string;
  let plain: Answers;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
    writeFileSync(path.join(folder, 'picture.png'), new Uint8Array(await sampleFile().arrayBuffer()));
    installModules(folder, { '.': await compiledClient() });
    ({ answers: plain } = await plainAnswers(called));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(forms)('a service that is told of once, %s', (form) => {
    it.each(languages)('answers the samples for %s as the plain sandbox does', async (language) => {
      const runAll = LANGUAGES[language]!;
      const service = await startStandIn(form);
      try {
        await runAll({ called, folder }, service);
        expect(differences(service.answered, plain)).toEqual([]);
        service.forget();
        // Without the form, nothing is accepted.
        await runAll({ called, folder }, { baseUrl: service.baseUrl });
        expect(new Set(Object.values(service.answered).map(({ status }) => status))).toEqual(new Set([401]));
        expect(Object.keys(service.answered)).toHaveLength(called.length);
      } finally {
        await service.close();
      }
    });
  });
}
