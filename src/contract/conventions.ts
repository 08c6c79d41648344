import type { Authorization } from './authorization.ts';
import type { OpenApiDocument, Schema } from './document.ts';
import type { Operation } from './operations.ts';
import { nameOf, resolve, resolveSchema } from './references.ts';

/** What all of an API has in common, as its document says it. What it does not say, there is not: nothing is guessed. */
export interface Conventions {
  /** Keys of responses that are no payload, such as `code` and `message`. */
  envelope: readonly string[];
  /** The parameter of the query that names the account. */
  account: string | undefined;
  /** The schema of bodies of which nothing is known. */
  openBody: string | undefined;
  /** The schema of ids. */
  id: string | undefined;
}

/** Reads the conventions of a document. */
export function conventionsOf({ 'x-conventions': said = {} }: Pick<OpenApiDocument, 'x-conventions'>): Conventions {
  const { envelope = [], account, openBody, id } = said;
  return { envelope, account, openBody, id };
}

/** How calls carry the token by a document; undefined if it names no way, several ways, or one that is no header. */
export function documentedAuthorization(document: OpenApiDocument): Authorization | undefined {
  const schemes = Object.values(document.components.securitySchemes).map((scheme) => resolve(document, scheme));
  return schemes.length === 1 ? authorizationOf(schemes[0]!) : undefined;
}

function authorizationOf({ type, scheme, in: place, name, 'x-prefix': prefix }: Record<string, unknown>) {
  const isBearer =
    type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && /^bearer$/i.test(String(scheme)));
  const header = isBearer ? 'Authorization' : type === 'apiKey' && place === 'header' ? String(name) : undefined;
  const before = [prefix ?? (isBearer ? 'Bearer' : [])].flat();
  return header === undefined
    ? undefined
    : (token: string): Record<string, string> => ({ [header]: [...before, token].join(' ') });
}

/** Whether nothing is documented of the body of an operation, not even that there is one. */
export function hasOpenBody(document: OpenApiDocument, { requestBody }: Pick<Operation, 'requestBody'>): boolean {
  const name = nameOf(requestBody?.content['application/json']?.schema.$ref);
  return name !== undefined && name === conventionsOf(document).openBody;
}

/** What a field is described by: its own description, or that of the schema it refers to. What ids are is said once. */
export function descriptionOf(document: OpenApiDocument, field: Schema): string {
  if (field.description !== undefined) return field.description;
  const name = nameOf(field.$ref);
  return name !== undefined && name === conventionsOf(document).id
    ? ''
    : (resolveSchema(document, field).description ?? '');
}
