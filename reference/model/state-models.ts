import { type StateField, type StateTransition, statesOf } from '../../src/contract/index.ts';
import type { Resource, Site } from './site.ts';

/** The states of one resource, as the contract states them. */
export interface StateModel {
  resource: Resource;
  fields: StateField[];
  transitions: StateTransition[];
}

/** The states of every resource that has any. */
export function stateModels(site: Site): StateModel[] {
  return site.resources.flatMap((resource) => statesOfResource(site, resource) ?? []);
}

/** The states of a resource; undefined if it has none. */
export function statesOfResource({ document }: Pick<Site, 'document'>, resource: Resource): StateModel | undefined {
  const { fields, transitions } = statesOf(document, resource.operations);
  return fields.length > 0 ? { resource, fields, transitions } : undefined;
}
