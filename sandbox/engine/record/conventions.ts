import { clear } from './draft.ts';
import { type FormOf, inForm, type Rule, rule } from './rule.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_PAGE_SIZE = 200;

export const DEFAULT_PAGE_SIZE = 200;

/** Rules for every resource, and their bases. */
export const CONVENTIONS = {
  pageSize: rule<(asked: number) => number>('lists.page-size', (asked) => Math.min(asked, MAX_PAGE_SIZE), {
    '100': (asked) => Math.min(asked, 100),
  }),
  /** True to ignore a slash at the end of a URL. */
  finalSlash: rule<boolean>('urls.final-slash', true),
  /** True to accept `/contacts/{contact_id}/active` for `/contact/{contact_id}/active`. */
  contactUrl: rule<boolean>('urls.contacts', true),
  /** True to list the newest record first, `name` to sort by name, false to list the oldest first. */
  isNewestFirst: rule<boolean | 'name'>('lists.order', true, { 'by-name': 'name' }),
  /** True if a parameter with a field's name filters a list whose parameters the service documentation shows only in part. */
  fieldFilters: rule<boolean>('lists.field-filters', true),
  /** True to reject lists requested with an unusable value. */
  refusesQueries: rule<boolean>('lists.invalid-parameters', true),
  /**
   * True if `sort_order` sets the direction of a list, which the service documentation shows in no query, and `sort_column`
   * accepts any field.
   */
  sortOrder: rule<boolean>('lists.sort-order', true),
  /** Returns the form in which two names are compared. */
  sameName: rule<(name: string) => string>('names.comparison', (name) => name.trim().toLowerCase()),
  /** True to delete the records within a record together with it. */
  childrenGo: rule<boolean>('records.delete-children', true),
  /** True to accept a string for a list, and an id for an object with only an id. */
  shortForms: rule<boolean>('records.short-forms', true),
  /** True to reject values that their fields can't hold. */
  types: rule<boolean>('records.value-types', true),
  /** True to reject required fields that are blank. */
  required: rule<boolean>('records.required', true),
  /** True to convert values of another type to the documented one. */
  otherTypes: rule<boolean>('records.type-conversion', true),
  /** Updates the draft of a record. `writable` has the names of the fields that a caller may send. */
  merge: rule<(draft: Record<string, unknown>, sent: Fields, writable: Iterable<string>) => void>(
    'records.update',
    (draft, sent) => void Object.assign(draft, sent),
  ),
};

export type Conventions = typeof CONVENTIONS;

/** Conventions when they are switched off. Those that are `true` become `false`. */
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
