import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { CLOCK } from '../icons/icons.ts';
import { queryOf } from './console-hooks.ts';
import { control } from './control-client.ts';
import { Menu } from './menu.tsx';
import { dayOf, momentOf } from './readable.ts';
import type { Act } from './toast.tsx';

const DAYS = [1, 7, 30];

interface ClockProps {
  organization: string;
  /** The time of the organization. */
  local: string;
  act: Act;
}

/** Shows the time of the organization, and moves it forward. */
export function Clock({ organization, local, act }: ClockProps): VNode {
  const [problem, setProblem] = useState('');
  const today = local.slice(0, 10);
  const move = (call: string, body: object): void =>
    act(async () => {
      const answer = await control<{ local: string }>(call, queryOf(organization), body);
      return `It is ${momentOf(answer.local)} now.`;
    });
  const goTo = (date: string): void => {
    const reason =
      date === ''
        ? 'Enter a date.'
        : date === today
          ? `It's already ${dayOf(local)}.`
          : date < today
            ? `It's ${dayOf(local)}, and the clock only moves forward. Choose a later day, or go back to a checkpoint.`
            : '';
    setProblem(reason);
    if (reason === '') move('PUT /clock', { now: `${date}${local.slice(10, 19)}${local.slice(19)}` });
  };
  const [day = '', time = ''] = momentOf(local).split(/(?= \d{4})/);
  return (
    <Menu
      id="clock"
      name="Clock"
      icon={CLOCK}
      label={
        <time>
          <span class="sr">Clock: </span>
          {day}
          <span class="roomy">{time}</span>
        </time>
      }
    >
      <div class="row">
        {DAYS.map((days) => (
          <button type="button" class="button" onClick={() => move('POST /clock/advance', { days })}>
            +{days} {days === 1 ? 'day' : 'days'}
          </button>
        ))}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goTo(String(new FormData(event.currentTarget).get('date')));
        }}
      >
        <label>
          Go to a date
          <input
            key={today}
            type="date"
            name="date"
            min={today}
            defaultValue={today}
            aria-invalid={problem === '' ? undefined : 'true'}
            aria-describedby="date-problem"
            onInput={() => setProblem('')}
          />
        </label>
        <button type="submit" class="primary">
          Go
        </button>
        <p id="date-problem" class="problem wide" role="alert">
          {problem}
        </p>
      </form>
    </Menu>
  );
}
