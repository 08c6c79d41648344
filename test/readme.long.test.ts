import { describe, expect, it } from 'vitest';
import { blocks, curl, linesOf, PROGRAM, run, testIntegratorCode } from './readme.ts';
import { start } from './reference/program.ts';
import { hasCurl } from './support/curl.ts';
import { nextSecond } from './support/samples-twice.ts';

describe('README', () => {
  it.skipIf(!hasCurl)(
    'takes front-end developers to a contact that is created, and integrators and testers to one that is listed',
    async () => {
      const [create] = linesOf(blocks('Start', 'sh'), 'curl ');
      const sandbox = start(PROGRAM, ['sandbox', '--port', '0']);
      const [url] = await sandbox.until(/http:\/\/127\.0\.0\.1:\d+/);
      for (let time = 0; time < 2; time += 1) {
        await nextSecond();
        expect(JSON.parse(await curl(create!, url))).toMatchObject({
          code: 0,
          contact: { contact_name: expect.stringMatching(/^Hubballi Outdoors \d+$/) },
        });
      }
      const [integrator, tester] = blocks('Start', 'ts');
      expect(await run(integrator!.replace('http://127.0.0.1:4010', url))).toMatch(/^Hubballi Outdoors \d+$/m);

      expect(await run(tester!)).toMatch(/^[1-9]\d*\n$/);
    },
  );

  testIntegratorCode('mock');
});
