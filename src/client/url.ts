import { wrong } from './checks.ts';

/**
 * Fills in the template of a URL and adds the query. Parameters that are null or undefined are left out, and one with a list
 * is repeated for each of its values.
 *
 * @throws TypeError for a parameter of the query that is an object.
 */
export function urlOf(
  template: string,
  ids: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const url = template.replace(/\{(\w+)\}/g, (_, id: string) => encodeURIComponent(String(ids[id])));
  const parameters: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (typeof each === 'object' && each !== null)
        throw wrong(`${name} of the query`, 'a string, a number or a boolean', each);
      if (each !== undefined && each !== null) parameters.push(`${name}=${encodeURIComponent(String(each))}`);
    }
  }
  return parameters.length > 0 ? `${url}?${parameters.join('&')}` : url;
}
