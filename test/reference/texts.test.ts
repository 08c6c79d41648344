import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runWorkflows } from '../../reference/model/guides/run-guide.ts';
import type { Site } from '../../reference/model/site.ts';
import { ReferenceProblem } from '../../reference/problem.ts';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { readText, workflowsOf } from '../../reference/texts.ts';
import { changed } from '../support/changed.ts';
import { contract } from '../support/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
const source = path.join(folder, 'text.md');
afterAll(() => rmSync(folder, { recursive: true }));

const site = { operations: [], resources: [], groups: [], documents: [], document: contract } as unknown as Site;

describe('a text', () => {
  it.each([
    ['names a value', 'One.\n\n{{oops}}\n', /:3 names {{oops}}, which does not exist. Use one of operations, /],
    [
      'shows the steps of a workflow',
      'One.\n<!-- steps: first-invoce -->\n',
      /:2 shows the steps of first-invoce, but there is no openapi\/workflows\/first-invoce.arazzo.yaml. Did you mean first-invoice\?$/,
    ],
  ])('%s that does not exist: its line is named', (_case, text, message) => {
    writeFileSync(source, text);
    const read = () => [workflowsOf({ source }), readText(source, site)];
    expect(read).toThrow(ReferenceProblem);
    expect(read).toThrow(message);
  });

  it('does not exist: the row that names it is to be deleted, or it to be written', () => {
    const problem = new ReferenceProblem(
      'reference/registry.tsx names reference/guides/none.md, which does not exist. Write it, or delete its row.',
    );
    expect(() => workflowsOf({ source: 'reference/guides/none.md' })).toThrow(problem);
    expect(() => readText('reference/guides/none.md', site)).toThrow(problem);
  });

  it.each(['reference/guides', 'reference/pages'])('of %s has a page', (of) => {
    const shown = FIXED_PAGES.map((page) => page.source);
    expect(readdirSync(of).filter((name) => !shown.includes(`${of}/${name}`))).toEqual([]);
  });
});

it('a workflow that calls an operation that is no longer there is named, with the step', async () => {
  const renamed = changed(contract, ['paths', '/contacts', 'post'], (operation) => {
    operation['operationId'] = 'addContact';
  });
  await expect(runWorkflows(renamed, ['first-invoice'])).rejects.toThrow(
    /^openapi\/workflows\/first-invoice.arazzo.yaml: the step \w+ calls createContact, which is not an operation of the contract.$/,
  );
});
