import type { VNode } from 'preact';
import { MOCK_URL, SAMPLE_TOKEN } from '../../src/code/call.ts';
import { exampleOf, firstExample, sampleCall } from '../../src/code/sample-call.ts';
import type { Parameter } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { samplesOf } from '../../src/contract/samples.ts';
import { serversOf } from '../model/servers.ts';
import { usePage } from './context.ts';

/** A form that sends the call from the page, and the place of the answer. Both show once they are asked for. */
export function TryIt({ operation }: { operation: Operation }): VNode {
  const { site, assets } = usePage();
  const { body, ...call } = sampleCall(site.document, operation);
  const trial = site.trials.get(operation.id);
  const own = operation.parameters.filter(({ name }) => name !== 'organization_id');
  const takesOrganization = own.length < operation.parameters.length;
  const samples = samplesOf(operation.object.requestBody?.content['application/json'] ?? { schema: {} });
  return (
    <>
      <section class="pane try" id="try" data-try hidden aria-labelledby="try-it">
        <div class="pane-head">
          <h2 id="try-it">Try it</h2>
          <button type="button" class="plain" data-try-close>
            Close
          </button>
        </div>
        <form data-call={JSON.stringify(call)} data-trial={trial && JSON.stringify(trial)}>
          <label class="wide">
            Send to
            <select name="place">
              {assets.sandbox !== undefined && <option value="page">The sandbox in this page</option>}
              <option value="own" hidden disabled>
                The server of this page
              </option>
              <option value="address">Another address</option>
            </select>
          </label>
          <label class="wide" data-address hidden={assets.sandbox !== undefined}>
            Server
            <input name="server" type="url" list="servers" value={MOCK_URL} spellcheck={false} required />
          </label>
          <datalist id="servers">
            <option value={MOCK_URL}>The mock</option>
            {serversOf(site.document, operation).map(({ url }) => (
              <option value={url}>{url.includes('.example.') ? 'A placeholder, which cannot answer' : 'Live'}</option>
            ))}
          </datalist>
          <p class="live wide" data-live hidden>
            This server is not on your machine: the call may change real records.
          </p>
          <label>
            Access token
            <input name="token" type="password" value={SAMPLE_TOKEN} autocomplete="off" spellcheck={false} required />
          </label>
          {takesOrganization && (
            <label>
              organization_id
              <input name="organization" value="10234695" autocomplete="off" spellcheck={false} required />
            </label>
          )}
          {own.map((parameter) => (
            <ParameterInput parameter={parameter} />
          ))}
          {samples.length > 1 && (
            <label class="wide">
              Example
              <select name="example">
                {samples.map(({ summary = 'Body' }) => (
                  <option>{summary}</option>
                ))}
              </select>
            </label>
          )}
          {body && 'json' in body && (
            <label class="wide">
              Body
              <textarea name="body" rows={8} spellcheck={false} />
            </label>
          )}
          {body && 'field' in body && (
            <label class="wide">
              {body.field}
              <input type="file" name="file" data-field={body.field} required />
            </label>
          )}
          <Preference operation={operation} />
          <label class="check wide">
            <input type="checkbox" name="keep" /> Keep token and organization until this browser tab is closed
          </label>
          <div class="actions wide">
            <button type="submit" class="primary">
              Send
            </button>
            <button type="reset" class="plain">
              Reset
            </button>
          </div>
        </form>
      </section>
      <section class="pane answer outcome" data-outcome hidden tabindex={-1} aria-label="Answer" />
    </>
  );
}

/** Which answer is wanted: the usual one, another sample, which mocks alone give, or a failure. */
function Preference({ operation: { object, successStatus } }: { operation: Operation }): VNode {
  const success = object.responses[successStatus]?.content?.['application/json'];
  const named = success ? samplesOf(success).slice(1) : [];
  const failures = Object.keys(object.responses).filter((status) => /^[45]\d\d$/.test(status));
  return (
    <label class="wide">
      Answer
      <select name="prefer">
        <option value="">as usual</option>
        {named.map(({ name, summary = name }) => (
          <option value={`example=${name}`} data-mock>
            {summary}
          </option>
        ))}
        {failures.map((status) => (
          <option value={`code=${status}`}>{status}</option>
        ))}
      </select>
    </label>
  );
}

function ParameterInput({ parameter }: { parameter: Parameter }): VNode {
  const { document } = usePage().site;
  const { name, in: place, required } = parameter;
  const example = firstExample(document, parameter);
  return (
    <label>
      {name}
      {!required && ' (optional)'}
      <input
        name={`${place}:${name}`}
        value={required ? exampleOf(document, parameter) : undefined}
        placeholder={!required && example !== undefined ? String(example) : undefined}
        required={required}
        autocomplete="off"
        spellcheck={false}
      />
    </label>
  );
}
