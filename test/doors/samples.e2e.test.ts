import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../reference/browser/try/sample-file.ts';
import { clientSample } from '../../src/code-samples/client-sample.ts';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { fetchSample } from '../../src/code-samples/fetch-sample.ts';
import { compiledClient, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { operations } from '../support/document.ts';
import { type Answers, callTo, differences, plainAnswers, startStandIn, type ToldService } from './stand-in.ts';

const run = promisify(execFile);

let folder: string;
let plain: Answers;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
  writeFileSync(path.join(folder, 'picture.png'), new Uint8Array(await sampleFile().arrayBuffer()));
  installModules(folder, { '.': await compiledClient() });
  ({ answers: plain } = await plainAnswers());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the samples of all operations, and what runs them one after the other, whatever becomes of each. */
function writeSamples(kind: string, ending: string, write: (call: SampleCall) => string, service: ToldService): void {
  mkdirSync(path.join(folder, kind), { recursive: true });
  for (const operation of operations)
    writeFileSync(path.join(folder, kind, `${operation.id}.${ending}`), write(callTo(service, operation)));
}

async function runShell(service: ToldService): Promise<void> {
  writeSamples('curl', 'sh', curlSample, service);
  const env = { ...process.env, CURL_HOME: folder };
  await run('sh', ['-c', 'for sample in curl/*.sh; do (. "./$sample") > /dev/null 2>&1; done; true'], {
    cwd: folder,
    env,
  });
}

async function runModules(kind: string, write: (call: SampleCall) => string, service: ToldService): Promise<void> {
  // A module is read once, so each run has a folder of its own.
  const own = `${kind}-${service.authorization === undefined ? 'forgotten' : service.authorization.replace(/\W/g, '')}`;
  writeSamples(own, 'mjs', write, service);
  const program = `for (const id of ${JSON.stringify(operations.map(({ id }) => id))}) await import(\`./${own}/\${id}.mjs\`).catch(() => {});`;
  writeFileSync(path.join(folder, `${own}.mjs`), program);
  await run(process.execPath, [path.join(folder, `${own}.mjs`)], { cwd: folder });
}

const LANGUAGES: Record<string, (service: ToldService) => Promise<void>> = {
  ...(hasCurl && { curl: runShell }),
  fetch: (service) => runModules('fetch', fetchSample, service),
  // The samples in one process are more than 100 calls a minute.
  Client: (service) =>
    runModules(
      'client',
      (call) => clientSample(call).replace('createInventoryClient({', 'createInventoryClient({ limits: false,'),
      service,
    ),
};

describe.each(['Bearer {token}', 'X-Api-Key: {token}', 'Token key="$`{token}\\"'])(
  'a service that is told of once, %s',
  (form) => {
    it.each(Object.entries(LANGUAGES))('answers the samples for %s as the plain sandbox does', async (_, runAll) => {
      const service = await startStandIn(form);
      try {
        await runAll(service);
        expect(differences(service.answered, plain)).toEqual([]);
        service.forget();
        // Without the form, nothing is accepted.
        await runAll({ baseUrl: service.baseUrl });
        expect(new Set(Object.values(service.answered).map(({ status }) => status))).toEqual(new Set([401]));
        expect(Object.keys(service.answered)).toHaveLength(operations.length);
      } finally {
        await service.close();
      }
    });
  },
);
