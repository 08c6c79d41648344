import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { controlDocument } from '../../sandbox/control/control-document.ts';
import { operations } from '../support/document.ts';
import { FAILS_ON_THE_MOCK } from './fails-on-the-mock.ts';
import { FOLDER, operationOf, workflows } from './workflows.ts';

const PAGE = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

const steps = workflows.flatMap(({ title, steps }) =>
  steps.map((step) => ({ ...step, place: `${title}, ${step.stepId}` })),
);
const calls = steps.filter((step) => !operationOf(step).isControl);

describe('the files of the workflows', () => {
  it.each(workflows)('$title passes the rules of Redocly', async ({ file }) => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    expect(await lint({ ref: file, config })).toEqual([]);
  });

  it('their README.md lists each with its summary, and says whether it runs against a live service', () => {
    const rows = [...PAGE.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (yes|no)\b/gm)].map(([, ...cells]) => cells);
    const listed = workflows.map(({ file, summary, isLive }) => [
      path.basename(file, '.arazzo.yaml'),
      summary,
      isLive ? 'yes' : 'no',
    ]);
    expect(rows.sort()).toEqual(listed.sort());
  });

  it('their README.md has the inputs with their defaults, and how many calls a live one sends', () => {
    const { properties } = parse(readFileSync(path.join(FOLDER, 'inputs.yaml'), 'utf8')) as {
      properties: Record<string, { default: string }>;
    };
    const rows = [...PAGE.matchAll(/^\| `(\w+)` +\| .+? +\| `([^`]+)` +\|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(Object.entries(properties).map(([name, input]) => [name, input.default]));
    const counts = workflows.filter(({ isLive }) => isLive).map(({ steps }) => steps.length);
    expect(PAGE).toContain(`A workflow sends ${Math.min(...counts)} to ${Math.max(...counts)} requests`);
  });

  it('every step calls an operation of the contract, or of the control URLs', () => {
    const control = Object.values(controlDocument.paths).flatMap((item) =>
      Object.values(item).map((operation) => (operation as { operationId: string }).operationId),
    );
    const known = { true: new Set(control), false: new Set(operations.map(({ id }) => id)) };
    const unknown = steps.filter((step) => {
      const { id, isControl } = operationOf(step);
      return !known[`${isControl}`].has(id);
    });
    expect(unknown).toEqual([]);
  });

  it('every step gives the parameters that its operation needs, and no others', () => {
    for (const step of calls) {
      const { parameters } = operations.find(({ id }) => id === operationOf(step).id)!;
      const given = (step.parameters ?? []).map(({ name, in: place }) => `${place} ${name}`);
      const taken = parameters.map(({ name, in: place }) => `${place} ${name}`);
      const needed = parameters.filter(({ name, required }) => required && name !== 'organization_id');
      expect([step.place, given.filter((one) => !taken.includes(one))]).toEqual([step.place, []]);
      expect([step.place, given]).toEqual([
        step.place,
        expect.arrayContaining(needed.map(({ name, in: place }) => `${place} ${name}`)),
      ]);
    }
  });

  it('every step says what happens, and checks something', () => {
    for (const { place, description, successCriteria } of steps) {
      expect([place, description]).toEqual([place, expect.stringMatching(/^[A-Z0-9].*\.$/)]);
      expect([place, successCriteria.length]).not.toEqual([place, 0]);
    }
  });

  it('every workflow has checks that a service without a memory fails', () => {
    expect(Object.keys(FAILS_ON_THE_MOCK).sort()).toEqual(workflows.map(({ id }) => id).sort());
    for (const { id } of workflows) expect(FAILS_ON_THE_MOCK[id]!.length).toBeGreaterThan(2);
  });

  it('the document of the control URLs is that of the sandbox', async () => {
    const written = `${JSON.stringify(controlDocument, null, 2)}\n`;
    await expect(written).toMatchFileSnapshot(path.join(FOLDER, 'sandbox.openapi.json'));
  });
});
