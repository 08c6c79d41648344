import type { Schema } from '../../contract/document.ts';
import { lookUp } from '../../contract/references.ts';
import { isNode } from '../../contract/walk.ts';
import type { Action } from '../../overlay/overlay.ts';
import type { Model } from '../contract/model.ts';
import type { Facts } from '../evidence/facts.ts';
import type { Finding } from '../report/finding.ts';
import { inWords, observed, remove, replace, update } from './edit.ts';
import type { Gathered } from './gather.ts';
import { schemaOf } from './schema.ts';
import { typesSeen } from './thresholds.ts';

/** Edits that mend claims of ours, and the findings that they answer. */
export interface Corrections {
  actions: Action[];
  handled: Set<Finding>;
}

/** Proposes how to mend what was inferred and is wrong, and to add what was seen at places that the contract has. */
export function correctionsOf(
  model: Model,
  findings: readonly Finding[],
  facts: Facts,
  { parts }: Gathered,
): Corrections {
  const handled = new Set<Finding>();
  const edits = new Map<string, Action[]>();
  for (const finding of findings) {
    const edit = finding.rule === 'status' ? newStatus(model, finding, facts) : editFor(model, finding, parts);
    if (!edit) continue;
    handled.add(finding);
    // One schema is used at many places: what is wrong with it is mended once.
    if (!edits.has(edit.key)) edits.set(edit.key, edit.actions);
  }
  return { actions: [...edits.values()].flat(), handled };
}

interface Edit {
  key: string;
  actions: Action[];
}

function editFor(model: Model, finding: Finding, parts: Gathered['parts']): Edit | undefined {
  const { kind, rule, basis, place } = finding;
  if (rule === 'field')
    return place.startsWith('response.body') && !place.endsWith('{}')
      ? { key: `field ${place}`, actions: [] }
      : undefined;
  if (rule === 'value') return knownValue(model, finding, parts);
  if (kind !== 'violation' || basis === 'documented' || !place.startsWith('response.body')) return undefined;
  if (rule === 'required') return optional(model, finding);
  if (rule === 'type') return widerType(model, finding, parts);
  return REMOVABLE.includes(rule) ? withoutClaim(finding) : undefined;
}

/** Claims that can be dropped where a value breaks them. */
const REMOVABLE = [
  'const',
  'enum',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

/** The schema that a claim belongs to, and its keyword. */
function schemaAt({ document }: Model, pointer: string): { at: string; schema: Schema } {
  const at = pointer.slice(0, pointer.lastIndexOf('/'));
  return { at, schema: lookUp(document, `#${at}`) as Schema };
}

function optional(model: Model, { pointer, place, seen, of }: Finding): Edit | undefined {
  if (!pointer.endsWith('/required')) return undefined;
  const { at, schema } = schemaAt(model, pointer);
  const name = place.slice(place.lastIndexOf('/') + 1);
  const index = schema.required?.indexOf(name) ?? -1;
  if (index < 0) return undefined;
  // By its value, since other edits may take away entries before it.
  const target = `${pointer}/${index}`;
  const action = remove(
    target,
    `Makes ${name} of ${at} optional: it was missing in ${inWords({ seen, of, from: '', to: '' })} exchanges.`,
  );
  const byValue = action.target.replace(/\['\d+'\]$/, `[?@ == '${name.replaceAll("'", "\\'")}']`);
  return { key: `${pointer} ${name}`, actions: [{ ...action, target: byValue, 'x-impact': 'breaking' }] };
}

function widerType(model: Model, { pointer }: Finding, parts: Gathered['parts']): Edit | undefined {
  if (!pointer.endsWith('/type')) return undefined;
  const { at, schema } = schemaAt(model, pointer);
  const sight = parts.get(at);
  if (!sight) return undefined;
  const known = [schema.type ?? []].flat();
  const types = [...new Set([...known, ...typesSeen(sight.types)])];
  const wider = types.includes('number')
    ? types.filter((type) => type !== 'integer' || known.includes('integer'))
    : types;
  const description = `Widens the type of ${at} from ${known.join(' or ')} to ${wider.join(' or ')}: ${inWords(sight)} objects have it.`;
  const alternatives = [`Keep ${known.join(' or ')}, if the service is to be mended.`];
  return {
    key: pointer,
    actions: [...replace(at, 'type', wider, { description, alternatives, impact: 'breaking' }), mark(at, sight)],
  };
}

function mark(at: string, sight: Parameters<typeof observed>[0]): Action {
  return update(
    at,
    { 'x-observed': observed(sight) },
    { description: `Marks ${at} as observed.`, impact: 'descriptive' },
  );
}

function knownValue({ document }: Model, { pointer, place }: Finding, parts: Gathered['parts']): Edit | undefined {
  const at = [...parts.keys()].find((one) => pointer === one || pointer.startsWith(`${one}/x-known-values`));
  if (at === undefined || !place.startsWith('response.body')) return undefined;
  const holder = [at, ...(refOf(document, at) ?? [])].find(
    (one) => (lookUp(document, `#${one}`) as Schema)['x-known-values'],
  );
  if (holder === undefined) return undefined;
  const known = (lookUp(document, `#${holder}`) as Schema)['x-known-values'] as string[];
  const words = Object.keys(parts.get(at)!.words).filter((word) => !known.includes(word));
  if (words.length === 0) return undefined;
  const description = `Adds ${words.join(', ')} to the known values of ${holder}.`;
  return {
    key: `${holder}/x-known-values`,
    actions: replace(holder, 'x-known-values', [...known, ...words], { description, impact: 'descriptive' }),
  };
}

function refOf(document: object, pointer: string): string[] | undefined {
  const part = lookUp(document, `#${pointer}`);
  return isNode(part) && typeof part['$ref'] === 'string' ? [part['$ref'].slice(1)] : undefined;
}

function withoutClaim({ pointer, rule, message, seen, of }: Finding): Edit | undefined {
  if (!pointer.endsWith(`/${rule}`)) return undefined;
  const description = `Drops \`${rule}\` at ${pointer.slice(0, pointer.lastIndexOf('/'))}: "${message}", in ${seen} of ${of} exchanges.`;
  return { key: pointer, actions: [{ ...remove(pointer, description), 'x-impact': 'warning' }] };
}

/** A status of success that the contract does not have. */
function newStatus(
  { operations }: Model,
  { operation, status, seen, of, from, to }: Finding,
  facts: Facts,
): Edit | undefined {
  const model = operations.get(operation);
  if (!model || status >= 300) return undefined;
  const { places } = facts[operation]![String(status)]!;
  const body = Object.entries(places).filter(([place]) => place.startsWith('response.body'));
  const own = Object.fromEntries(body.map(([place, seenThere]) => [place.slice('response.body'.length), seenThere]));
  const schema = body.length > 0 ? schemaOf('', own) : undefined;
  const response = {
    description: 'A response of success that was observed.',
    'x-observed': { seen, of, from, to },
    ...(schema && { content: { 'application/json': { schema } } }),
  };
  const description = `Adds the status ${status} to ${operation}, seen in ${seen} exchanges.`;
  const alternatives = [`Move the response of ${model.operation.successStatus} to ${status}, if that is never sent.`];
  return {
    key: `${model.pointer}/responses/${status}`,
    actions: [
      update(`${model.pointer}/responses`, { [status]: response }, { description, alternatives, impact: 'warning' }),
    ],
  };
}
