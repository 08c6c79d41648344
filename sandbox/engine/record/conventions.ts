import { clear } from './draft.ts';
import { type FormOf, inForm, type Rule, rule } from './rule.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_PAGE_SIZE = 200;

/** How many records a page holds where no `per_page` is sent. */
export const DEFAULT_PAGE_SIZE = 200;

/** What holds for every resource, and what it rests on. */
export const CONVENTIONS = {
  /** How many records a page holds, when so many are asked for. */
  pageSize: rule<(asked: number) => number>('lists.page-size', (asked) => Math.min(asked, MAX_PAGE_SIZE), {
    '100': (asked) => Math.min(asked, 100),
  }),
  /** Whether a URL with a slash at its end is taken for that without it. */
  finalSlash: rule<boolean>('urls.final-slash', true),
  /** Whether `/contacts/{contact_id}/active` is taken for `/contact/{contact_id}/active`. */
  contactUrl: rule<boolean>('urls.contacts', true),
  /** Whether the newest record of a list comes first, or the first by name; the oldest does otherwise. */
  isNewestFirst: rule<boolean | 'name'>('lists.order', true, { 'by-name': 'name' }),
  /** Whether a parameter with the name of a field filters a list of which the documents do not show all parameters. */
  fieldFilters: rule<boolean>('lists.field-filters', true),
  /** Whether a list is refused that is asked for with a value nothing can be made of. */
  refusesQueries: rule<boolean>('lists.invalid-parameters', true),
  /** Whether `sort_order` chooses the direction of a list, which the documents show in no query, and `sort_column` the field of any. */
  sortOrder: rule<boolean>('lists.sort-order', true),
  /** What two names are compared by. */
  sameName: rule<(name: string) => string>('names.comparison', (name) => name.trim().toLowerCase()),
  /** Whether the records within a record are deleted with it. */
  childrenGo: rule<boolean>('records.delete-children', true),
  /** Whether a text may stand for a list, and an id for an object that has nothing but an id. */
  shortForms: rule<boolean>('records.short-forms', true),
  /** Whether a value is refused that its field cannot hold. */
  types: rule<boolean>('records.value-types', true),
  /** Whether a field that a body must have is refused if it is blank. */
  required: rule<boolean>('records.required', true),
  /** Whether a value of another type than is documented is read as that type. */
  otherTypes: rule<boolean>('records.type-conversion', true),
  /** What an update does to the draft of a record. `writable` has the names of the fields that a caller may send. */
  merge: rule<(draft: Record<string, unknown>, sent: Fields, writable: Iterable<string>) => void>(
    'records.update',
    (draft, sent) => void Object.assign(draft, sent),
  ),
};

export type Conventions = typeof CONVENTIONS;

/** What conventions are like when they are switched off; those that are true are false then. */
const OFF: { readonly [Name in keyof Conventions]?: Conventions[Name]['run'] } = {
  pageSize: (asked) => asked,
  sameName: (name) => name,
  merge(draft, sent, writable) {
    clear(draft, ...writable);
    Object.assign(draft, sent);
  },
};

/** The conventions, without those that are switched off, in the forms that are chosen. */
export function conventionsWith(isOn: (id: string) => boolean, formOf: FormOf = () => undefined): Conventions {
  const entries = Object.entries(CONVENTIONS).map(([name, convention]: [string, Rule<unknown>]) => [
    name,
    isOn(convention.id) ? inForm(convention, formOf) : { ...convention, run: OFF[name as keyof Conventions] ?? false },
  ]);
  return Object.fromEntries(entries) as Conventions;
}
