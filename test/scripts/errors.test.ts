import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runPipeline } from '../../scripts/pipeline.ts';
import { ContractError, formatProblem } from '../../scripts/problems.ts';
import { copyProject, type ProjectCopy } from '../support/project.ts';

const PATHS = 'openapi/resources/taxes/paths.yaml';
const SCHEMAS = 'openapi/resources/taxes/schemas.yaml';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

/** Builds the copy and returns the problems that it is refused for, as a terminal shows them. */
async function problems(): Promise<string[]> {
  try {
    await runPipeline(project, () => {});
  } catch (error) {
    if (error instanceof ContractError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

/** Line and column of a piece of text in a file, counted from 1. */
function placeOf(file: string, text: string): string {
  const before = project.read(file).split(text)[0]!.split('\n');
  return `${file}:${before.length}:${before.at(-1)!.length + 1}`;
}

describe('a problem is named with its file, line and column, what is wrong and what to do', () => {
  it('broken YAML', async () => {
    project.replace(SCHEMAS, '  type: object\n', '  type: [object\n');
    const [problem, ...others] = await problems();
    expect(problem).toMatch(new RegExp(`^${SCHEMAS}:3:\\d+  yaml\\n  .*[Ff]low`));
    expect(problem).toContain('Mend the YAML');
    expect(others).toEqual([]);
  });

  it('an unknown $ref', async () => {
    project.replace(PATHS, 'schemas.yaml#/TaxCreate', 'schemas.yaml#/TaxCreation');
    const [problem] = await problems();
    expect(problem).toContain(placeOf(PATHS, '$ref: schemas.yaml#/TaxCreation'));
    expect(problem).toContain("Can't resolve $ref");
    expect(problem).toMatch(/→ /);
  });

  it('a duplicate operationId', async () => {
    project.replace(PATHS, 'operationId: getTax', 'operationId: updateTax');
    const found = await problems();
    expect(found.join('\n')).toContain('operation-operationId-unique');
    expect(found.join('\n')).toContain(`${PATHS}:`);
    expect(found.join('\n')).toContain('Give one of the two operations another operationId.');
  });

  it('a duplicate schema name', async () => {
    project.write(
      'openapi/resources/warehouses/schemas.yaml',
      `${project.read('openapi/resources/warehouses/schemas.yaml')}\nTax:\n  type: object\n  description: Another tax.\n`,
    );
    const [problem] = await problems();
    expect(problem).toContain(placeOf('openapi/resources/warehouses/schemas.yaml', 'Tax:\n'));
    expect(problem).toContain(`"Tax" is already defined at ${placeOf(SCHEMAS, 'Tax:\n  description: A tax that')}`);
    expect(problem).toContain('Rename one of the two');
  });

  it('a sample that does not match', async () => {
    const sample = 'openapi/resources/taxes/samples/createTax.request.json';
    project.replace(sample, '"tax_percentage": 18', '"tax_percentage": "18"');
    const [problem] = await problems();
    expect(problem).toContain(placeOf(sample, '"tax_percentage"'));
    expect(problem).toContain('/tax_percentage must be number');
    expect(problem).toContain('Mend the sample');
  });

  it('a misspelt field of a sample', async () => {
    const sample = 'openapi/resources/taxes/samples/listTaxes.response.json';
    project.replace(sample, '"is_default_tax": true', '"is_defualt_tax": true');
    const [problem] = await problems();
    expect(problem).toContain(placeOf(sample, '"is_defualt_tax"'));
    expect(problem).toContain('has no property "is_defualt_tax" in its schema');
  });

  it('a scope outside the registry', async () => {
    project.replace(PATHS, 'ServiceAPI.taxes.UPDATE', 'ServiceAPI.taxes.EDIT');
    const [problem] = await problems();
    expect(problem).toContain(`${PATHS}:`);
    expect(project.read(PATHS).split('\n')[lineOf(problem!) - 1]).toContain('security:');
    expect(problem).toContain('Scope "ServiceAPI.taxes.EDIT" is not in the registry');
    expect(problem).toContain('List the one documented scope');
  });

  it('a schema that nothing refers to', async () => {
    project.write(SCHEMAS, `${project.read(SCHEMAS)}\nTaxDraft:\n  type: object\n  description: A draft.\n`);
    expect(await problems()).toEqual([expect.stringContaining('"TaxDraft" is defined and never used')]);
  });

  it('a sample that nothing refers to', async () => {
    project.write('openapi/resources/taxes/samples/voidTax.response.json', '{}');
    expect(await problems()).toEqual([expect.stringContaining('taxes/samples/voidTax.response.json:1:1')]);
  });

  it('a finding in a schema stands at the schema', async () => {
    project.replace(
      SCHEMAS,
      '          $ref: ../../common/schemas.yaml#/Id\n          description: Id of the tax',
      '          type: string\n          description: Id of the tax',
    );
    const [problem] = await problems();
    expect(problem).toContain(placeOf(SCHEMAS, 'tax_id:'));
    expect(problem).toContain('inventory-shared-schemas');
  });
});

function lineOf(problem: string): number {
  return Number(/:(\d+):\d+/.exec(problem)?.[1]);
}
