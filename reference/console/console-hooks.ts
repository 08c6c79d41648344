import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Route, readRoute } from './address.ts';
import { type Contract, loadContract } from './contract.ts';
import { type Call, control, type Organization, type Resource } from './control-client.ts';

/** The route that the address has. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readRoute(hash);
}

/** How often the page looks for changes, in ms. */
const INTERVAL = 1500;

/** What the page always shows of an organization. */
export interface Overview {
  /** Id of the organization. */
  organization: string;
  /** The time, as the organization writes it. */
  local: string;
  resources: Resource[];
  /** The last calls, newest first. */
  calls: Call[];
  /** How many calls the log holds. */
  total: number;
  /** Another text whenever something may have changed. */
  version: string;
}

/** What an organization has, looked at again and again while the page can be seen. */
export function useOverview(organization: string): { overview?: Overview; problem?: Error; refresh(): Promise<void> } {
  const [state, setState] = useState<{ overview?: Overview; problem?: Error; of?: string }>({});
  const refresh = useCallback(async () => {
    try {
      const overview = await readOverview(organization);
      setState({ overview, of: organization });
    } catch (error) {
      setState((before) => ({ ...before, problem: error as Error }));
    }
  }, [organization]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [refresh]);
  const { overview, problem, of } = state;
  return { refresh, ...(overview && of === organization && { overview }), ...(problem !== undefined && { problem }) };
}

async function readOverview(organization: string): Promise<Overview> {
  const query = queryOf(organization);
  const [{ local }, { resources }, { calls, total }, id] = await Promise.all([
    control<{ local: string }>('GET /clock', query),
    control<{ resources: Resource[] }>('GET /records', query),
    control<{ calls: Call[]; total: number }>('GET /calls', { ...query, newest_first: 'true', per_page: '50' }),
    organization || firstOrganization(),
  ]);
  // States such as overdue change with the day.
  const version = [local.slice(0, 10), calls[0]?.number, ...resources.map(({ count }) => count)].join(' ');
  return { organization: id, local, resources, calls, total, version };
}

async function firstOrganization(): Promise<string> {
  const { organizations } = await control<{ organizations: Organization[] }>('GET /organizations');
  return organizations[0]!.organizationId;
}

/** The part of a query that names an organization. */
export function queryOf(organization: string): Record<string, string> {
  return organization === '' ? {} : { organization_id: organization };
}

/**
 * What a control URL answers. What it answered before stays until it has answered again.
 *
 * @param version It is called again when this changes.
 */
export function useControl<Answer>(
  call: string | undefined,
  query: Record<string, string>,
  version: string,
): { answer?: Answer; problem?: string } {
  const load = async (): Promise<Answer | undefined> => (call === undefined ? undefined : control<Answer>(call, query));
  return useLoaded(JSON.stringify([call, query]), version, load);
}

/**
 * What is loaded for a key. What was loaded before for the same key stays until it has been loaded again.
 *
 * @param version It is loaded again when this changes.
 */
export function useLoaded<Answer>(
  key: string,
  version: string,
  load: () => Promise<Answer | undefined>,
): { answer?: Answer; problem?: string } {
  const [state, setState] = useState<{ key?: string; answer?: Answer; problem?: string }>({});
  const latest = useRef(0);
  useEffect(() => {
    const turn = (latest.current += 1);
    const take = (result: { answer?: Answer; problem?: string }): void => {
      if (turn === latest.current) setState({ key, ...result });
    };
    load().then(
      (answer) => take(answer === undefined ? {} : { answer }),
      (error: Error) => take({ problem: error.message }),
    );
  }, [key, version]);
  return state.key === key ? state : {};
}

/** The contract of the sandbox; undefined until it is loaded. */
export function useContract(): Contract | undefined {
  const [contract, setContract] = useState<Contract>();
  useEffect(() => {
    // Without it, the page shows what there is.
    loadContract().then(setContract, () => undefined);
  }, []);
  return contract;
}

/** Whether the server of this page has the reference. */
export function useReference(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // A sandbox alone would put the question into its log.
    if (document.documentElement.dataset['others'] === undefined) return;
    fetch('/openapi.json', { method: 'HEAD' }).then(
      ({ ok }) => setThere(ok),
      () => undefined,
    );
  }, []);
  return isThere;
}
