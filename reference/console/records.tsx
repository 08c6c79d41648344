import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, type Route } from './address.ts';
import { columnsOf, isNumeric } from './columns.ts';
import { queryOf, useControl } from './console-hooks.ts';
import type { Json, RecordPage } from './control-client.ts';
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

/** The records of a resource as a table, newest first. */
export function Records({ route, idField, version }: RecordsProps): VNode {
  const { organization, resource } = route;
  const [page, setPage] = useState(1);
  const query = { ...queryOf(organization), newest_first: 'true', per_page: String(PER_PAGE), page: String(page) };
  const { answer, problem } = useControl<RecordPage>(`GET /records/${resource}`, query, version);
  const pages = Math.ceil((answer?.total ?? 0) / PER_PAGE);
  return (
    <main id="records" tabIndex={-1}>
      <div class="head">
        <h2>{titleOf(resource)}</h2>
        <span class="count">{answer?.total}</span>
      </div>
      {problem !== undefined && <p class="problem">{problem}</p>}
      {answer?.total === 0 && <p class="quiet">No records.</p>}
      {answer && answer.records.length > 0 && <Table {...{ route, idField }} page={answer} />}
      {pages > 1 && (
        <nav class="pages" aria-label="Pages">
          <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button type="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </button>
        </nav>
      )}
    </main>
  );
}

function Table({ route, idField, page }: { route: Route; idField: string; page: RecordPage }): VNode {
  const { records, names } = page;
  const columns = columnsOf(records, names, idField);
  const alignment = new Map(columns.map((field) => [field, isNumeric(records, field) ? 'number' : undefined]));
  const open = (record: Json): string => addressOf({ ...withoutCall(route), id: String(record[idField]) });
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{inWords(idField).replace(/ id$/, '')}</th>
            {columns.map((field) => (
              <th scope="col" class={alignment.get(field)}>
                {inWords(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            <tr key={record[idField]} aria-current={record[idField] === route.id ? 'true' : undefined}>
              <th scope="row">
                <a href={open(record)}>{names[index]}</a>
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

function withoutCall({ organization, resource }: Route): Route {
  return { organization, resource };
}
