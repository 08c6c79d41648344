import { type OpenApiDocument, operationsOf } from '../contract/index.ts';
import { SAMPLES } from './languages.ts';
import { sampleCall } from './sample-call.ts';

/**
 * Names of languages as tools that show `x-codeSamples` highlight them, by the names that our tabs have. Each has its own,
 * since Scalar shows one sample of a language.
 */
const HIGHLIGHTED: Readonly<Record<string, string>> = { curl: 'Shell', fetch: 'JavaScript', Client: 'TypeScript' };

/** The languages in which operations can be written. */
export const LANGUAGES: readonly string[] = SAMPLES.map(({ name }) => name);

/** What an overlay of code samples is made of. */
export interface OverlayOptions {
  /** Names of languages, in the order in which they are shown. */
  languages: readonly string[];
  /** The base URL that the samples call; that of the sandbox if it is undefined. */
  server?: string | undefined;
}

/** Makes an overlay (OpenAPI Overlay 1.0) that adds code samples to each operation of a document, as `x-codeSamples`. */
export function codeSamplesOverlay(document: OpenApiDocument, { languages, server }: OverlayOptions) {
  const chosen = languages.map((name) => SAMPLES.find((language) => language.name === name)!);
  const actions = operationsOf(document).map((operation) => {
    const call = sampleCall(document, operation);
    const samples = chosen.map(({ name, write }) => ({
      lang: HIGHLIGHTED[name] ?? name,
      label: name,
      source: write(server === undefined ? call : { ...call, server }),
    }));
    const target = `$.paths['${operation.path}'].${operation.method}`;
    return { target, update: { 'x-codeSamples': samples } };
  });
  const { title, version } = document.info;
  return { overlay: '1.0.0', info: { title: `Code samples of the ${title}`, version }, actions };
}
