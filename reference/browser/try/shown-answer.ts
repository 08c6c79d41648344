import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { Explanation } from '../../../src/public/sandbox.ts';
import type { GoOn } from '../../model/go-on.ts';
import { knownOf, sourcesOf, subjectOf } from '../../reasons.ts';
import { copy, setCode } from '../code.ts';
import { button, element } from '../elements.ts';
import { isObject } from './form-values.ts';
import { errorsIn } from './placed-errors.ts';
import { problemList } from './problem-list.ts';
import { type Fields, factsOf, goOnLinks, recordIn } from './record-facts.ts';

/** An answer as it came, and how long it took in ms. */
export interface Answer {
  response: Response;
  content: Blob;
  /** Why it is as it is, if a sandbox says so. */
  reasons: readonly Explanation[];
  duration: number;
  /** Name of the file that it is saved as, without an extension. */
  name: string;
}

/**
 * Shows an answer: its status, what its record is and how to go on with it, and its body to read, copy or save.
 *
 * @param goOn What moves the record on, and the ids of the call, for an answer without a record.
 */
export async function showAnswer(
  place: HTMLElement,
  { response, content, reasons, duration, name }: Answer,
  goOn?: GoOn & { ids: Fields },
): Promise<void> {
  const isText = /json|text/.test(content.type);
  const text = isText ? prettyJson(await content.text()) : '';
  const errors = response.ok ? [] : errorsIn(text);
  const folds = element('div', 'folds row');
  folds.append(
    ...notes(
      response.headers,
      errors.flatMap(({ rule }) => rule ?? []),
    ),
    ...(reasons.length > 0 ? [whyList(reasons)] : []),
    headerList(response.headers),
  );
  const record = response.ok && isText ? recordIn(jsonOf(text)) : undefined;
  const head = element('div', 'pane-head row');
  head.append(
    element('span', response.ok ? 'status good' : 'status bad', `${response.status} ${response.statusText}`.trim()),
    element('span', 'quiet', `${duration} ms, ${content.size.toLocaleString('en')} bytes`),
    ...(isText ? [copyButton(text)] : []),
    saveLink(content, `${name}.${isText ? 'json' : (content.type.split('/')[1] ?? 'bin')}`),
  );
  place.replaceChildren(
    head,
    ...problemList(errors),
    ...(record ? factsOf(record) : []),
    ...(response.ok && goOn ? goOnLinks(record ?? { ...goOn.ids, [goOn.field]: goOn.to }, goOn) : []),
    folds,
    isText ? codeBlock(text) : fileNote(content),
  );
}

