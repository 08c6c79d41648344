import { nearest } from '../contract/index.ts';
import { FAILURE, type Failure } from '../service/index.ts';
import type { CommandOption } from './help.ts';
import { UsageError } from './usage-error.ts';

/** The option of commands that serve a service, next to `--fail`, for the failure that is asked for most. */
export const DELAY = {
  type: 'string',
  value: '<ms>|<from-to>',
  description: 'response delay in ms, or a range; short for `--fail delay=<ms>,share=1`',
  fallback: '0',
} as const satisfies CommandOption;

/**
 * The failures that `--fail` and `--delay` ask for, as the option `failures` has them. Their fields are checked there.
 *
 * @throws UsageError if a string is no failure, or no delay.
 */
export function failuresOf({ fail = [], delay = '0' }: Readonly<Record<string, unknown>>): Failure[] {
  return [...(fail as string[]).map(readFailure), ...readDelay(String(delay))];
}

/** Reads `0.05`, and `answer=lost,operationId=createInvoice,nth=2`. */
function readFailure(text: string): Failure {
  const share = readNumber(text);
  if (share !== undefined && share <= 1) return { status: 'any', share };
  const fields = text.split(',').map((field) => /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(field));
  if (fields.every((field) => field !== null))
    return Object.fromEntries(
      fields.map(([, name, value = '']) => [name, readRange(value) ?? readNumber(value) ?? value]),
    );
  const meant = nearest(text, ANSWERS);
  const field = /^[45]\d\d$/.test(text) ? `status=${text}` : meant && `answer=${meant}`;
  throw new UsageError(
    `--fail must be a share from 0 to 1, such as 0.05, or a failure, such as status=503,operationId=createInvoice,nth=2.${
      field === undefined ? '' : ` Did you mean ${field}?`
    }`,
  );
}

const ANSWERS = FAILURE.properties?.['answer']?.enum ?? [];

function readDelay(text: string): Failure[] {
  const [from, to] = readRange(text) ?? readRange(`${text}-${text}`) ?? [1, 0];
  if (from > to || to >= 2 ** 31) {
    throw new UsageError(
      '--delay must be a whole number of ms, or a range with the shorter delay first, such as 100-800. The maximum is 2147483647.',
    );
  }
  return to > 0 ? [{ delay: [from, to], share: 1 }] : [];
}

function readNumber(text: string): number | undefined {
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined;
}

function readRange(text: string): [from: number, to: number] | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}
