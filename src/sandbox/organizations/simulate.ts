import { suggestion } from '../../contract/index.ts';
import { type Engine, type Facts, type Id, Refusal, refusalOf, tick } from '../engine/index.ts';
import { EVENT_INPUTS } from '../options/index.ts';
import { checkInput } from '../state/index.ts';
import type { EventName } from '../types/index.ts';
import { because, type Organization } from './organization.ts';

/**
 * Lets something happen to a record outside of the service.
 *
 * @throws RangeError if there is no such event, or it does not take the input; Refusal if a rule refuses it, or if there is no such record.
 */
export function simulate(engine: Engine, organization: Organization, event: string, id: Id, input: Facts): void {
  const found = engine.events.get(event);
  if (!found) {
    const known = [...engine.events.keys()];
    throw new RangeError(`There is no event ${event}. There are ${known.join(', ')}.${suggestion(event, known)}`);
  }
  checkInput(EVENT_INPUTS[event as EventName], input, `the input of ${event}`);
  const { table, rule } = found;
  const entry = { event, path: { [table.idField]: id }, body: input };
  try {
    because(organization, event, () =>
      organization.store.transaction(() => {
        tick(organization.store);
        const record = organization.store.get(table.resource, id);
        if (!record) throw new Refusal('notFound', `There is no ${table.noun} with the id ${id}.`);
        organization.context.within(rule.id, () => rule.run(record, organization.context, structuredClone(input)));
      }),
    );
  } catch (error) {
    const refusal = refusalOf(error);
    organization.addToLog({ ...entry, status: refusal.status, answer: refusal.answer().body });
    throw refusal;
  }
  organization.addToLog({ ...entry, status: 200 });
}
