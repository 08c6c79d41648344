import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/operations.ts';
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
          {call.body && 'json' in call.body && (
            <Tab name="Body">
              <Code code={JSON.stringify(call.body.json, null, 2)} language="json" label="The body of the call" />
            </Tab>
          )}
        </div>
      </section>
      <section aria-labelledby="response-sample">
        <h2 id="response-sample">Sample response</h2>
        {content?.example === undefined ? (
          <p class="quiet">
            A file, <code>{type}</code>.
          </p>
        ) : (
          <Code
            code={JSON.stringify(content.example, null, 2)}
            language="json"
            label={`The response ${operation.successStatus}`}
          />
        )}
      </section>
    </>
  );
}

function Tab({ name, children }: { name: string; children: VNode }): VNode {
  return (
    <section data-tab={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
