import type { IHttpConfig, IHttpRequest } from '@stoplight/prism-http';
import type { OpenApiDocument, Operation } from '../../contract.ts';
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
  const { ask, transform } = await createPrism();
  const convert = createConverter(document, transform);
  const drawSeed = createDraw(`dynamic ${seed}`);
  const written = new WeakMap<object, string>();

  /** Samples are written once: Prism hands out the same object each time. */
  function write(body: unknown): string {
    if (typeof body !== 'object' || body === null) return JSON.stringify(body);
    const text = written.get(body) ?? JSON.stringify(body);
    written.set(body, text);
    return text;
  }

  function configOf({ code, example, dynamic = false, seed: ownSeed }: Preferences): IHttpConfig['mock'] {
    return {
      dynamic,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(dynamic && { seed: ownSeed ?? String(drawSeed()) }),
    };
  }

  return {
    async answer(operation, request): Promise<Answer> {
      if (request.payload?.type === JSON_TYPE && !request.payload.value) {
        // Prism takes such a body for a missing one.
        throw Refusal.ofViolations([{ place: 'body', message: 'must be object' }]);
      }
      const { output, violations } = await ask(convert(operation), inputOf(operation, request), configOf(request.preferences));
      if (violations.length > 0) throw Refusal.ofViolations(violationsOf(operation, violations));
      const contentType = String(output.headers?.['Content-type']);
      const body = contentType === JSON_TYPE ? write(output.body) : sampleFile(contentType);
      return { status: output.statusCode, contentType, body };
    },
  };
}

/** A request in Prism's form. Accept is left out: each answer of the contract has one type. */
function inputOf({ method, path: template, parameters }: Operation, { path, query, payload }: EngineRequest): IHttpRequest {
  const url = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  // Prism would take a name in any letter case.
  const declared = parameters.filter(({ in: place, name }) => place === 'query' && query[name] !== undefined);
  const known = Object.fromEntries(declared.map(({ name }) => [name, query[name]!]));
  const { contentType, body } = payload?.type === 'multipart/form-data' ? writePlainForm(payload.form) : { contentType: JSON_TYPE, body: payload?.value };
  return { method, url: { path: url, query: known }, ...(payload && { headers: { 'content-type': contentType }, body }) };
}
