import { type StateField, type StateTransition, statesOf } from '../../src/contract/states.ts';
import type { Resource, Site } from './site.ts';

/** The states of one resource, as the contract states them. */
export interface StateModel {
  resource: Resource;
  fields: StateField[];
  transitions: StateTransition[];
}

/** The states of every resource that has any. */
export function stateModels({ document, resources }: Site): StateModel[] {
  return resources.flatMap((resource) => {
    const { fields, transitions } = statesOf(document, resource.name);
    return fields.length > 0 ? [{ resource, fields, transitions }] : [];
  });
}
