import { checkInput } from '../../src/service/index.ts';
import { type Engine, type Id, type RecordData, refusalOf } from '../engine/index.ts';
import { EVENT_INPUTS } from '../options/index.ts';
import { eventOf, letHappen } from '../state/index.ts';
import type { EventName } from '../types/index.ts';
import { because, type Organization } from './organization.ts';

/**
 * Lets something happen to a record outside of the service.
 *
 * @throws RangeError if there is no such event, or it does not take the input; Refusal if a rule refuses it, or if there is no such record.
 */
export function simulate(engine: Engine, organization: Organization, event: string, id: Id, input: RecordData): void {
  const { table } = eventOf(engine, event);
  checkInput(EVENT_INPUTS[event as EventName], input, `the input of ${event}`);
  const entry = { event, path: { [table.idField]: id }, body: input };
  const { store } = organization;
  const context = engine.watchedContextOf(store, organization.id);
  try {
    because(organization, event, () => letHappen(engine, { store, context }, event, id, input));
  } catch (error) {
    const refusal = refusalOf(error);
    organization.addToLog({ ...entry, status: refusal.status, answer: refusal.answer().body });
    throw refusal;
  }
  organization.addToLog({ ...entry, status: 200 });
}
