import { useEffect } from 'preact/hooks';
import { addressOf, type Route } from './address.ts';
import { queryOf, useLoaded } from './console-hooks.ts';
import { control, type FullRecord, type RecordPage } from './control-client.ts';
import { titleOf } from './resources.tsx';
import type { Act } from './toast.tsx';

/**
 * A record, and what there is to know about it; nothing until it is loaded. If it no longer exists, the page goes to the list and
 * says so.
 */
export function useRecord(
  route: Route,
  { idField, version, act }: { idField: string; version: string; act: Act },
): { answer?: FullRecord; problem?: string } {
  const { organization, resource, id } = route;
  const key = JSON.stringify([organization, resource, id]);
  const { answer, problem } = useLoaded(key, version, async () => {
    if (id === undefined) return undefined;
    const query = queryOf(organization);
    // A browser reports each 404 as an error, so the page asks for the record only if there is one.
    const filter = JSON.stringify({ [idField]: id });
    const { total } = await control<RecordPage>(`GET /records/${resource}`, { ...query, filter });
    if (total === 0) return 'gone' as const;
    return control<FullRecord>(`GET /records/${resource}/${encodeURIComponent(id)}`, query);
  });
  const isGone = answer === 'gone';
  useEffect(() => {
    if (!isGone) return;
    location.replace(addressOf({ organization, resource, list: route.list }));
    act(async () => `There is no longer a record ${id} in ${titleOf(resource)}.`);
  }, [key, isGone]);
  return { ...(answer !== undefined && !isGone && { answer }), ...(problem !== undefined && { problem }) };
}
