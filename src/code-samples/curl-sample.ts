import { CONTROL_HEADER, fullUrlOf, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './code-call.ts';
import { jsonText } from './exact-json.ts';
import { freshJson, TIME } from './fresh-text.ts';
import { tokenHeaderOf } from './token-header.ts';

/** Writes a call as a command for curl 7.82 or later. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function curlSample(call: SampleCall): string {
  const { id, method, body, file, token } = call;
  const isImplied = method === (body ? 'POST' : 'GET');
  return [
    `curl ${isImplied ? '' : `--request ${method} `}${shellQuote(fullUrlOf(call))}`,
    call.isControl
      ? `--header '${CONTROL_HEADER}'`
      : `--header ${shownHeader(call, token ?? `\${INVENTORY_ACCESS_TOKEN:-${SAMPLE_TOKEN}}`)}`,
    ...(body && 'json' in body ? [`--json ${shellQuote(jsonText(freshJson(call), '  '))}`] : []),
    ...(body && 'field' in body ? [`--form '${body.field}=@${SAMPLE_FILE.name};type=${SAMPLE_FILE.type}'`] : []),
    ...(file === undefined ? [] : [`--output ${id}.${file}`]),
  ].join(' \\\n  ');
}

/** Quotes the header with the token for a POSIX shell, which puts a variable in by itself. */
function shownHeader(call: SampleCall, token: string): string {
  const { name, before, after } = tokenHeaderOf(call);
  const [start, end] = [before, after].map((text) => text.replaceAll(/["\\$`]/g, '\\$&'));
  return `"${name}: ${start}${token}${end}"`;
}

/** Quotes a string for a POSIX shell, which puts the time in by itself. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replaceAll(TIME, "'$(date +%s)'")}'`;
}
