import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { lasting } from '../browser/storage.ts';
import { CreateLinks } from './acts.tsx';
import { addressOf, type Route } from './address.ts';
import { columnsOf, fieldsOf, isNumeric } from './columns.ts';
import { queryOf, useControl } from './console-hooks.ts';
import type { Json, RecordPage } from './control-client.ts';
import { Find, type Wanted } from './find.tsx';
import { useRowFocus } from './keyboard.ts';
import { Value } from './parts.tsx';
import { inWords } from './readable.ts';
import { titleOf } from './resources.tsx';

/** Records of a page. */
const PER_PAGE = 50;

interface RecordsProps {
  route: Route;
  idField: string;
  version: string;
}

/** The records of a resource as a table: the newest first, or by a field; those that hold a text or a value. */
export function Records({ route, idField, version }: RecordsProps): VNode {
  const { organization, resource } = route;
  const [wanted, setWanted] = useState<Wanted>({ search: '', field: '', value: '', sort: '', isDescending: true });
  const [page, setPage] = useState(1);
  const key = `columns-${resource}`;
  const [chosen, setChosen] = useState(() => lasting.get(key)?.split(' ').filter(Boolean));
  const query = { ...queryOf(organization), ...askedFor(wanted), per_page: String(PER_PAGE), page: String(page) };
  const { answer, problem } = useControl<RecordPage>(`GET /records/${resource}`, query, version);
  const pages = Math.ceil((answer?.total ?? 0) / PER_PAGE);
  const { records = [], names = [] } = answer ?? {};
  const columns = chosen ?? columnsOf(records, names, idField);
  const change = (changed: Partial<Wanted>): void => {
    setWanted((before) => ({ ...before, ...changed }));
    setPage(1);
  };
  const choose = (fields: readonly string[] | undefined): void => {
    setChosen(fields && [...fields]);
    if (fields) lasting.set(key, fields.join(' '));
    else lasting.remove(key);
  };
  return (
    <main id="records" class="records" tabIndex={-1}>
      <div class="head">
        <h2>{titleOf(resource)}</h2>
        <span class="count">
          {answer?.total}
          <span class="sr"> records</span>
        </span>
        <CreateLinks route={route} />
      </div>
      <Find {...{ wanted, columns, choose }} fields={fieldsOf(records, idField)} onChange={change} />
      {problem !== undefined && <p class="problem">{problem}</p>}
      {answer?.total === 0 && <p class="quiet">No records.</p>}
      {records.length > 0 && <Table {...{ route, idField, records, names, columns, wanted }} onSort={change} />}
      {pages > 1 && (
        <nav class="pages" aria-label="Pages">
          <button type="button" class="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {wanted.sort === '' ? 'Newer' : 'Before'}
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button type="button" class="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {wanted.sort === '' ? 'Older' : 'Next'}
          </button>
        </nav>
      )}
    </main>
  );
}

function askedFor({ search, field, value, sort, isDescending }: Wanted): Record<string, string> {
  return {
    newest_first: String(isDescending),
    ...(search !== '' && { search }),
    ...(field !== '' && value !== '' && { filter: JSON.stringify({ [field]: value }) }),
    ...(sort !== '' && { sort }),
  };
}

interface TableProps {
  route: Route;
  idField: string;
  records: readonly Json[];
  names: readonly string[];
  columns: readonly string[];
  wanted: Wanted;
  onSort(order: Pick<Wanted, 'sort' | 'isDescending'>): void;
}

function Table({ route, idField, records, names, columns, wanted, onSort }: TableProps): VNode {
  const alignment = new Map(columns.map((field) => [field, isNumeric(records, field) ? 'number' : undefined]));
  const rowFocus = useRowFocus(
    records.length,
    records.findIndex((record) => record[idField] === route.id),
  );
  const open = (record: Json): string => addressOf({ ...onlyResource(route), id: String(record[idField]) });
  return (
    <div class="scroll">
      <table aria-label={titleOf(route.resource)}>
        <thead>
          <tr>
            <th scope="col">{inWords(idField).replace(/ id$/, '')}</th>
            {columns.map((field) => (
              <SortedHead {...{ field, wanted, onSort }} alignment={alignment.get(field)} />
            ))}
          </tr>
        </thead>
        <tbody {...rowFocus.body}>
          {records.map((record, index) => (
            <tr key={record[idField]} aria-current={record[idField] === route.id ? 'true' : undefined}>
              <th scope="row">
                <a href={open(record)} tabIndex={rowFocus.tabIndexOf(index)}>
                  {names[index]}
                </a>
              </th>
              {columns.map((field) => (
                <td class={alignment.get(field)} data-label={inWords(field)}>
                  <Value field={field} value={record[field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a column, which orders the records: first one way, then the other, then as they were made. */
function SortedHead({
  field,
  alignment,
  wanted,
  onSort,
}: Pick<TableProps, 'wanted' | 'onSort'> & { field: string; alignment: string | undefined }): VNode {
  const isSorted = wanted.sort === field;
  const { isDescending } = wanted;
  const next = !isSorted
    ? { sort: field, isDescending: false }
    : isDescending
      ? { sort: '', isDescending: true }
      : { sort: field, isDescending: true };
  return (
    <th scope="col" class={alignment} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" class="sort" onClick={() => onSort(next)}>
        {inWords(field)}
      </button>
    </th>
  );
}

function onlyResource({ organization, resource }: Route): Route {
  return { organization, resource };
}
