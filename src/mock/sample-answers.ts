import {
  createChecks,
  jsonTypeOf,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Response,
  responseKey,
  type Sample,
  samplesOf,
} from '../contract/index.ts';
import { type EngineAnswer, ownHeader, type Preferences, Refusal, retryAfter } from '../service/index.ts';
import { madeBody } from './made-body.ts';
import { sampleFile } from './sample-files.ts';

/** The type of all answers that are no files. */
export const JSON_TYPE = 'application/json';

/** The header that says that a body is no sample of the document, or one that breaks its schema. */
const MADE_HEADER = ownHeader('mock', 'made');

/** Chooses among the documented samples of an operation. */
export type ChooseSample = (operation: Operation, preferences: Preferences) => EngineAnswer;

/** Makes a function that chooses the sample that a caller prefers, that of success by default. */
export function createSamples(document: OpenApiDocument): ChooseSample {
  const checkOf = createChecks(document);
  const notes = new Map<MediaType, Map<string | undefined, Record<string, string>>>();

  function answerOf(response: Response, status: number, example: string | undefined, id: string): EngineAnswer {
    const { content = {} } = response;
    const type = jsonTypeOf(content);
    const contentType = type === undefined ? (Object.keys(content)[0] ?? '') : type.includes('*') ? JSON_TYPE : type;
    const media = content[type ?? contentType];
    const samples = media ? samplesOf(media) : [];
    const sample = example === undefined ? samples[0] : samples.find(({ name }) => name === example);
    if (example !== undefined && !sample) {
      const known = samples.length > 0 ? `It has ${samples.map(({ name }) => name).join(', ')}` : 'It has none';
      throw refuse(`the answer ${status} of ${id} has no example ${JSON.stringify(example)}. ${known}.`);
    }
    const headers = retryAfter(status);
    if (type === undefined || !media)
      return { status, contentType, body: media ? sampleFile(contentType) : '', headers };
    const value = sample ? sample.value : (madeBody(document, media.schema) ?? null);
    const note = noteOn(media, sample, value);
    return { status, contentType, body: JSON.stringify(value), headers: { ...headers, ...note } };
  }

  /** What the header says of a body, which is looked at once. */
  function noteOn(media: MediaType, sample: Sample | undefined, value: unknown): Record<string, string> {
    let known = notes.get(media);
    if (!known) notes.set(media, (known = new Map()));
    let note = known.get(sample?.name);
    if (!note) {
      const text = checkOf(media.schema)(value) ? '' : ', which it breaks';
      note = sample && text === '' ? {} : { [MADE_HEADER]: `${sample ? 'sample' : 'of the schema'}${text}` };
      known.set(sample?.name, note);
    }
    return note;
  }

  return (operation, { code, example }) => {
    const status = code ?? (/^\d+$/.test(operation.successStatus) ? operation.successStatus : '200');
    return answerOf(responseOf(operation, status), Number(status), example, operation.id);
  };
}

/**
 * The response of an operation with a status.
 *
 * @throws Refusal if the operation has no such code, naming those that it has.
 */
export function responseOf(operation: Operation, code: string): Response {
  const { id, responses } = operation;
  const key = /^[1-5]\d\d$/.test(code) ? responseKey(operation, Number(code)) : undefined;
  if (key !== undefined) return responses[key]!;
  const { default: others, ...documented } = responses;
  const end = others ? ', and any other from 400 to 599' : '';
  throw refuse(`${id} has no code ${JSON.stringify(code)}. It has ${Object.keys(documented).join(', ')}${end}.`);
}

function refuse(message: string): Refusal {
  return new Refusal(400, 'prefer', `Prefer: ${message}`);
}
