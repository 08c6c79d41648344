import document from '../../generated/openapi.json' with { type: 'json' };
import type { Contract } from '../../sandbox/engine/index.ts';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import { createIsDocumented } from './documented.ts';
import { probedOperations } from './operations.ts';
import type { Rules } from './oracle.ts';
import { createPlayer } from './play.ts';
import type { Stage } from './tell.ts';
import { worldsOf } from './worlds.ts';

/** Creates what sessions are played with: the operations of the contract, and the accounts with their records. */
export function createStage(contract: Contract, rules: Rules): Stage {
  const resourceOf = (id: string): string => contract.plans.get(id)!.resource;
  const resources = new Set([...contract.plans.keys()].map(resourceOf));
  return {
    play: createPlayer(contract),
    worlds: worldsOf(rules),
    operations: probedOperations(contract),
    resourceOf,
    hasOperations: (resource) => resources.has(resource),
    isDocumented: createIsDocumented(document as unknown as OpenApiDocument, contract),
  };
}
