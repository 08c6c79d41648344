import type { IHttpConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { OpenApiDocument } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Answer, Engine, EngineRequest, Preferences } from '../engine.ts';
import { createDraw } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { createConverter } from './convert.ts';
import { sampleFile } from './files.ts';
import { writePlainForm } from './form.ts';
import { createPrism } from './instance.ts';
import { violationsOf } from './violations.ts';

const JSON_TYPE = 'application/json';

/** Makes an engine on Prism: it validates requests, and answers with the samples of the contract. */
export async function createPrismEngine(document: OpenApiDocument, { seed }: { seed: string }): Promise<Engine> {
  const prism = await createPrism();
  const convert = createConverter(document, prism.transform);
  const drawSeed = createDraw(`dynamic ${seed}`);
  /** Answers to requests that prefer none: the same each time, so Prism is asked for each but once. */
  const usual = new Map<string, Answer>();

  function configOf({ code, example, dynamic = false, seed: ownSeed }: Preferences): IHttpConfig['mock'] {
    return {
      dynamic,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(dynamic && { seed: ownSeed ?? String(drawSeed()) }),
    };
  }

  return {
    async answer(operation, request) {
      if (request.payload?.type === JSON_TYPE && !request.payload.value) {
        // Prism takes such a body for a missing one.
        throw Refusal.ofViolations([{ place: 'body', message: 'must be object' }]);
      }
      const converted = convert(operation);
      const input = inputOf(operation, request);
      const violations = prism.validate(converted, input);
      if (violations.length > 0) throw Refusal.ofViolations(violationsOf(operation, violations));
      const isUsual = Object.keys(request.preferences).length === 0;
      const known = isUsual ? usual.get(operation.id) : undefined;
      if (known) return known;
      const answer = answerOf(prism.answer(converted, input, configOf(request.preferences)));
      if (isUsual) usual.set(operation.id, answer);
      return answer;
    },
  };
}

function answerOf({ statusCode: status, headers, body }: IHttpResponse): Answer {
  const contentType = String(headers?.['Content-type']);
  return { status, contentType, body: contentType === JSON_TYPE ? JSON.stringify(body) : sampleFile(contentType) };
}

/** A request in Prism's form. Accept is left out: each answer of the contract has one type. */
function inputOf(
  { method, path: template, parameters }: Operation,
  { path, query, payload }: EngineRequest,
): IHttpRequest {
  const url = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  // Prism would take a name in any letter case.
  const declared = parameters.filter(({ in: place, name }) => place === 'query' && query[name] !== undefined);
  const known = Object.fromEntries(declared.map(({ name }) => [name, query[name]!]));
  const { contentType, body } =
    payload?.type === 'multipart/form-data'
      ? writePlainForm(payload.form)
      : { contentType: JSON_TYPE, body: payload?.value };
  return {
    method,
    url: { path: url, query: known },
    ...(payload && { headers: { 'content-type': contentType }, body }),
  };
}
