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

/** Time between two checks for changes, in ms. */
const INTERVAL = 1500;

export interface Overview {
  /** Id of the organization. */
  organization: string;
  /** The time, as the organization writes it. */
  local: string;
  resources: Resource[];
  /** The last calls, newest first. */
  calls: Call[];
  /** Number of requests in the log. */
  total: number;
  /** Another text whenever something may have changed. */
  version: string;
}

/** Polls an organization's overview while the page is visible. */
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
 * Returns a control URL's response. The previous response stays until the next one arrives.
 *
 * @param version Another version sends the request again.
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
 * Returns the data loaded for a key. The previous data of the same key stays until the next load has finished.
 *
 * @param version Another version loads the data again.
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

/** Checks whether this page's server has the reference. */
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
