import { freshText, parseExact, type SampleCall } from '../../../src/code-samples/index.ts';
import { valueAt, withValueAt } from '../../model/call-places.ts';
import type { Fill } from '../../model/guides/step-calls.ts';
import type { Preparation } from '../../model/preparation.ts';
import { textOf } from './form-values.ts';

/** A call of a preparation that was not accepted. */
export class PreparationError extends Error {}

/**
 * Sends the calls that make a record, and puts its values into a call.
 *
 * @param send Sends a call, and returns the answer.
 * @param time Ends the names and numbers that must be unique.
 * @throws PreparationError that says which call was rejected.
 */
export async function runPreparation(
  { steps, fills }: Preparation,
  call: SampleCall,
  { send, time }: { send: (call: SampleCall) => Promise<Response>; time: number },
): Promise<SampleCall> {
  const answers: unknown[] = [];
  for (const step of steps) {
    const response = await send(freshCall(filled(step.call, step.fills, answers), time));
    const text = await response.text();
    if (!response.ok) throw new PreparationError(`${step.call.id} was rejected: ${messageIn(text)}`);
    answers.push(parseExact(text));
  }
  return filled(call, fills, answers);
}

/** A call whose names and numbers no record has. */
export function freshCall(call: SampleCall, time: number): SampleCall {
  return call.fresh.reduce((made, field) => {
    const place = `/body/json/${field}`;
    return withValueAt(made, place, freshText(valueAt(made, place) as string, time));
  }, call);
}

function filled(call: SampleCall, fills: readonly Fill[], answers: readonly unknown[]): SampleCall {
  return fills.reduce((made, { to, step, from }) => fillIn(made, to, valueAt(answers[step], from)), call);
}

/** The call with a value in the place of another. Values of the URL are texts. */
export function fillIn(call: SampleCall, to: string, value: unknown): SampleCall {
  if (value === undefined) return call;
  return withValueAt(call, to, to.startsWith('/body/') ? value : textOf(value));
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text;
  }
}
