import type { VNode } from 'preact';
import type { Parameter } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { exampleOf, firstExample, sampleCall } from '../code/call.ts';
import { serversOf } from '../model/servers.ts';
import { usePage } from './context.ts';

/** Where the mock listens by default. */
const MOCK_URL = 'http://127.0.0.1:4010/inventory/v1';

/** A form that sends the call from the page. It shows once the script has run. */
export function TryIt({ operation }: { operation: Operation }): VNode {
  const { site } = usePage();
  const { body } = sampleCall(site.document, operation);
  const own = operation.parameters.filter(({ name }) => name !== 'organization_id');
  const takesOrganization = own.length < operation.parameters.length;
  return (
    <details class="try" data-try hidden>
      <summary>
        <h2>Try it</h2>
      </summary>
      <form data-method={operation.method.toUpperCase()} data-path={operation.path} data-id={operation.id}>
        <label>
          Server
          <select name="server">
            <option value={MOCK_URL}>The mock · {MOCK_URL}</option>
            {serversOf(site.document, operation).map(({ url }) => (
              <option value={url}>{url}</option>
            ))}
          </select>
        </label>
        <label>
          Access token
          <input name="token" value="demo" autocomplete="off" spellcheck={false} required />
        </label>
        {takesOrganization && (
          <label>
            organization_id
            <input name="organization" value="10234695" autocomplete="off" spellcheck={false} required />
          </label>
        )}
        <label class="check">
          <input type="checkbox" name="keep" /> Keep both until this browser tab is closed
        </label>
        {own.map((parameter) => (
          <ParameterInput parameter={parameter} />
        ))}
        {body && 'json' in body && (
          <label>
            Body
            <textarea name="body" rows={10} spellcheck={false} />
          </label>
        )}
        {body && 'field' in body && (
          <label>
            {body.field}
            <input type="file" name="file" data-field={body.field} required />
          </label>
        )}
        <button type="submit" class="primary">
          Send
        </button>
      </form>
      <div class="outcome" data-outcome aria-live="polite" />
    </details>
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
