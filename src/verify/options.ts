import type { OpenApiDocument } from '../contract/document.ts';
import { createModel, type Model } from './contract/model.ts';
import { shippedDocument } from './contract/shipped.ts';

/** What traffic is checked against. */
export interface VerifyOptions {
  /** An edition of the contract, such as one with an overlay; the one of this package by default. */
  document?: OpenApiDocument | undefined;
}

const models = new WeakMap<OpenApiDocument, Model>();

/** The model of a document, made once. */
export function modelOf({ document = shippedDocument() }: VerifyOptions): Model {
  let model = models.get(document);
  if (!model) models.set(document, (model = createModel(document)));
  return model;
}
