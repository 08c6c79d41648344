import { type Authorization, authorizationText, type OpenApiDocument, operationsOf } from '../contract/index.ts';
import { SAMPLES } from './languages.ts';
import { sampleCall } from './sample-call.ts';

/**
 * Names of languages as tools that show `x-codeSamples` highlight them, by the names that our tabs have. Each has its own,
 * since Scalar shows one sample of a language.
 */
const HIGHLIGHTED: Readonly<Record<string, string>> = { curl: 'Shell', fetch: 'JavaScript', Client: 'TypeScript' };

/** The languages in which operations can be written. */
export const LANGUAGES: readonly string[] = SAMPLES.map(({ name }) => name);

export interface OverlayOptions {
  /** Names of languages, in the order in which they are shown. */
  languages: readonly string[];
  /** The base URL that the samples call; that of the sandbox if it is undefined. */
  server?: string | undefined;
  /** Form of the token header; as documented by default. */
  authorization?: Authorization | undefined;
}

/**
 * Makes an overlay (OpenAPI Overlay 1.0) that adds code samples to each operation of a document, as `x-codeSamples`.
 *
 * @throws TypeError if `authorization` does not put the token, as it is, into one header.
 */
export function codeSamplesOverlay(document: OpenApiDocument, options: OverlayOptions) {
  const { languages, server, authorization } = options;
  const service = {
    ...(server !== undefined && { server }),
    ...(authorization && { authorization: authorizationText(authorization) }),
  };
  const chosen = languages.map((name) => SAMPLES.find((language) => language.name === name)!);
  const actions = operationsOf(document).map((operation) => {
    const call = { ...sampleCall(document, operation), ...service };
    const samples = chosen.map(({ name, write }) => ({
      lang: HIGHLIGHTED[name] ?? name,
      label: name,
      source: write(call),
    }));
    const target = `$.paths['${operation.path}'].${operation.method}`;
    return { target, update: { 'x-codeSamples': samples } };
  });
  const { title, version } = document.info;
  return { overlay: '1.0.0', info: { title: `Code samples of the ${title}`, version }, actions };
}
