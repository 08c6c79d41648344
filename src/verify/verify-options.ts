import type { OpenApiDocument } from '../contract/index.ts';
import { createModel, type Model } from './contract/model.ts';
import { shippedDocument } from './contract/shipped-model.ts';
import { readBasePath } from './inspect/base-path.ts';

/** What traffic is checked against. */
export interface VerifyOptions {
  /** An edition of the contract, such as one with an overlay; the one of this package by default. */
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

/** The model of a document, made once. */
export function modelOf({ document = shippedDocument }: VerifyOptions): Model {
  let model = models.get(document);
  if (!model) models.set(document, (model = createModel(document)));
  return model;
}
