import { expect, it, onTestFinished } from 'vitest';
import { copyContract } from '../support/project.ts';
import { refuseStaleContract } from '../support/stale.ts';

it('tests are refused while the contract has a problem, which is named', () => {
  const project = copyContract(['organizations']);
  onTestFinished(() => project.remove());
  project.write('openapi/openapi.yaml', `${project.read('openapi/openapi.yaml')}\n[`);
  expect(() => refuseStaleContract(project)).toThrow(
    /^The tests read generated\/, which is not what openapi\/ makes now\.[\s\S]*openapi\/openapi\.yaml:\d+:\d+ {2}yaml\n/,
  );
});
