import type { VNode } from 'preact';
import { clientCall, curlSample } from '../../src/code-samples/index.ts';
import type { RanStep } from '../model/guides/run-guide.ts';
import { stepCalls } from '../model/guides/step-calls.ts';
import { operationLink, type Site } from '../model/site.ts';
import { usePage } from './page-context.ts';
import { Tab } from './samples.tsx';
import { Code, Method } from './text.tsx';

/** The step of a workflow that needs no other before it, as it ran when the site was built. A page can send it again. */
export function Run({ step, workflow }: { workflow: string; step: string }): VNode {
  const { link, site } = usePage();
  const ran = stepOf(site, workflow, step);
  const { call, operation, sent } = ran;
  return (
    <ol class="run" data-steps={`${workflow}-${step}`} data-calls={JSON.stringify(stepCalls([ran]))}>
      <li class="panes stack">
        <h2 class="sr">{operation!.summary}</h2>
        <section class="pane send" aria-label="Request">
          <p class="pane-head call row">
            <Method method={call.method.toLowerCase()} />
            <a class="bare" href={link(operationLink(operation!))}>
              <code>{operation!.path}</code>
            </a>
          </p>
          <div data-tabs="code" aria-label="The request">
            <Tab name="curl">
              <Code code={curlSample(sent)} />
            </Tab>
            <Tab name="Client">
              <Code code={clientCall(sent)} />
            </Tab>
          </div>
        </section>
        <section class="pane answer recorded" aria-label="Response">
          <p class="pane-head row">
            <span class="status good">{ran.status}</span>
            <span class="quiet">recorded from the sandbox at build time</span>
          </p>
          <Code code={JSON.stringify(ran.answer, null, 2)} />
        </section>
      </li>
    </ol>
  );
}

/** @throws Error if there is no such step. */
function stepOf({ workflows }: Site, workflow: string, name: string): RanStep {
  const ran = workflows.get(workflow)?.find(({ step }) => step.stepId === name);
  if (!ran) throw new Error(`The first page runs the step ${name} of ${workflow}, which does not exist.`);
  return ran;
}
