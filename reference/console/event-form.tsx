import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { EVENT_INPUTS } from '../../sandbox/options/index.ts';
import { eventTitle } from './acts.tsx';
import { addressOf, type Route } from './address.ts';
import { queryOf } from './console-hooks.ts';
import { control } from './control-client.ts';
import { inWords } from './readable.ts';

interface EventFormProps {
  route: Route;
  id: string;
  event: string;
  act(work: () => Promise<string>): void;
}

/** Triggers an event outside of the service, such as a payment by card, with what can be said of it. */
export function EventForm({ route, id, event, act }: EventFormProps): VNode {
  const [problem, setProblem] = useState('');
  const inputs = Object.entries(EVENT_INPUTS[event as keyof typeof EVENT_INPUTS]?.properties ?? {});
  const happen = async (form: HTMLFormElement): Promise<void> => {
    try {
      const entered = [...new FormData(form)].filter(([, text]) => text !== '');
      const input = Object.fromEntries(entered.map(([name, text]) => [name, JSON.parse(String(text))]));
      await control('POST /simulate', queryOf(route.organization), { event, id, input });
      act(async () => `${eventTitle(event)}: triggered.`);
      location.hash = addressOf({ ...route, act: undefined });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <section class="acting">
      <h2>{eventTitle(event)}</h2>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void happen(submitted.currentTarget);
        }}
      >
        <div class="try">
          {inputs.map(([name, { type }]) => (
            <label>
              {inWords(name)} {type === 'array' && <small>JSON; all if empty</small>}
              <input name={name} inputMode={type === 'array' ? undefined : 'decimal'} autocomplete="off" />
            </label>
          ))}
        </div>
        <div class="actions row">
          <p class="problems" role="alert" hidden={problem === ''}>
            {problem}
          </p>
          <button type="submit" class="primary">
            Trigger
          </button>
        </div>
      </form>
    </section>
  );
}
