import { type FormOf, inForm } from './alternatives.ts';
import { clear } from './draft.ts';
import { assumedRule, type Rule } from './rule.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_PAGE = 200;

/** What holds for every resource, and what it rests on. */
export const CONVENTIONS = {
  /** How many records a page holds, when so many are asked for. */
  pageSize: assumedRule<(asked: number) => number>(
    'lists.page-size',
    'A page holds at most 200 records; a larger `per_page` counts as 200.',
    'The largest `per_page` in the documents is 200.',
    (asked) => Math.min(asked, MAX_PAGE),
    { '100': (asked) => Math.min(asked, 100) },
  ),
  /** Whether a URL with a slash at its end is taken for that without it. */
  finalSlash: assumedRule<boolean>(
    'urls.final-slash',
    'A slash at the end of a URL is ignored, and named in `x-sandbox-unknown`. Without this rule, or where unknown input is refused, such a URL is not found.',
    'Some clients always send it, and no two URLs differ only by a final slash.',
    true,
  ),
  /** Whether `/contacts/{contact_id}/active` is taken for `/contact/{contact_id}/active`. */
  contactUrl: assumedRule<boolean>(
    'urls.contacts',
    '`/contacts/{contact_id}/active` does the same as `/contact/{contact_id}/active`, and `x-sandbox-unknown` names `path.contacts`. Without this rule, or where unknown input is refused, such a URL is not found.',
    'All other URLs of contacts begin with `/contacts`.',
    true,
  ),
  /** Whether the newest record of a list comes first, or the first by name; the oldest does otherwise. */
  isNewestFirst: assumedRule<boolean | 'name'>(
    'lists.order',
    'Lists start with the newest record.',
    'The documented list of taxes is sorted by `created_time` in the direction `D`; other lists probably sort the same way.',
    true,
    { 'by-name': 'name' },
  ),
  /** Whether a parameter with the name of a field filters a list of which the documents do not show all parameters. */
  fieldFilters: assumedRule<boolean>(
    'lists.fields',
    'Where the documents do not show all parameters of a list, a parameter with the name of a row field keeps the rows with that value. `x-sandbox-unknown` still names it.',
    'If a list ignored a filter, every record would seem to match it.',
    true,
  ),
  /** Whether a list is refused that is asked for with a value nothing can be made of. */
  refusesQueries: assumedRule<boolean>(
    'lists.query',
    '`page` and `per_page` are whole numbers of at least 1, `sort_column` is a field of the list, `filter_by` is a value in the contract unless it is a payment mode, and numbers are compared with numbers. Without this rule, any other value is ignored. A parameter without a value, such as `sort_column=`, always counts as not sent.',
    'The documents show no other values.',
    true,
  ),
  /** Whether `sort_order` chooses the direction of a list, which the documents show in no query, and `sort_column` the field of any. */
  sortOrder: assumedRule<boolean>(
    'lists.sort-order',
    '`sort_column` sorts any list by a field, and `sort_order` sorts it up (`A`) or down (`D`): by that field, or by when its records were created. Other values of `sort_order` are ignored. `x-sandbox-unknown` names the two wherever the documents do not show them.',
    'The documented list of taxes has a `sort_order` in its `page_context`, next to `sort_column`.',
    true,
  ),
  /** What two names are compared by. */
  sameName: assumedRule<(name: string) => string>(
    'names.same',
    'Names and numbers that must be unique are compared without regard to case or surrounding spaces.',
    'Users would confuse names that look the same.',
    (name) => name.trim().toLowerCase(),
  ),
  /** Whether the records within a record are deleted with it. */
  childrenGo: assumedRule<boolean>(
    'records.children',
    'Deleting a record also deletes what belongs only to it, such as its comments.',
    'No URL would reach them any more.',
    true,
  ),
  /** Whether a text may stand for a list, and an id for an object that has nothing but an id. */
  shortForms: assumedRule<boolean>(
    'records.short-forms',
    'Where the contract accepts text for a list, commas separate the entries. Where it accepts an id for an object, the id is that of the object. The entries of a list that have an id of its name may be ids, too, such as those of `contact_persons`.',
    'The documents show no type for the contact persons of a record, serial numbers, and time entries, so the contract accepts both forms.',
    true,
  ),
  /** Whether a value is refused that its field cannot hold. */
  types: assumedRule<boolean>(
    'records.types',
    'A value that its field cannot hold is refused, such as an amount that is not a number, a text that is too long or a word that is not in a closed set, even where the contract leaves the type open, or the body is not documented and the record is. Where the contract only guesses a type, a value of another is read as one of it if it can be: `"2"` as 2, `"true"` as true, `7` as text, an object as a list of one. Without this rule, what cannot be read counts as empty.',
    'The sandbox calculates with amounts and compares ids, so it must be able to read them.',
    true,
  ),
  /** Whether a field that a body must have is refused if it is blank. */
  required: assumedRule<boolean>(
    'records.required',
    'A field that the documents require cannot be blank: an empty text, only spaces, or `null`. Without this rule, a blank field counts as empty.',
    'The documents say that the field must be sent, and a blank one says nothing.',
    true,
  ),
  /** Whether a value of another type than is documented is read as that type. */
  otherTypes: assumedRule<boolean>(
    'records.other-types',
    'A number or `true` that comes as text, and a text that comes as a number or boolean, is read as the documented type, and named in `x-sandbox-inferred`. Without this rule, or where unknown input is refused, it breaks the contract.',
    'Some clients send every value of a form as text.',
    true,
  ),
  /** What an update does to the draft of a record. `writable` has the names of the fields that a caller may send. */
  merge: assumedRule<(draft: Record<string, unknown>, sent: Fields, writable: Iterable<string>) => void>(
    'records.update',
    'An update changes the fields it sends and keeps the others. An object or array replaces the previous one, and an empty text clears a field. In a new record, an empty field counts as not sent, so it gets its default.',
    'Most updates require few fields, so the others are probably kept.',
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
