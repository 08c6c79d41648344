import type { VNode } from 'preact';
import { clientMethod, SAMPLES, sampleCall } from '../../src/code-samples/index.ts';
import { type Operation, resolve, samplesOf, USUAL } from '../../src/contract/index.ts';
import { Fact } from './operation-head.tsx';
import { usePage } from './page-context.ts';
import { Code } from './text.tsx';

/** The sample call of an operation in several languages, and a sample of each of its responses. */
export function Samples({ operation }: { operation: Operation }): VNode {
  const { document } = usePage().site;
  const call = sampleCall(document, operation);
  const request = operation.object.requestBody?.content['application/json'];
  const bodies = request ? samplesOf(request) : [];
  return (
    <>
      <section class="pane send" aria-labelledby="request-sample">
        <h2 id="request-sample" class="sr">
          Sample request
        </h2>
        <div data-tabs="code" aria-label="Sample request">
          {SAMPLES.map(({ name, write }) => (
            <Tab name={name}>
              <Code code={write(call)} />
            </Tab>
          ))}
          {bodies.map(({ summary = 'Body', value }) => (
            <Tab name={summary}>
              <Code code={JSON.stringify(value, null, 2)} />
            </Tab>
          ))}
        </div>
        <Names operation={operation} />
      </section>
      <section class="pane answer" data-sample-response aria-labelledby="response-sample">
        <h2 id="response-sample" class="sr">
          Sample response
        </h2>
        <Responses operation={operation} />
      </section>
    </>
  );
}

function Names({ operation }: { operation: Operation }): VNode {
  const { id, scope } = operation;
  return (
    <dl class="facts row spread">
      <Fact name="Client">
        <code>{clientMethod(operation)}</code>
      </Fact>
      <Fact name="Operation">
        <code>{id}</code>
      </Fact>
      {scope !== undefined && (
        <Fact name="Scope">
          <code>{scope}</code>
        </Fact>
      )}
    </dl>
  );
}

/** The samples of the responses: all of success, the first of which is what the sandbox answers to the sample call, and the usual one of each failure. */
function Responses({ operation: { id, object, successStatus } }: { operation: Operation }): VNode {
  const { answers, document } = usePage().site;
  const tabs = Object.entries(object.responses).flatMap(([status, reference]) => {
    if (status === 'default') return [];
    const { content = {} } = resolve(document, reference);
    const [type, media] = Object.entries(content)[0] ?? [];
    if (type !== 'application/json' || !media) {
      const file = (
        <p class="quiet">
          A file, <code>{type}</code>.
        </p>
      );
      return [{ name: status, view: file }];
    }
    const samples = status === successStatus ? samplesOf(media) : samplesOf(media).slice(0, 1);
    return samples.map(({ name, summary, value }) => ({
      name: name === USUAL || status !== successStatus ? status : `${status} ${summary}`,
      view:
        name === USUAL && status === successStatus && answers.has(id) ? (
          <Answered answer={answers.get(id)} />
        ) : (
          <Code code={JSON.stringify(value, null, 2)} />
        ),
    }));
  });
  // What each status is comes before further samples of success.
  const [further, usual] = [true, false].map((isNamed) => tabs.filter(({ name }) => name.includes(' ') === isNamed));
  return (
    <div data-tabs="response" aria-label="Sample response">
      {[...usual!, ...further!].map(({ name, view }) => (
        <Tab name={name}>{view}</Tab>
      ))}
    </div>
  );
}

function Answered({ answer }: { answer: unknown }): VNode {
  const { link } = usePage();
  return (
    <>
      <Code code={JSON.stringify(answer, null, 2)} />
      <p class="quiet">
        Response of <a href={link('guides/testing.html')}>the sandbox</a> to these samples
      </p>
    </>
  );
}

/** A sample with its name, which the script of the page makes a tab. */
export function Tab({ name, children }: { name: string; children: VNode }): VNode {
  return (
    <section data-tab={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
