import * as service from '../../src/service/index.ts';
import type { Organization } from '../organizations/index.ts';
import { CHECKPOINT, type Checkpoints, createCheckpoints } from '../testing/index.ts';
import { withName } from './names.ts';
import { type ControlCall, type Route, route } from './route.ts';

const ANSWER = service.object({ name: service.TEXT, time: { type: 'string', format: 'date-time' } });
const CHANGE = service.object({
  resource: service.TEXT,
  id: service.TEXT,
  name: service.TEXT,
  kind: { type: 'string', enum: ['added', 'changed', 'deleted'] },
  fields: service.ANY_OBJECT,
});

const CLOCK: service.Schema = {
  ...service.object({
    before: { type: 'string', format: 'date-time' },
    after: { type: 'string', format: 'date-time' },
  }),
  description: 'how far the clock has moved',
};

/** The control URLs of checkpoints. */
export const checkpointRoutes: Route[] = [
  route('GET /checkpoints', 'listCheckpoints', "The organization's checkpoints, oldest first", {
    answer: service.object({ checkpoints: service.listOf(ANSWER) }),
    run: (call) => ({ checkpoints: checkpointsOf(call).list() }),
  }),
  route('POST /checkpoints', 'saveCheckpoint', "Save the organization's state under a name", {
    body: CHECKPOINT,
    status: 201,
    answer: ANSWER,
    run: (call) => checkpointsOf(call).save(call.body['name'] as string),
  }),
  route('POST /checkpoints/{name}/restore', 'goBackToCheckpoint', 'Restore the organization to a checkpoint', {
    run: (call) => checkpointsOf(call).goBack(call.path['name']!),
  }),
  route(
    'GET /checkpoints/{name}/changes',
    'listChangesSinceCheckpoint',
    'The records that have changed since a checkpoint, field by field, and the clock if it has moved',
    {
      answer: service.object({ changes: service.listOf(CHANGE), 'clock?': CLOCK }),
      run(call) {
        const [checkpoints, name] = [checkpointsOf(call), call.path['name']!];
        const changes = checkpoints.changesSince(name).map((change) => withName(call.organization, change));
        const { time: before } = checkpoints.list().find((one) => one.name === name)!;
        const after = new Date(call.sandbox.clock.now()).toISOString();
        return { changes, ...(before !== after && { clock: { before, after } }) };
      },
    },
  ),
  route('DELETE /checkpoints/{name}', 'deleteCheckpoint', 'Delete a checkpoint', {
    run: (call) => checkpointsOf(call).delete(call.path['name']!),
  }),
];

const checkpointsByOrganization = new WeakMap<Organization, Checkpoints>();

function checkpointsOf({ organization, sandbox }: ControlCall): Checkpoints {
  const checkpoints = checkpointsByOrganization.get(organization) ?? createCheckpoints(sandbox);
  checkpointsByOrganization.set(organization, checkpoints);
  return checkpoints;
}
