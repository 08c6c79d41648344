import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../reference/browser/try/request-of.ts';
import { goSample } from '../../src/code-samples/go-sample.ts';
import { javaSample } from '../../src/code-samples/java-sample.ts';
import { pythonSample } from '../../src/code-samples/python-sample.ts';
import { operations } from '../support/document.ts';
import { hasLanguages } from '../support/external/tools.ts';
import { IS_FULL } from '../support/full.ts';
import { type Answers, callTo, differences, plainAnswers, startStandIn, type ToldService } from './stand-in.ts';

const run = promisify(execFile);

const hasJava = hasLanguages('a sample in Java', 'Java');
const hasGo = hasLanguages('a sample in Go', 'Go');
const hasPython = hasLanguages('a sample in Python', 'Python');

/** How a token is sent, the form with the most that languages escape last. */
const FORMS = ['Bearer {token}', 'X-Api-Key: {token}', 'Token key="$`{token}\\"'];

/** One that reads, one that creates, one that uploads. */
const THREE = operations.filter(({ id }) => ['getTax', 'createContact', 'addInvoiceAttachment'].includes(id));

let folder: string;
let plain: Answers;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
  writeFileSync(path.join(folder, 'picture.png'), new Uint8Array(await sampleFile().arrayBuffer()));
  ({ answers: plain } = await plainAnswers());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a sample, whatever becomes of it. */
async function runSample(file: string, sample: string, program: string, ...args: string[]): Promise<void> {
  writeFileSync(path.join(folder, file), sample);
  await run(program, [...args, path.join(folder, file)], { cwd: folder }).catch(() => undefined);
}

async function runPython(service: ToldService): Promise<void> {
  mkdirSync(path.join(folder, 'python'), { recursive: true });
  for (const operation of operations)
    writeFileSync(path.join(folder, 'python', `${operation.id}.py`), pythonSample(callTo(service, operation)));
  const program = `import os, runpy
for name in sorted(os.listdir("python")):
    try:
        runpy.run_path(os.path.join("python", name))
    except Exception:
        pass
`;
  await runSample('all.py', program, 'python3');
}

const LANGUAGES: Record<string, (service: ToldService) => Promise<void>> = {
  ...(hasPython && { Python: runPython }),
  // Each Java program is compiled first, which takes seconds.
  ...(IS_FULL &&
    hasJava && {
      Java: async (service) => {
        for (const one of THREE) await runSample('Sample.java', javaSample(callTo(service, one)), 'java');
      },
    }),
  ...(hasGo && {
    Go: async (service) => {
      for (const one of THREE) await runSample('main.go', goSample(callTo(service, one)), 'go', 'run');
    },
  }),
};

describe.each(IS_FULL ? FORMS : FORMS.slice(-1))('a service that is told of once, %s', (form) => {
  it.each(Object.entries(LANGUAGES))('answers the samples for %s as the plain sandbox does', async (name, runAll) => {
    const service = await startStandIn(form);
    const called = name === 'Python' ? operations : THREE;
    try {
      await runAll(service);
      expect(Object.keys(service.answered).sort()).toEqual(called.map(({ id }) => id).sort());
      expect(differences({ ...plain, ...service.answered }, plain)).toEqual([]);
      service.forget();
      // Without the form, nothing is accepted.
      await runAll({ baseUrl: service.baseUrl });
      expect(new Set(Object.values(service.answered).map(({ status }) => status))).toEqual(new Set([401]));
    } finally {
      await service.close();
    }
  });
});
