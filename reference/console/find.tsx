import type { VNode } from 'preact';
import { inWords } from './readable.ts';

/** Which records are wanted, and in which order. */
export interface Wanted {
  /** A text that they hold; empty for all. */
  search: string;
  /** A field, and the value that it has; empty for all. */
  field: string;
  value: string;
  /** The field that they are ordered by; empty for the order in which they were made. */
  sort: string;
  isDescending: boolean;
}

interface FindProps {
  wanted: Wanted;
  /** The fields that records have. */
  fields: readonly string[];
  /** The fields that are columns. */
  columns: readonly string[];
  /** Takes other columns; undefined for those that say most. */
  choose(columns: readonly string[] | undefined): void;
  onChange(changed: Partial<Wanted>): void;
}

/** Finds records by a text and by a value, and chooses the columns. */
export function Find({ wanted, fields, columns, choose, onChange }: FindProps): VNode {
  const { search, field, value } = wanted;
  return (
    <div class="find">
      <input
        type="search"
        aria-label="Find records"
        placeholder="Find"
        value={search}
        onInput={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <select
        aria-label="Field to filter by"
        value={field}
        onChange={({ currentTarget }) => onChange({ field: currentTarget.value, value: '' })}
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
          onInput={({ currentTarget }) => onChange({ value: currentTarget.value })}
        />
      )}
      <details class="columns">
        <summary>Columns</summary>
        <div class="panel">
          {[...new Set([...fields, ...columns])].toSorted().map((one) => (
            <label key={one}>
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
            The usual ones
          </button>
        </div>
      </details>
    </div>
  );
}
