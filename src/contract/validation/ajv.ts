import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { OpenApiDocument } from '../document.ts';
import { walk } from '../walk.ts';
import { MAX_ERRORS } from './bound.ts';
import { sharedSchemas } from './schemas.ts';

const addFormats = formatsPlugin.default;

/** Keywords for which Ajv has to remember what other keywords have looked at. */
const REMEMBERING = ['unevaluatedItems', 'unevaluatedProperties'];

/**
 * Makes an instance of Ajv that knows the schemas of a document: JSON Schema 2020-12 with formats, every error of a value.
 *
 * @param code How the functions are written.
 */
export function createAjv(document: OpenApiDocument, code: NonNullable<Options['code']> = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    messages: false,
    logger: false,
    // References to short schemas are written out, which is faster and smaller than a call.
    inlineRefs: 5,
    code: { ...code, process: loopBoundOf(document) },
  });
  ajv.opts.unevaluated = usesAny(document, REMEMBERING);
  addFormats(ajv);
  ajv.addSchema(sharedSchemas(document));
  return ajv;
}

/**
 * Makes a function that ends the loops of a check over entries and fields once they have met {@link MAX_ERRORS},
 * so that the number of errors follows from the schema and not from the length of a value. No verdict changes, since what
 * the loop checks has failed by then. `contains` alone looks for a success, so where it is used, loops go on.
 */
export function loopBoundOf(document: OpenApiDocument): (code: string) => string {
  if (usesAny(document, ['contains'])) return (code) => code;
  return (code) =>
    code
      .replaceAll(
        /for\(let (i\d*)=(\d+); \1<(len\d*); \1\+\+\)/g,
        `for(let $1=$2, $1from=errors; $1<$3 && errors<$1from+${MAX_ERRORS}; $1++)`,
      )
      .replaceAll(
        /for\(const (key\d*) in data\d*\)\{/g,
        `const $1from=errors;$&if(errors>=$1from+${MAX_ERRORS})break;`,
      );
}

function usesAny({ components }: OpenApiDocument, keywords: readonly string[]): boolean {
  return [...walk(components.schemas)].some(({ node }) => keywords.some((keyword) => keyword in node));
}
