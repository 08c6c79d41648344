import { marked, type Tokens } from 'marked';
import type { Resource, Site } from './site.ts';

/** The states of one resource, as the contract tells them. */
export interface StateModel {
  resource: Resource;
  fields: StateField[];
  moves: Move[];
}

/** A field that holds a state. */
export interface StateField {
  /** Markdown, as are the next two. */
  field: string;
  values: string;
  leftOpen: string;
  /** The values that are named. */
  names: string[];
}

/** An operation that moves a record from one state to another. */
export interface Move {
  /** Ids of the operations. */
  operations: string[];
  /** The state that it leads to; `undefined` if that is not documented. */
  target: string | undefined;
  /** When it leads there, if not always; Markdown. */
  condition: string;
  /** Markdown. */
  leftOpen: string;
}

/**
 * Reads the states of every resource from the tables of its description.
 * One table has the fields; the moves stand in another one, or in a column of the same.
 */
export function stateModels({ resources }: Site): StateModel[] {
  return resources.flatMap((resource) => {
    const tables = marked.lexer(resource.description).filter((token): token is Tokens.Table => token.type === 'table');
    const fieldTable = tables.find(({ header }) => header[0]?.text === 'field');
    if (!fieldTable) return [];
    const moveTable = tables.find(({ header }) => header[0]?.text === 'operation');
    const rows = rowsOf(fieldTable);
    return {
      resource,
      fields: rows.map(readField),
      moves: [...rows.flatMap(readMoveColumn), ...rowsOf(moveTable).flatMap(readMove)],
    };
  });
}

type Row = Record<string, string>;

function rowsOf(table: Tokens.Table | undefined): Row[] {
  return (
    table?.rows.map((cells) => Object.fromEntries(cells.map(({ text }, index) => [table.header[index]!.text, text]))) ??
    []
  );
}

function readField(row: Row): StateField {
  const values = row['values'] ?? row['values shown'] ?? '';
  return {
    field: row['field'] ?? '',
    values,
    leftOpen: row['left open'] ?? '',
    names: codes(values.replaceAll(/`[^`]+` for any/g, '')),
  };
}

/** Reads a column such as "`markContactActive` to `active`". */
function readMoveColumn(row: Row): Move[] {
  return [...(row['moves'] ?? '').matchAll(/`(\w+)` to `(\w+)`/g)].map(([, operation, target]) => ({
    operations: [operation!],
    target: target!,
    condition: '',
    leftOpen: row['left open'] ?? '',
  }));
}

function readMove(row: Row): Move[] {
  const operations = codes(row['operation'] ?? '');
  if (operations.length === 0) return [];
  const [, target, condition = ''] = /^`(\w+)`\s*(.*)$/.exec(row['moves to'] ?? '') ?? [];
  return [{ operations, target, condition, leftOpen: row['left open'] ?? '' }];
}

function codes(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
}
