import type { GoOn } from '../../model/go-on.ts';
import { nameOf } from '../../model/name-of.ts';
import { element } from '../elements.ts';

/** The fields of a record. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that are shown next to the name, as far as the record has them. */
const TOLD = ['status', 'total', 'balance', 'amount', 'rate', 'due_date', 'date'];

/** Maximum number of facts, including the name. */
const MOST = 4;

/** The record in the body of an answer; undefined if it holds none, or several. */
export function recordIn(body: Fields): Fields | undefined {
  const [value] = Object.entries(body).flatMap(([name, one]) => (['code', 'message'].includes(name) ? [] : [one]));
  const record = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? (record as Fields) : undefined;
}

/** Lists the most important facts about a record; empty if it has fewer than two. */
export function factsOf(record: Fields): HTMLElement[] {
  const name = nameOf(record);
  const facts = [
    ...(name === '' ? [] : [['name', name] as const]),
    ...TOLD.flatMap((key) => (isShown(record[key]) ? [[key, String(record[key])] as const] : [])),
  ].slice(0, MOST);
  if (facts.length < 2) return [];
  const list = element('dl', 'record-facts row spread');
  for (const [key, value] of facts) {
    const fact = element('div');
    fact.append(element('dt', 'tiny quiet', key.replaceAll('_', ' ')), element('dd', 'strong', grouped(value)));
    list.append(fact);
  }
  return [list];
}

function isShown(value: unknown): boolean {
  return ['string', 'number'].includes(typeof value) && value !== '';
}

/** Links to the forms of what moves a record on from its state, with its ids filled in. */
export function goOnLinks(record: Fields, goOn: GoOn): HTMLElement[] {
  const next = goOn.moves.filter(({ from }) => from === record[goOn.field]);
  if (next.length === 0) return [];
  const ids = Object.entries(record).filter(([name, value]) => name.endsWith('_id') && isShown(value));
  const query = new URLSearchParams(ids.map(([name, value]) => [name, String(value)]));
  const line = element('nav', 'go-on row tight baseline small');
  line.setAttribute('aria-label', 'Next');
  line.append(
    element('span', 'quiet', 'Next'),
    ...next.map(({ label, operation, to }) => {
      const link = element('a', 'chip', label);
      link.href = `${document.documentElement.dataset['root'] ?? ''}operations/${operation}.html?${query}#try`;
      link.title = `Leads to ${to}`;
      return link;
    }),
  );
  return [line];
}

/** An amount as people read it, such as `18,408.00`. Texts and ids stay as they are. */
export function grouped(text: string): string {
  return text.replace(/^-?\d+(?=\.\d+$)/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));
}