/** The fields of an answer; none if it is no JSON object. Long ids keep their digits as the text that samples have. */
function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parseExact(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Its remarks are sentences, which hold commas. */
const INFERRED = 'x-sandbox-inferred';

/** The first rule that refuses a call; its errors name the others. */
const RULE = 'x-sandbox-rule';

/** The assumptions behind an answer, those that refuse a call included. */
const ASSUMPTIONS = 'x-sandbox-assumptions';

/** Response headers in which the sandbox notes paths in the request and rule ids. The noun is a plural. */
const NOTES = [
  { header: 'x-sandbox-unknown', label: 'Unknown', noun: 'fields', chip: plainChip },
  { header: INFERRED, label: 'Only inferred', noun: 'types', chip: plainChip },
  { header: 'x-sandbox-ignored', label: 'Set only by the service', noun: 'fields', chip: plainChip },
  { header: RULE, label: 'Rejected by', noun: 'rules', chip: ruleChip },
  { header: ASSUMPTIONS, label: 'Based on', noun: 'assumptions', chip: ruleChip },
];

/** Number of notes shown before they are folded. */
const FEW = 3;

/** Shows the sandbox's notes: fields that it ignored, and the assumptions behind the response, which a page explains. */
function notes(headers: Headers, rules: readonly string[]): HTMLElement[] {
  const refusing = new Set([...notedIn(headers, RULE), ...rules]);
  return NOTES.flatMap(({ header, label, noun, chip }) => {
    const noted = notedIn(headers, header);
    const others = header === ASSUMPTIONS ? noted.filter((one) => !refusing.has(one.split(';')[0]!)) : noted;
    const values = header === RULE ? [...refusing] : others;
    if (values.length === 0) return [];
    if (values.length > FEW) return [foldedNotes(`${label} ${values.length} ${noun}`, values.map(chip))];
    const line = element('p', 'notes row tight baseline');
    line.append(element('span', 'quiet', label), ...values.map(chip));
    return [line];
  });
}

function notedIn(headers: Headers, header: string): string[] {
  return headers.get(header)?.split(header === INFERRED ? '; ' : ', ') ?? [];
}

function foldedNotes(label: string, chips: readonly HTMLElement[]): HTMLElement {
  const fold = element('details', 'notes');
  fold.append(element('summary', '', label), ...chips);
  return fold;
}

/** Why the values of an answer are so, one below the other. */
function whyList(reasons: readonly Explanation[]): HTMLElement {
  const fold = element('details', 'why');
  const list = element('ul', 'reasons ruled');
  list.append(...reasons.map(reasonOf));
  fold.append(element('summary', '', 'Why this response?'), list);
  return fold;
}

function reasonOf(reason: Explanation): HTMLElement {
  const item = element('li');
  const sources = sourcesOf(reason);
  item.append(
    element('code', '', subjectOf(reason)),
    ' ',
    reason.basis === 'assumed' ? ruleChip(reason.rule) : plainChip(reason.rule),
    ' ',
    element('span', 'quiet', knownOf(reason)),
    ...(reason.does === undefined ? [] : [element('p', '', reason.does)]),
    ...(sources.length === 0 ? [] : [element('p', 'quiet', `From ${sources.join(', ')}`)]),
  );
  return item;
}

function plainChip(text: string): HTMLElement {
  return element('span', 'chip open', text);
}

/** Leads to where a rule is described: on this page, or on that of all rules. Its state may follow, as in a header. */
function ruleChip(noted: string): HTMLElement {
  const [rule = '', state] = noted.split(';state=');
  const link = element('a', 'chip open', state === undefined ? rule : `${rule}, ${state}`);
  const own = `assumption.${rule}`;
  const { root = '' } = document.documentElement.dataset;
  link.href = document.getElementById(own) ? `#${own}` : `${root}rules.html#${rule}`;
  return link;
}

function copyButton(text: string): HTMLElement {
  const made = button('plain end', 'Copy', () => copy(made, text));
  made.hidden = !('clipboard' in navigator);
  return made;
}

function saveLink(content: Blob, name: string): HTMLElement {
  const link = element('a', 'plain', 'Save');
  link.href = URL.createObjectURL(content);
  link.download = name;
  return link;
}

function fileNote(content: Blob): HTMLElement {
  const note = element('p', 'file', `A file: ${content.type || 'no type'}. `);
  const open = element('a', '', 'Open it in a new tab');
  open.href = URL.createObjectURL(content);
  open.target = '_blank';
  note.append(open);
  return note;
}

function headerList(headers: Headers): HTMLElement {
  const details = element('details');
  const code = element('pre', '', [...headers].map(([name, value]) => `${name}: ${value}`).join('\n'));
  code.tabIndex = 0;
  details.append(element('summary', '', 'Headers'), code);
  return details;
}

function codeBlock(text: string): HTMLElement {
  const code = element('pre', 'body');
  code.tabIndex = 0;
  setCode(code, text);
  return code;
}

/** Indents JSON, and keeps the digits of its numbers. A text that is no JSON stays as it is. */
export function prettyJson(text: string): string {
  try {
    return exactText(parseExact(text));
  } catch {
    return text;
  }
}
