import document from '../../generated/openapi.json' with { type: 'json' };
import { type OpenApiDocument, readDocument, supportedPart } from '../../src/contract/index.ts';
import { createModel, type Model } from './contract/model.ts';
import { readBasePath } from './inspect/base-path.ts';

/** The contract of this package. */
const shippedDocument = document as unknown as OpenApiDocument;

/** Options of the contract that traffic is checked against. */
export interface VerifyOptions {
  /**
   * An OpenAPI document of version 3.1 or 3.2, such as an edition of the contract with an overlay; the one of this package by default. What of
   * it can't be read is not checked; `verify` and the other commands list it.
   */
  document?: OpenApiDocument | undefined;
  /**
   * The path at which the service is, where it is not that of the contract, such as `/gateway/inventory/v1`. Without it, the
   * path is found where all calls that end in a URL of the contract share one, and none has the path of the contract.
   */
  basePath?: string | undefined;
}

/** The paths that options name. */
export function basePathsOf({ basePath }: Pick<VerifyOptions, 'basePath'>): string[] {
  return basePath === undefined ? [] : [readBasePath(basePath)];
}

const models = new WeakMap<OpenApiDocument, Model>();

/**
 * The model of a document, made once.
 *
 * @throws UnreadableDocumentError if it is not an OpenAPI document of version 3.1 or 3.2.
 */
export function modelOf({ document = shippedDocument }: VerifyOptions): Model {
  let model = models.get(document);
  if (!model) models.set(document, (model = createModel(readable(document))));
  return model;
}

function readable(document: OpenApiDocument): OpenApiDocument {
  return document === shippedDocument ? document : supportedPart(readDocument(document)).document;
}
