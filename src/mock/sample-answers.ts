import { type Operation, type Response, samplesOf } from '../contract/index.ts';
import { type EngineAnswer, type Preferences, Refusal, retryAfter } from '../service/index.ts';
import { sampleFile } from './sample-files.ts';

/** The type of all answers that are no files. */
export const JSON_TYPE = 'application/json';

/** Chooses among the documented samples of an operation. */
export type ChooseSample = (operation: Operation, preferences: Preferences) => EngineAnswer;

/** Chooses the sample that a caller prefers, that of success by default. */
export const chooseSample: ChooseSample = (operation, { code = operation.successStatus, example }) =>
  answerOf(responseOf(operation, code), Number(code), example, operation);

function answerOf(response: Response, status: number, example: string | undefined, { id }: Operation): EngineAnswer {
  const [contentType = JSON_TYPE, media] = Object.entries(response.content ?? {})[0] ?? [];
  const samples = media ? samplesOf(media) : [];
  const sample = example === undefined ? samples[0] : samples.find(({ name }) => name === example);
  if (example !== undefined && !sample) {
    const known = samples.length > 0 ? `It has ${samples.map(({ name }) => name).join(', ')}` : 'It has none';
    throw refuse(`the answer ${status} of ${id} has no example ${JSON.stringify(example)}. ${known}.`);
  }
  const isJson = contentType === JSON_TYPE;
  const body = isJson ? JSON.stringify(sample ? sample.value : {}) : sampleFile(contentType);
  return { status, contentType, body, headers: retryAfter(status) };
}

/**
 * The response of an operation with a status.
 *
 * @throws Refusal if the operation has no such code, naming those that it has.
 */
export function responseOf({ id, responses }: Operation, code: string): Response {
  const { default: others, ...documented } = responses;
  const found = Object.hasOwn(documented, code) ? documented[code] : /^[45]\d\d$/.test(code) ? others : undefined;
  if (found) return found;
  const end = others ? ', and any other from 400 to 599' : '';
  throw refuse(`${id} has no code ${JSON.stringify(code)}. It has ${Object.keys(documented).join(', ')}${end}.`);
}

function refuse(message: string): Refusal {
  return new Refusal(400, 'prefer', `Prefer: ${message}`);
}
