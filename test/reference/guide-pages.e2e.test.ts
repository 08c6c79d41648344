import { beforeAll, describe, expect, it } from 'vitest';
import { expectationsOf, statusOf } from '../../reference/model/guides/expectations.ts';
import { type RanStep, runWorkflows } from '../../reference/model/guides/run-guide.ts';
import { FIXED_PAGES, GUIDES } from '../../reference/registry.tsx';
import { workflowsOf } from '../../reference/texts.ts';
import { stepAnchor } from '../../reference/views/steps.tsx';
import { urlOf } from '../../src/code-samples/code-call.ts';
import { contract } from '../support/document.ts';
import { start } from '../support/sandbox-server.ts';
import { renderedReference } from './rendered.ts';

const guides = FIXED_PAGES.filter(({ group }) => group === GUIDES);
const names = guides.flatMap(workflowsOf);

let files: Map<string, string>;
let workflows: Awaited<ReturnType<typeof runWorkflows>>;
beforeAll(async () => {
  [files, workflows] = await Promise.all([renderedReference(), runWorkflows(contract, names)]);
});

const stepsOf = (workflow: string): readonly RanStep[] => workflows.get(workflow)!;

describe('the guides', () => {
  it.each(guides)('$title is linked from the start page and from the navigation of every page', ({ address }) => {
    expect(files.get('index.html')!.split('id="guides"')[1]!.split('<h2')[0]).toContain(`href="${address}"`);
    for (const page of ['index.html', 'changelog.html']) {
      expect(files.get(page)!.split('<nav id="navigation"')[1]!.split('</nav>')[0]).toContain(`href="${address}"`);
    }
  });

  it.each(guides)('$title leaves no value open', ({ address }) => {
    const html = files.get(address)!;
    expect(html).not.toMatch(/\{\{|\$steps|\$inputs|\[object|undefined<|&lt;!--/);
  });

  it.each(guides.filter((page) => workflowsOf(page).length > 0))('$title shows every step with its call', (page) => {
    const html = files.get(page.address)!;
    for (const workflow of workflowsOf(page)) {
      for (const ran of stepsOf(workflow)) {
        const step = html.split(`<h3 id="${stepAnchor(workflow, ran)}">`)[1]?.split('</div></li>')[0] ?? '';
        expect(step).toContain(ran.call.path);
        expect(step).toContain('<section data-tab="curl">');
        if (ran.operation) expect(step).toContain(`href="../operations/${ran.operation.id}.html"`);
        expect(step).toMatch(new RegExp(`Status .*<code>${statusOf(ran)}</code>`));
      }
    }
  });
});

describe('the workflows of the guides', () => {
  it.each(names)('%s goes as its checks expect', (name) => {
    for (const ran of stepsOf(name)) {
      const shown = expectationsOf(ran).map(({ value }) => value);
      expect([ran.step.stepId, String(ran.status)]).toEqual([ran.step.stepId, statusOf(ran)]);
      expect(shown).not.toContain('undefined');
    }
  });

  it.each(names)('%s gives the same over HTTP, on a sandbox that has just started', async (name) => {
    const { url } = await start({ tokens: { demo: {}, 'read-contacts': { scopes: ['ServiceAPI.contacts.READ'] } } });
    for (const { call, status, step, answer } of stepsOf(name)) {
      let response = await send(call, url);
      if (response.status === step.retriedAfter) response = await send(call, url);
      expect([step.stepId, response.status]).toEqual([step.stepId, status]);
      expect([step.stepId, ...idsIn(await response.json())]).toEqual([step.stepId, ...idsIn(answer)]);
    }
  });
});

/** Sends a call to a server other than that of the samples. */
function send(call: RanStep['call'], url: string): Promise<Response> {
  const server = call.isControl ? `${url}/sandbox` : `${url}/inventory/v1`;
  return fetch(`${urlOf({ ...call, server })}?${new URLSearchParams(call.query)}`, {
    method: call.method,
    headers: { ...headerOf(call), 'Content-Type': 'application/json' },
    ...(call.body && 'json' in call.body && { body: JSON.stringify(call.body.json) }),
  });
}

function headerOf({ isControl, token = 'demo' }: RanStep['call']): Record<string, string> {
  return isControl ? { 'X-Sandbox-Control': '1' } : { Authorization: `Service-oauthtoken ${token}` };
}

/** The ids of an answer, in their order. Its times differ from run to run. */
function idsIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(/"\w+_id":"\d+"/g) ?? [];
}
