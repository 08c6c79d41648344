import type { VNode } from 'preact';
import type { ListState } from './list-state.ts';
import { inWords } from './readable.ts';

interface FindProps {
  list: ListState;
  /** The fields that records have. */
  fields: readonly string[];
  /** The fields that are columns. */
  columns: readonly string[];
  /** Chooses other columns; undefined for those that say most. */
  choose(columns: readonly string[] | undefined): void;
  /** Changes the list. `isTyped` if that was one letter of many. */
  onChange(changed: Partial<ListState>, isTyped: boolean): void;
}

/** Finds records by a string and by a value, and chooses the columns. */
export function Find({ list, fields, columns, choose, onChange }: FindProps): VNode {
  const { find, field, value } = list;
  return (
    <div class="find row">
      <input
        type="search"
        aria-label="Find records"
        placeholder="Find"
        value={find}
        onInput={({ currentTarget }) => onChange({ find: currentTarget.value }, true)}
      />
      <select
        aria-label="Field to filter by"
        value={field}
        onChange={({ currentTarget }) => onChange({ field: currentTarget.value, value: '' }, false)}
      >
        <option value="">Any field</option>
        {[...new Set([...fields, ...(field === '' ? [] : [field])])].map((one) => (
          <option value={one}>{inWords(one)}</option>
        ))}
      </select>
      {field !== '' && (
        <input
          aria-label={`Value of ${inWords(field)}`}
          placeholder="is"
          value={value}
          onInput={({ currentTarget }) => onChange({ value: currentTarget.value }, true)}
        />
      )}
      <details class="dropdown small">
        <summary>Columns</summary>
        <div class="panel">
          {[...new Set([...fields, ...columns])].toSorted().map((one) => (
            <label key={one} class="check line">
              <input
                type="checkbox"
                checked={columns.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  choose(checked ? [...columns, one] : columns.filter((other) => other !== one))
                }
              />
              {inWords(one)}
            </label>
          ))}
          <button type="button" class="plain" onClick={() => choose(undefined)}>
            Default columns
          </button>
        </div>
      </details>
    </div>
  );
}
