import { type SampleCall, sampleCall } from '../../src/code-samples/index.ts';
import { type Operation, samplesOf } from '../../src/contract/index.ts';
import { valueAt, withValueAt } from './call-places.ts';
import type { Fill, StepCall } from './guides/step-calls.ts';
import { PREPARATIONS, type Recipe, type RecipeCall } from './preparations.ts';
import type { Site } from './site.ts';

/** Calls that make a record which a call can take. Plain data, which pages hold. */
export interface Preparation {
  steps: readonly Pick<StepCall, 'call' | 'fills'>[];
  /** The values of the call itself that come from their answers. */
  fills: readonly Fill[];
}

/** Context for reading recipes. It includes the document's operations, because listing them is slow. */
type Known = Pick<Site, 'document' | 'operations'>;

/** A call, and the sample of its answer. */
interface Made {
  id: string;
  call: SampleCall;
  fills: readonly Fill[];
  /** The samples of its answer. */
  answers: readonly object[];
}

/** Where an answer may have an id: in its payload, in the first entry of that, or at its top. */
const PLACES_OF_IDS = (answer: object, name: string): string[] => [
  ...Object.keys(answer).flatMap((key) => [`/${key}/${name}`, `/${key}/0/${name}`]),
  `/${name}`,
];

/**
 * Returns the requests that create a record for an operation whose sample record can no longer be used. By default, these
 * requests create the records in its URL. The table of preparations lists the exceptions.
 *
 * @returns undefined if no record can be created for it.
 * @throws Error if the table names something that isn't in the contract.
 */
export function preparationOf(of: Known, operation: Operation): Preparation | undefined {
  return prepare(of, operation, PREPARATIONS[operation.id] ?? usualRecipe(of, operation));
}

/** The calls of a recipe, with their values and where these come from. */
export function prepare(of: Known, operation: Operation, recipe: Recipe): Preparation | undefined {
  if (recipe.calls.length === 0) return undefined;
  const made: Made[] = [];
  for (const one of recipe.calls) made.push(makeCall(of, typeof one === 'string' ? { id: one } : one, made));
  const call = sampleCall(of.document, operation);
  return {
    steps: made.map(({ call, fills }) => ({ call, fills })),
    fills: fillsOf(call, recipe.fill, made),
  };
}

/** Creates what the URL names: `/invoices/{invoice_id}/comments/{comment_id}` names an invoice and a comment of it. */
export function usualRecipe({ operations }: Known, { path }: Operation): Recipe {
  const collections = [...path.matchAll(/\/\{\w+\}/g)].map(({ index }) => path.slice(0, index));
  const creating = operations.filter(({ method }) => method === 'post');
  return { calls: collections.flatMap((one) => creating.find(({ path }) => path === one)?.id ?? []) };
}

function makeCall({ document, operations }: Known, { id, set = {}, fill }: RecipeCall, before: readonly Made[]): Made {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`preparations.ts names the operation ${id}, which the contract does not have.`);
  const call = Object.entries(set).reduce(
    (made, [to, value]) => withValueAt(made, to, value),
    sampleCall(document, operation),
  );
  const success = operation.object.responses[operation.successStatus]?.content?.['application/json'];
  return {
    id,
    call,
    fills: fillsOf(call, fill, before),
    answers: success ? samplesOf(success).map(({ value }) => value as object) : [],
  };
}

/** The path ids of a call that earlier answers have, and what the table says. */
function fillsOf(call: SampleCall, fill: Recipe['fill'] = {}, before: readonly Made[]): Fill[] {
  const named = Object.entries(fill).map(([to, from]) => namedFill(call, { to, from }, before));
  const ids = Object.keys(call.ids).map((name) => `/ids/${name}`);
  return [...ids.filter((to) => !(to in fill)).flatMap((to) => idFill(to, before)), ...named];
}

function idFill(to: string, before: readonly Made[]): Fill[] {
  const name = to.split('/').at(-1)!;
  return before
    .flatMap(({ answers: [answer = {}] }, step) =>
      PLACES_OF_IDS(answer, name)
        .filter((from) => valueAt(answer, from) !== undefined)
        .map((from) => ({ to, step, from })),
    )
    .slice(0, 1);
}

function namedFill(call: SampleCall, { to, from }: { to: string; from: string }, before: readonly Made[]): Fill {
  const [id, pointer = ''] = from.split('#');
  const step = before.findIndex((one) => one.id === id);
  if (before[step]?.answers.every((answer) => valueAt(answer, pointer) === undefined) ?? true)
    throw new Error(`preparations.ts takes ${from}, which no sample of an earlier answer has.`);
  if (valueAt(call, to) === undefined)
    throw new Error(`preparations.ts fills in ${to} of ${call.id}, which its sample has not.`);
  return { to, step, from: pointer };
}
