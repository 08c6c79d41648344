import { Refusal } from '../../../service/index.ts';
import type { Organization, Organizations } from '../../organizations/index.ts';
import { sizeOf } from '../../state/index.ts';

/** How much a sandbox keeps at most. */
export interface Caps {
  maxOrganizations: number;
  /** Records of an organization. */
  maxRecords: number;
  /** Bytes of all organizations, without what they share with their seed. */
  maxBytes: number;
  /** Bytes of the logs of all organizations. */
  maxLog: number;
}

interface Usage {
  records: number;
  bytes: number;
}

/**
 * Measures the organizations of a sandbox from now on. Bytes are estimated, as their JSON would have them.
 *
 * @returns What says why an organization takes nothing more, if it does not.
 */
export function createGauge(
  organizations: Organizations,
  { maxRecords, maxBytes }: Caps,
): (id: string) => Refusal | undefined {
  const usages = new Map<string, Usage>();
  let bytes = 0;

  function set(id: string, usage: Usage | undefined): void {
    bytes += (usage?.bytes ?? 0) - (usages.get(id)?.bytes ?? 0);
    if (usage) usages.set(id, usage);
    else usages.delete(id);
  }

  for (const organization of organizations.all()) set(organization.id, usageOf(organization));
  organizations.onReplace((id, organization) => set(id, organization && usageOf(organization)));
  organizations.listen(({ organizationId, changes }) => {
    const usage = usages.get(organizationId)!;
    let grown = 0;
    for (const { before, after } of changes) {
      usage.records += Number(after !== undefined) - Number(before !== undefined);
      grown += sizeOf(after) - sizeOf(before);
    }
    usage.bytes += grown;
    bytes += grown;
  });

  return (id) => {
    const { records = 0 } = usages.get(id) ?? {};
    if (records >= maxRecords) {
      const message = `The organization ${id} has ${records} records, and at most ${maxRecords} are kept. Delete some, reset it with POST /sandbox/reset, or start the sandbox with a higher --max-records, in code maxRecords.`;
      return new Refusal(507, 'full', message);
    }
    if (bytes >= maxBytes) {
      const message = `The organizations have ${bytes} bytes of data, and at most ${maxBytes} are kept. Delete organizations with DELETE /sandbox/organizations/<id>, reset some, or start the sandbox with a higher --max-bytes, in code maxBytes.`;
      return new Refusal(507, 'full', message);
    }
    return undefined;
  };
}

function usageOf({ store, seed }: Organization): Usage {
  const usage = { records: 0, bytes: 0 };
  for (const resource of store.resources()) {
    for (const { id, facts } of store.all(resource)) {
      usage.records += 1;
      if (seed.get(resource, id) !== facts) usage.bytes += sizeOf(facts);
    }
  }
  return usage;
}
