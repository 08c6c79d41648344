import { type SampleCall, sampleCall, urlOf } from '../../src/code-samples/index.ts';
import type { OpenApiDocument, Operation } from '../../src/contract/index.ts';
import { contractOf } from '../../src/sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../../src/sandbox/index.ts';

/** Fields of a body that differ from the sample when a call is tried in the sandbox. */
export type Trial = Readonly<Record<string, string>>;

/** A name or a number that another record has. */
const TAKEN = /^(\w+) (.+) is taken:/;

/** How often a body is corrected before it is given up. */
const CORRECTIONS = 5;

/**
 * Finds what to change of samples so that a fresh sandbox accepts them. It has the records that the samples show, and so
 * their names and numbers are taken. Operations whose sample is accepted as it is are left out, and so are those for which
 * another name or number does not help.
 */
export async function findTrials(
  document: OpenApiDocument,
  operations: readonly Operation[],
): Promise<Map<string, Trial>> {
  const story = createSandboxFor(contractOf(document));
  const found = new Map<string, Trial>();
  for (const operation of operations) {
    const call = sampleCall(document, operation);
    const trial = call.body && 'json' in call.body && (await findTrial(story, call, call.body.json as object));
    if (trial && Object.keys(trial).length > 0) found.set(operation.id, trial);
  }
  return found;
}

async function findTrial(story: Sandbox, call: SampleCall, sample: object): Promise<Trial | undefined> {
  let trial: Trial = {};
  for (let round = 0; round < CORRECTIONS; round += 1) {
    const response = await story.fork().fetch(requestOf(call, { ...sample, ...trial }));
    if (response.ok) return trial;
    const { message } = (await response.json()) as { message: string };
    const [, field, value] = TAKEN.exec(message) ?? [];
    if (field === undefined || value === undefined) return undefined;
    trial = { ...trial, [field]: next(value) };
  }
  return undefined;
}

/** Another name or number: the next one if it ends with digits. */
function next(value: string): string {
  const [, stem = '', digits] = /^(.*?)(\d+)$/.exec(value) ?? [];
  return digits === undefined ? `${value} 2` : stem + String(Number(digits) + 1).padStart(digits.length, '0');
}

function requestOf(call: SampleCall, body: object): Request {
  const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
  const url = `${urlOf(call)}?${new URLSearchParams(call.query)}`;
  return new Request(url, { method: call.method, headers, body: JSON.stringify(body) });
}
