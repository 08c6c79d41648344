import {
  type Content,
  createChecks,
  jsonTypeOf,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Response,
  resolveSchema,
  responseKey,
  type Sample,
  samplesOf,
} from '../contract/index.ts';
import { type EngineAnswer, ownHeader, type Preferences, Refusal, retryAfter } from '../service/index.ts';
import { givenValue, madeBody } from './made-body.ts';
import { sampleFile } from './sample-files.ts';

/** The type of all answers that are no files. */
export const JSON_TYPE = 'application/json';

/** The header that says that a body is no sample of the document, or one that breaks its schema. */
const MADE_HEADER = ownHeader('mock', 'made');

/** Chooses among the documented samples of an operation, in a media type of the header `Accept`. */
export type ChooseSample = (operation: Operation, preferences: Preferences, accept?: string) => EngineAnswer;

/** A body, and the header that says how it was made. */
type Made = Pick<EngineAnswer, 'body' | 'headers'>;

/** Makes a function that chooses the sample that a caller prefers, that of success by default. */
export function createSamples(document: OpenApiDocument): ChooseSample {
  const checkOf = createChecks(document);
  const cache = new Map<MediaType, Map<string | undefined, Made>>();

  function answerOf(response: Response, status: number, example: string | undefined, id: string, accept: string) {
    const { content = {} } = response;
    const type = typeFor(content, accept);
    const media = content[type];
    const samples = media ? samplesOf(media) : [];
    const sample = example === undefined ? samples[0] : samples.find(({ name }) => name === example);
    if (example !== undefined && !sample) {
      const choices = samples.length > 0 ? `It has ${samples.map(({ name }) => name).join(', ')}` : 'It has none';
      throw refuse(`the response ${status} of ${id} has no example ${JSON.stringify(example)}. ${choices}.`);
    }
    const isJson = jsonTypeOf({ [type]: { schema: {} } }) !== undefined;
    const { body, headers } = media ? madeOnce(media, sample, isJson ? undefined : type) : { body: '' };
    const contentType = isJson && type.includes('*') ? JSON_TYPE : type;
    return { status, contentType, body, headers: { ...retryAfter(status), ...headers } };
  }

  function madeOnce(media: MediaType, sample: Sample | undefined, fileType: string | undefined): Made {
    let bySample = cache.get(media);
    if (!bySample) cache.set(media, (bySample = new Map()));
    let made = bySample.get(sample?.name);
    if (!made) {
      made = fileType === undefined ? jsonOf(media, sample) : fileOf(media, sample, fileType);
      bySample.set(sample?.name, made);
    }
    return made;
  }

  function jsonOf({ schema }: MediaType, sample: Sample | undefined): Made {
    const value = sample ? sample.value : (madeBody(document, schema, checkOf) ?? null);
    const note = checkOf(schema)(value) ? '' : ', which it breaks';
    const isAsWritten = sample && note === '';
    return {
      body: JSON.stringify(value),
      headers: isAsWritten ? {} : { [MADE_HEADER]: `${sample ? 'sample' : 'of the schema'}${note}` },
    };
  }

  /** A body that is not JSON is the text of a sample. What is no text is written as JSON. */
  function fileOf({ schema }: MediaType, sample: Sample | undefined, type: string): Made {
    const value = sample ? sample.value : givenValue(resolveSchema(document, schema));
    if (value === undefined) return { body: sampleFile(type) };
    const isText = typeof value === 'string';
    const note = `${sample ? 'sample' : 'of the schema'}${isText ? '' : ', as JSON'}`;
    return {
      body: isText ? value : JSON.stringify(value),
      headers: sample && isText ? {} : { [MADE_HEADER]: note },
    };
  }

  return (operation, { code, example }, accept = '') => {
    const status = code ?? (/^\d+$/.test(operation.successStatus) ? operation.successStatus : '200');
    return answerOf(responseOf(operation, status), Number(status), example, operation.id, accept);
  };
}

/** The media type of an answer: the first that the caller names and the response has, or else JSON. */
function typeFor(content: Content, accept: string): string {
  const wanted = accept.split(',').map((one) => one.split(';', 1)[0]!.trim().toLowerCase());
  const exactType = wanted.find((type) => !type.includes('*') && type in content);
  return exactType ?? jsonTypeOf(content) ?? Object.keys(content)[0] ?? '';
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
