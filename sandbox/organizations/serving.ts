import * as service from '../../src/service/index.ts';
import { CONVENTIONS, type Contract, type Engine } from '../engine/index.ts';
import { type SandboxOptions, switchesOf } from '../options/index.ts';
import { serviceContractOf } from '../state/index.ts';
import { createAccess } from './access.ts';
import { createServiceEngine } from './answer-call.ts';
import type { Organization } from './organization.ts';
import type { Organizations, OrganizationsOptions } from './organizations.ts';

export interface Hosting extends Pick<OrganizationsOptions, 'time' | 'logSpace'> {
  /** Further origins whose pages may read answers, than those of this machine; `*` for every one. None by default. */
  corsOrigins?: readonly string[] | undefined;
  log?: service.Log | undefined;
  /** Where a page has all rules, by their ids, if one has; answers link there. */
  rulesAt?: string | undefined;
  /** Throws if nothing more is stored. */
  refuseFull?: () => void;
  /** Called after each call. An answer waits for the promise that it returns. */
  flushed?: () => Promise<void> | undefined;
}

export interface Serving {
  contract: Contract;
  options: SandboxOptions;
  engine: Engine;
  hosting: Hosting;
}

/** Makes what makes the service of an organization. */
export function serving(its: Serving): (organizations: Organizations, organization: Organization) => service.Service {
  const { contract, options, engine, hosting } = its;
  const { corsOrigins, log, refuseFull, rulesAt, flushed } = hosting;
  const access = createAccess(options.tokens, contract.operations);
  const isLenient = !switchesOf(options).refusesUnknown;
  const isTaken = ({ id }: { id: string }): boolean => isLenient && options.assumptions?.[id] !== false;
  return (organizations, organization) =>
    service.createService({
      name: 'sandbox',
      contract: serviceContractOf(contract),
      authorization: options.authorization,
      authorize: access.authorize,
      takesFinalSlash: isTaken(CONVENTIONS.finalSlash),
      otherUrl: isTaken(CONVENTIONS.contactUrl) ? contactUrl : undefined,
      takesOtherTypes: isTaken(CONVENTIONS.otherTypes),
      takesPreferences: false,
      corsOrigins,
      log(entry) {
        const { method, url, status, operationId, refusal, failure } = entry;
        // A call that met a failure is in the log already.
        if (refusal !== undefined && !failure) {
          organization.addToLog({
            method,
            url: service.redactUrl(url),
            ...(operationId !== undefined && { operationId }),
            status,
          });
        }
        log?.(entry);
      },
      engine: flushing(
        createServiceEngine({
          engine,
          access,
          isLimited: () => organizations.isLimited,
          own: organization.id,
          refuseFull,
          rulesAt,
          findOrganization: organizations.find,
          organizationOf(id) {
            const match = organizations.find(id);
            if (match || !options.createsOrganizations) return match;
            refuseFull?.();
            return organizations.make(id);
          },
        }),
        flushed,
      ),
    });
}

/** One URL of contacts is documented with another first segment than all others. */
function contactUrl(path: string): { path: string; unknown: string } | undefined {
  const documented = path.replace(/\/contacts\/([^/]+\/active)$/, '/contact/$1');
  return documented === path ? undefined : { path: documented, unknown: 'path.contacts' };
}

/** Makes answers wait. */
function flushing(engine: service.Engine, flushed: Hosting['flushed']): service.Engine {
  if (!flushed) return engine;
  return {
    ...engine,
    answer(call) {
      const answer = engine.answer(call);
      const waiting = flushed();
      return waiting ? waiting.then(() => answer) : answer;
    },
  };
}
