/** The values that expressions name, such as `inputs.date` and `steps.createItem.outputs.item_id`. */
export type Values = ReadonlyMap<string, unknown>;

/** An expression alone, or in braces within a string. */
const EXPRESSION = /^\$([\w.]+)$|\{\$([\w.]+)\}/g;

/** Puts values in place of the expressions of a payload. An expression without a value stays as it is. */
export function resolveExpressions(payload: unknown, values: Values): unknown {
  if (Array.isArray(payload)) return payload.map((entry) => resolveExpressions(entry, values));
  if (typeof payload === 'object' && payload !== null) {
    return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, resolveExpressions(value, values)]));
  }
  if (typeof payload !== 'string') return payload;
  return payload.replaceAll(EXPRESSION, (whole, alone?: string, within?: string) =>
    String(values.get((alone ?? within)!) ?? whole),
  );
}

/** Resolves a pointer such as `$response.body#/item/item_id`; undefined if it leads nowhere. */
export function valueAt(pointer: string, body: unknown): unknown {
  const [, ...keys] = pointer.split('#')[1]!.split('/');
  return keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}
