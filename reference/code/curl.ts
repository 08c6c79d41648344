import { CONTROL_HEADER, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall, urlOf } from './call.ts';

/** Writes a call as a command for curl 7.82 or later. The token is taken from `ACCESS_TOKEN`; without it, it is that of the samples. */
export function curlSample(call: SampleCall): string {
  const { id, method, query, body, file, token } = call;
  const search = new URLSearchParams(query).toString();
  const url = urlOf(call);
  const isImplied = method === (body ? 'POST' : 'GET');
  return [
    `curl ${isImplied ? '' : `--request ${method} `}${shellQuote(search ? `${url}?${search}` : url)}`,
    call.isControl
      ? `--header '${CONTROL_HEADER}'`
      : `--header "Authorization: Service-oauthtoken ${token ?? `\${ACCESS_TOKEN:-${SAMPLE_TOKEN}}`}"`,
    ...(body && 'json' in body ? [`--json ${shellQuote(indented(body.json))}`] : []),
    ...(body && 'field' in body ? [`--form '${body.field}=@${SAMPLE_FILE.name};type=${SAMPLE_FILE.type}'`] : []),
    ...(file === undefined ? [] : [`--output ${id}.${file}`]),
  ].join(' \\\n  ');
}

/** JSON whose lines stand as far right as the option that it belongs to. */
function indented(json: unknown): string {
  return JSON.stringify(json, null, 2).replaceAll('\n', '\n  ');
}

/** Quotes a text for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
