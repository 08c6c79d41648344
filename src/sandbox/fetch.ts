import { quoteIds } from '../contract/exact-ids.ts';
import type { Match } from '../contract/routes.ts';
import type { RequestValues } from '../contract/validation/request-validator.ts';
import type { TokenCall } from './answer.ts';
import type { Contract } from './contract.ts';
import type { Answer } from './core/call.ts';
import { Refusal } from './core/refusal.ts';

const PREFIX = 'Service-oauthtoken ';

/** Makes the `fetch` of a sandbox: reads a request, checks it against the contract, and writes the answer. */
export function createFetch(contract: Contract, answer: (call: TokenCall) => Answer) {
  return async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    return write(await attempt(async () => answer(await read(contract, request))));
  };
}

async function attempt(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer();
    throw error;
  }
}

async function read(contract: Contract, request: Request): Promise<TokenCall> {
  const url = new URL(request.url);
  const { path, operation } = route(contract, request.method, url.pathname);
  const authorization = request.headers.get('authorization') ?? '';
  if (!authorization.startsWith(PREFIX)) {
    throw new Refusal('token', `The header Authorization must be "${PREFIX}<ACCESS_TOKEN>".`);
  }
  const validator = contract.validatorOf(operation);
  const query = validator.readQuery(Object.fromEntries(url.searchParams));
  const { text, form } = await readBody(request);
  const body = text === '' ? undefined : parse(text);
  const values: RequestValues = {
    path,
    query,
    ...(body !== undefined && { body }),
    ...(form && { form: namesIn(form) }),
  };
  const [violation] = validator.violations(values);
  if (violation) throw new Refusal('invalid', `${violation.place} ${violation.message}.`);
  const { organization_id, ...rest } = query;
  return {
    operation,
    organization: organization_id as string | undefined,
    path,
    query: rest,
    body: body === undefined ? undefined : JSON.parse(quoteIds(text)),
    form,
    token: authorization.slice(PREFIX.length),
  };
}

function route(contract: Contract, method: string, pathname: string): { path: Match['path']; operation: string } {
  let match: Match | undefined;
  try {
    match = contract.routes.match(pathname);
  } catch {
    throw new Refusal('invalid', 'The URL has a malformed escape.');
  }
  if (!match) throw new Refusal('noOperation', `The contract has no URL ${pathname}.`);
  const operation = match.operations.get(method);
  if (!operation) throw new Refusal('method', `${match.template} takes ${[...match.operations.keys()].join(', ')}.`);
  return { path: match.path, operation: operation.id };
}

async function readBody(request: Request): Promise<{ text: string; form: Record<string, unknown> | undefined }> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    try {
      return { text: '', form: Object.fromEntries(await request.formData()) };
    } catch {
      throw new Refusal('invalid', 'The form cannot be read.');
    }
  }
  const text = await request.text();
  if (text !== '' && !type.startsWith('application/json')) {
    throw new Refusal('contentType', `A body of the type ${type || 'unknown'} is not taken; send application/json.`);
  }
  return { text, form: undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is not JSON.');
  }
}

/** A form as it is checked: with the name of a file for its content. */
function namesIn(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value : (value as File).name]),
  );
}

function write({ status, headers, body }: Answer): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
