import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ASSETS, FIXED_PAGES, workflowsOf } from '../../reference/index.ts';
import { INPUTS_FILE, workflowFile } from '../../src/workflow/index.ts';
import { modulesOf } from './freshness.ts';

/** The files that a running process reads to build the reference: its texts, its workflows, its script and its style. */
export async function referenceSources(root: string): Promise<string[]> {
  const texts = FIXED_PAGES.flatMap(({ source }) => (source === undefined ? [] : [path.join(root, source)]));
  const workflows = FIXED_PAGES.flatMap(workflowsOf).map((name) => path.join(root, workflowFile(name)));
  return [...texts, ...workflows, path.join(root, INPUTS_FILE), ...(await modulesOf(root, Object.values(ASSETS)))];
}

/** All that the reference is made from apart from the document: its sources, the code that renders them, and the last release. */
export async function referenceInputs(root: string): Promise<string[]> {
  const folder = path.join(root, 'openapi/released');
  const releases = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [path.join(folder, name)] : []));
  return [
    ...(await referenceSources(root)),
    ...(await modulesOf(root, ['scripts/release/released-site.ts'])),
    ...releases,
    path.join(root, 'package.json'),
  ];
}
