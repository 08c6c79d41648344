import { copied, defined, type Id, inParts, type RecordData } from '../engine/index.ts';
import type { Reader, Writer } from '../types/index.ts';

/**
 * The lines of a record with their ids: a line that says its id keeps it, another one that is for the same thing as a
 * line before keeps that one's, and a new one gets an id.
 *
 * @param list The field with the lines, such as `line_items`.
 * @param field The field with the id of a line.
 * @param same What two lines must have in common to be the same, such as `item_id`; none if only ids count.
 * @throws Refusal if a line says an id that the record has not got.
 */
export function withIds<Line extends object, Field extends keyof Line & string>(
  context: Writer,
  list: string,
  lines: readonly Line[],
  before: readonly Line[] | undefined,
  field: Field,
  same?: keyof Line,
): Line[] {
  const linesById = new Map((before ?? []).map((line) => [line[field], line]));
  const taken = new Set(lines.map((line) => line[field]));
  context.rejectAll(lines, ({ [field]: id }, index) => {
    if (id === undefined || linesById.has(id)) return;
    context.reject('reference', `${field} ${String(id)} does not exist in this record.`, `${list}[${index}].${field}`);
  });
  return lines.map((line, index) => {
    if (line[field] !== undefined) return line;
    const id = context.explainPart(`${list}[${index}].${field}`, () => {
      const match = same && [...linesById.values()].find((one) => one[same] === line[same] && !taken.has(one[field]));
      return (match?.[field] ?? context.newId()) as Id & Line[Field];
    });
    taken.add(id);
    return { [field]: id, ...defined({ ...line } as RecordData) } as Line;
  });
}

/**
 * A line with what it copies from the record it comes from: an item, or a line of another record. A value that was sent stays.
 *
 * @param path Where the line is, for explanations: `line_items[0]`.
 * @param values What else the line gets, by field: a value, or what works it out.
 */
export function copyLine<Line extends object, Source extends object>(
  context: Reader,
  path: string,
  line: Line,
  source: Source | undefined,
  fields: readonly (keyof Source & keyof Line)[],
  values: { readonly [Field in keyof Line]?: Line[Field] | (() => Line[Field] | undefined) },
): Line {
  const copies = copied(context, source, fields, path);
  const completeLine: object = { ...copies, ...inParts(context, values as Line, path), ...line };
  return defined(completeLine as RecordData) as Line;
}
