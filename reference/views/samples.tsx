import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/operations.ts';
import { type Sample, samplesOf } from '../../src/contract/samples.ts';
import { sampleCall } from '../code/call.ts';
import { clientSample } from '../code/client.ts';
import { curlSample } from '../code/curl.ts';
import { fetchSample } from '../code/fetch.ts';
import { usePage } from './context.ts';
import { Code } from './text.tsx';

/** The sample call of an operation in three forms, its body, and the sample of its response. */
export function Samples({ operation }: { operation: Operation }): VNode {
  const { site } = usePage();
  const call = sampleCall(site.document, operation);
  const request = operation.object.requestBody?.content['application/json'];
  const bodies = request ? samplesOf(request) : [];
  const response = operation.object.responses[operation.successStatus];
  const [type, content] = Object.entries(response?.content ?? {})[0] ?? [];
  return (
    <>
      <section aria-labelledby="request-sample">
        <h2 id="request-sample">Sample call</h2>
        <div data-tabs="code" aria-label="Sample call">
          <Tab name="curl">
            <Code code={curlSample(call)} language="bash" label="The call with curl" />
          </Tab>
          <Tab name="fetch">
            <Code code={fetchSample(call)} language="javascript" label="The call with fetch" />
          </Tab>
          <Tab name="Client">
            <Code code={clientSample(call)} language="javascript" label="The call with the client of this package" />
          </Tab>
          {bodies.map((sample) => (
            <Tab name={titleOf(sample, 'Body')}>
              <Code code={JSON.stringify(sample.value, null, 2)} language="json" label="The body of the call" />
            </Tab>
          ))}
        </div>
      </section>
      <section aria-labelledby="response-sample">
        <h2 id="response-sample">Sample response</h2>
        {type === 'application/json' && content ? (
          <ResponseSamples samples={samplesOf(content)} status={operation.successStatus} />
        ) : (
          <p class="quiet">
            A file, <code>{type}</code>.
          </p>
        )}
      </section>
    </>
  );
}

/** The samples of a response: in tabs, if there are several. */
function ResponseSamples({ samples, status }: { samples: readonly Sample[]; status: string }): VNode {
  const codes = samples.map((sample) => ({
    title: titleOf(sample, 'Usual'),
    code: <Code code={JSON.stringify(sample.value, null, 2)} language="json" label={`The response ${status}`} />,
  }));
  if (codes.length === 1) return codes[0]!.code;
  return (
    <div data-tabs="response" aria-label="Sample response">
      {codes.map(({ title, code }) => (
        <Tab name={title}>{code}</Tab>
      ))}
    </div>
  );
}

/** What a tab with a sample is called. */
function titleOf({ summary }: Sample, usual: string): string {
  return summary ?? usual;
}

function Tab({ name, children }: { name: string; children: VNode }): VNode {
  return (
    <section data-tab={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
