import type { Authorization } from './authorization.ts';
import type { OpenApiDocument, Schema } from './document.ts';
import type { Operation } from './operations.ts';
import { nameOf, resolve, resolveSchema } from './references.ts';

/** Conventions of an API, as its document states them. Anything not stated is absent: nothing is guessed. */
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

/** Returns the form of a document's token header; undefined if it has none or several, or the token is not in a header. */
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

/** Checks whether nothing is documented about an operation's body, not even that there is one. */
export function hasOpenBody(document: OpenApiDocument, { requestBody }: Pick<Operation, 'requestBody'>): boolean {
  const name = nameOf(requestBody?.content['application/json']?.schema.$ref);
  return name !== undefined && name === conventionsOf(document).openBody;
}

/** Returns a field's description, or the description of the schema it refers to. Ids are described only once. */
export function descriptionOf(document: OpenApiDocument, field: Schema): string {
  if (field.description !== undefined) return field.description;
  const name = nameOf(field.$ref);
  return name !== undefined && name === conventionsOf(document).id
    ? ''
    : (resolveSchema(document, field).description ?? '');
}
