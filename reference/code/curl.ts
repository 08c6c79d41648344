import { SAMPLE_FILE, type SampleCall } from './call.ts';

/** Writes a call as a command for curl 7.82 or later. The token is taken from `ACCESS_TOKEN`. */
export function curlSample({ operation, url, query, body, isFile }: SampleCall): string {
  const search = new URLSearchParams(query).toString();
  const address = `curl ${shellQuote(search ? `${url}?${search}` : url)}`;
  const method = operation.method.toUpperCase();
  const isImplied = method === (body ? 'POST' : 'GET');
  return [
    isImplied ? address : `curl --request ${method} ${shellQuote(search ? `${url}?${search}` : url)}`,
    '--header "Authorization: Service-oauthtoken $ACCESS_TOKEN"',
    ...(body && 'json' in body ? [`--json ${shellQuote(JSON.stringify(body.json, null, 2))}`] : []),
    ...(body && 'field' in body ? [`--form '${body.field}=@${SAMPLE_FILE.name};type=${SAMPLE_FILE.type}'`] : []),
    ...(isFile
      ? [`--output ${operation.id}.${fileExtension(operation.object.responses[operation.successStatus]?.content)}`]
      : []),
  ].join(' \\\n  ');
}

/** Quotes a text for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fileExtension(content: Record<string, unknown> | undefined): string {
  return content && 'application/pdf' in content ? 'pdf' : 'bin';
}
