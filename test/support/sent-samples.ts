import { sampleCall, urlOf } from '../../src/code-samples/index.ts';
import { hasOpenBody } from '../../src/contract/conventions.ts';
import type { MediaType } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { ALL_FIELDS, type Sample, samplesOf, USUAL } from '../../src/contract/samples.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { contract, operations } from './document.ts';
import { TOKEN } from './mock-calls.ts';
import { renamed } from './plans.ts';
import type { Json } from './story.ts';

/** The JSON body of an operation, with its samples. */
export interface SampledBody {
  /** The operationId. */
  id: string;
  operation: Operation;
  media: MediaType;
  samples: readonly Sample[];
}

/** Every JSON body but those of which nothing is documented, which calls leave out. */
export const sampledBodies: readonly SampledBody[] = operations.flatMap((operation) => {
  const media = operation.object.requestBody?.content['application/json'];
  return media && !hasOpenBody(contract, operation)
    ? [{ id: operation.id, operation, media, samples: samplesOf(media) }]
    : [];
});

/** The least that does the job and all fields, as `operationId name`. */
export const sentSamples = sampledBodies.flatMap((body) =>
  body.samples
    .filter(({ name }) => name === USUAL || name === ALL_FIELDS)
    .map(({ name, value }) => ({ name: `${body.id} ${name}`, operation: body.operation, value: value as Json })),
);

const story = createSandbox();

/**
 * Sends a body as the call of the sample, with names and numbers of its own where it creates something.
 *
 * @returns What the sandbox says against it; undefined if it is accepted.
 */
export async function refusalOf(operation: Operation, body: Json): Promise<string | undefined> {
  const sandbox = story.fork();
  const call = sampleCall(contract, operation);
  const sent = operation.method === 'post' ? renamed(body, '92') : body;
  const query = new URLSearchParams({ ...call.query, organization_id: sandbox.organizationId });
  const response = await sandbox.fetch(`${urlOf(call)}?${query}`, {
    method: call.method,
    headers: { ...TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const { message } = (await response.json()) as { message: string };
  return response.ok ? undefined : message;
}
