import type { VNode } from 'preact';
import { clientCall, curlSample } from '../../src/code-samples/index.ts';
import { hasOpenBody } from '../../src/contract/index.ts';
import { type Expectation, expectationsOf, outputsOf, statusOf } from '../model/guides/expectations.ts';
import type { RanStep } from '../model/guides/run-guide.ts';
import { canBeSent, stepCalls } from '../model/guides/step-calls.ts';
import { operationLink } from '../model/site.ts';
import { usePage } from './page-context.ts';
import { Code, Inline, Method } from './text.tsx';

/** The steps of a workflow, each with its call and what to expect. */
export function Steps({ workflow }: { workflow: string }): VNode {
  const steps = usePage().site.workflows.get(workflow)!;
  const data = canBeSent(steps) ? { 'data-steps': workflow, 'data-calls': JSON.stringify(stepCalls(steps)) } : {};
  return (
    <ol class="steps" {...data}>
      {steps.map((ran) => (
        <li>
          <StepView ran={ran} id={stepAnchor(workflow, ran)} />
        </li>
      ))}
    </ol>
  );
}

/** Id of the place on a page that shows a step. */
export function stepAnchor(workflow: string, { step }: RanStep): string {
  return `${workflow}-${step.stepId}`;
}

export function stepTitle({ operation }: RanStep): string {
  return operation?.summary ?? 'Outside the API';
}

function StepView({ ran, id }: { ran: RanStep; id: string }): VNode {
  const { link } = usePage();
  const { step, call, operation } = ran;
  const url = <code>{operation?.path ?? `/sandbox${call.path}`}</code>;
  return (
    <div class="step">
      <h3 id={id}>
        <a class="anchor" href={`#${id}`}>
          {stepTitle(ran)}
        </a>
      </h3>
      <p>
        <Inline text={step.description} />
      </p>
      <p class="call row">
        <Method method={call.method.toLowerCase()} />{' '}
        {operation ? <a href={link(operationLink(operation))}>{url}</a> : url}
      </p>
      <StepCode ran={ran} />
      <Expected ran={ran} />
    </div>
  );
}

/** The call with curl, and with the usual client where it has a method that takes all of it. */
function StepCode({ ran }: { ran: RanStep }): VNode {
  const { step, call, operation } = ran;
  const isUsual = operation !== undefined && call.token === undefined;
  const { site } = usePage();
  const hasMethod = isUsual && (step.payload === undefined || !hasOpenBody(site.document, operation));
  const samples = [
    { name: 'curl', code: curlSample(call) },
    ...(hasMethod ? [{ name: 'Client', code: clientCall(call) }] : []),
  ];
  return (
    <div class="pane send">
      <div data-tabs="code" aria-label={`The request: ${stepTitle(ran)}`}>
        {samples.map(({ name, code }) => (
          <section data-tab={name}>
            <h4>{name}</h4>
            <Code code={code} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Expected({ ran }: { ran: RanStep }): VNode {
  const status = statusOf(ran);
  const isRefused = Number(status) >= 400;
  const { message } = ran.answer as { message?: string };
  const expectations = expectationsOf(ran);
  const outputs = isRefused
    ? []
    : outputsOf(ran).filter(({ place }) => !expectations.some((one) => one.place === place));
  return (
    <ul class="expected row spread small quiet" aria-label="What to expect">
      <li>
        Status{' '}
        {ran.step.retriedAfter && (
          <>
            <code>{ran.step.retriedAfter}</code>, then{' '}
          </>
        )}
        <code>{status}</code>
        {isRefused && message && <>: {message}</>}
      </li>
      {expectations.map((one) => (
        <Value {...one} />
      ))}
      {outputs.map((one) => (
        <Value {...one} />
      ))}
    </ul>
  );
}

function Value({ place, value }: Expectation): VNode {
  return (
    <li>
      <code>{place}</code> is <code>{value}</code>
    </li>
  );
}
