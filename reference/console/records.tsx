import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lasting } from '../browser/storage.ts';
import { CreateLinks } from './acts.tsx';
import { addressOf, type Route, readRoute } from './address.ts';
import { columnsOf, fieldsOf } from './columns.ts';
import { queryOf, useContract, useControl } from './console-hooks.ts';
import type { RecordPage } from './control-client.ts';
import { Find } from './find.tsx';
import { LIST, type ListState } from './list-state.ts';
import { RecordTable } from './record-table.tsx';
import { documentedFields, knownStates } from './resource-schema.ts';
import { titleOf } from './resources.tsx';
import { StatusLinks } from './status-links.tsx';

/** Records of a page. */
const PER_PAGE = 50;

interface RecordsProps {
  route: Route;
  idField: string;
  version: string;
}

/** The records of a resource as a table: the newest first, or by a field; those that contain a string or have a value. */
export function Records({ route, idField, version }: RecordsProps): VNode {
  const { organization, resource } = route;
  const contract = useContract();
  const [asked, change] = useList(route);
  const query = { ...queryOf(organization), ...askedFor(asked), per_page: String(PER_PAGE), page: String(asked.page) };
  const { answer: current, problem } = useControl<RecordPage>(`GET /records/${resource}`, query, version);
  // What was there before stays until the answer comes.
  const latest = useRef<RecordPage | undefined>(undefined);
  if (current) latest.current = current;
  const answer = problem === undefined ? latest.current : undefined;
  const { records = [], names = [], total = 0, ignored = [] } = answer ?? {};
  const list = withoutFields(asked, ignored);
  const pages = Math.ceil(total / PER_PAGE);
  const isBeyond = current !== undefined && asked.page > Math.max(pages, 1);
  useEffect(() => {
    if (isBeyond) change({ page: Math.max(pages, 1) }, true);
  }, [isBeyond]);

  const usual = columnsOf(records, names, idField);
  const known = new Set([
    ...records.flatMap((record) => Object.keys(record)),
    ...(contract ? documentedFields(contract, resource).keys() : []),
  ]);
  const chosen = list.columns?.filter((field) => known.has(field));
  const columns = chosen && (chosen.length > 0 || list.columns!.length === 0) ? chosen : usual;
  const key = `columns-${resource}`;
  const choose = (fields: readonly string[] | undefined): void => {
    if (fields) lasting.set(key, fields.join(' '));
    else lasting.remove(key);
    change({ columns: fields }, true);
  };
  // The columns that were chosen before are part of the address, so that a copied link has them.
  useEffect(() => {
    const stored = lasting.get(key)?.split(' ').filter(Boolean);
    if (asked.columns === undefined && stored) change({ columns: stored }, true);
  }, [asked.columns]);

  const states = useRef(new Set<string>());
  for (const { status } of records) if (typeof status === 'string') states.current.add(status);
  const offered = [
    ...new Set([
      ...(contract ? knownStates(contract, resource) : []),
      ...[...states.current].toSorted(),
      ...(list.status === '' ? [] : [list.status]),
    ]),
  ];
  const isFiltered = list.find !== '' || list.status !== '' || list.value !== '';
  return (
    <main id="records" class="records stack" tabIndex={-1}>
      <div class="head row baseline">
        <h2>{titleOf(resource)}</h2>
        <span class="count">
          {answer?.total}
          <span class="sr"> records</span>
        </span>
        <CreateLinks route={route} />
      </div>
      {offered.length > 1 && !ignored.includes('status') && (
        <StatusLinks
          states={offered}
          status={list.status}
          addressWith={(status) => addressOf(listed(route, { ...list, status, page: 1 }))}
        />
      )}
      <Find
        {...{ list, columns, choose }}
        fields={fieldsOf(records, idField)}
        onChange={(changed, isTyped) => change({ ...changed, page: 1 }, isTyped)}
      />
      {problem !== undefined && <p class="problem">{problem}</p>}
      {answer?.total === 0 && (
        <p class="quiet">
          {isFiltered ? 'No records match. ' : 'No records.'}
          {isFiltered && <a href={addressOf(listed(route, { ...LIST, columns: list.columns }))}>Show all</a>}
        </p>
      )}
      {records.length > 0 && (
        <RecordTable
          {...{ route, idField, records, names, columns, list }}
          onSort={(order) => change({ ...order, page: 1 })}
        />
      )}
      {pages > 1 && (
        <nav class="pages row small" aria-label="Pages">
          <button
            type="button"
            class="button"
            disabled={list.page === 1}
            onClick={() => change({ page: list.page - 1 })}
          >
            Previous
          </button>
          <span>
            Page {Math.min(list.page, pages)} of {pages}
          </span>
          <button
            type="button"
            class="button"
            disabled={list.page >= pages}
            onClick={() => change({ page: list.page + 1 })}
          >
            Next
          </button>
        </nav>
      )}
    </main>
  );
}

/**
 * The list that the address describes, and how to change it. A change is a step that the browser's Back button undoes, unless it
 * `replaces` what the address said, as each letter that is typed does.
 */
function useList(route: Route): [ListState, (changed: Partial<ListState>, replaces?: boolean) => void] {
  const inAddress = route.list ?? LIST;
  // The route follows the address with a delay that would swallow letters.
  const [list, setList] = useState(inAddress);
  const written = JSON.stringify(inAddress);
  useEffect(() => setList(readRoute(location.hash).list ?? LIST), [written]);
  const latest = useRef(list);
  latest.current = list;
  const change = (changed: Partial<ListState>, replaces = false): void => {
    latest.current = { ...latest.current, ...changed };
    setList(latest.current);
    const address = addressOf({ ...route, list: latest.current });
    if (replaces) location.replace(address);
    else location.hash = address;
  };
  return [list, change];
}

/** A list without the fields that no record has. */
function withoutFields(list: ListState, ignored: readonly string[]): ListState {
  return {
    ...list,
    ...(ignored.includes(list.field) && { field: '', value: '' }),
    ...(ignored.includes('status') && { status: '' }),
    ...(ignored.includes(list.sort) && { sort: '', isDescending: true }),
  };
}

function askedFor({ find, status, field, value, sort, isDescending }: ListState): Record<string, string> {
  const filter = {
    ...(status !== '' && { status }),
    ...(field !== '' && value !== '' && { [field]: value }),
  };
  return {
    newest_first: String(isDescending),
    ...(find !== '' && { search: find }),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(sort !== '' && { sort }),
    // An address may be of another version.
    ignore_unknown: 'true',
  };
}

function listed({ organization, resource }: Route, list: ListState): Route {
  return { organization, resource, list };
}
