import { exactText, fullUrlOf, SAMPLE_FILE, type SampleCall } from '../../../src/code-samples/index.ts';
import { authorizationHeaders, DOCUMENTED_AUTHORIZATION, readAuthorization } from '../../../src/contract/index.ts';

/** The request of a call that no reader has entered. An upload has the sample file. */
export function requestOf(call: SampleCall, token: string): Request {
  const { method, body } = call;
  const headers = tokenHeaders(call, token);
  if (!body) return new Request(fullUrlOf(call), { method, headers });
  if ('field' in body) return new Request(fullUrlOf(call), { method, headers, body: formOf(body.field, sampleFile()) });
  return new Request(fullUrlOf(call), {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: exactText(body.json),
  });
}

/** The headers in which a call carries a token. */
export function tokenHeaders({ authorization }: SampleCall, token: string): Record<string, string> {
  return authorizationHeaders(
    authorization === undefined ? DOCUMENTED_AUTHORIZATION : readAuthorization(authorization),
    token,
  );
}

/** A form with one file. */
export function formOf(field: string, file: File): FormData {
  const form = new FormData();
  form.set(field, file);
  return form;
}

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The file that an upload sends unless the reader chooses one. */
export function sampleFile(): File {
  const bytes = Uint8Array.from(atob(PICTURE), (character) => character.charCodeAt(0));
  return new File([bytes], SAMPLE_FILE.name, { type: SAMPLE_FILE.type });
}
