import type { IHttpConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { OpenApiDocument } from '../../contract/document.ts';
import type { EngineAnswer, EngineCall, Preferences } from '../../service/engine.ts';
import { retryAfter } from '../../service/faults.ts';
import { createRandom } from '../../service/random.ts';
import { sampleFile } from '../files.ts';
import { createConverter } from './convert.ts';
import { createPrism } from './instance.ts';

const JSON_TYPE = 'application/json';

/** Makes up an answer to a call. */
export type MakeUp = (call: EngineCall) => EngineAnswer;

/** Makes a function that makes up answers, by Prism. The same seed gives the same answers in the same order. */
export async function createMakeUp(document: OpenApiDocument, seed: string): Promise<MakeUp> {
  const prism = await createPrism();
  const convert = createConverter(document, prism.transform);
  const drawSeed = createRandom(`dynamic ${seed}`);
  return (call) =>
    answerOf(
      prism.answer(
        convert(call.operation),
        inputOf(call),
        configOf(call.preferences, () => String(drawSeed())),
      ),
    );
}

function configOf({ code, seed }: Preferences, drawSeed: () => string): IHttpConfig['mock'] {
  return { dynamic: true, seed: seed ?? drawSeed(), ...(code !== undefined && { code: Number(code) }) };
}

function answerOf({ statusCode: status, headers, body }: IHttpResponse): EngineAnswer {
  const contentType = String(headers?.['Content-type']);
  const text = contentType === JSON_TYPE ? JSON.stringify(body) : sampleFile(contentType);
  return { status, contentType, body: text, headers: retryAfter(status) };
}

/** A request in Prism's form: its operation alone matters, since it is valid. */
function inputOf({ operation: { method, path } }: EngineCall): IHttpRequest {
  return { method, url: { path } };
}
