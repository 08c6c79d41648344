import type { VNode } from 'preact';
import { keepControlToken } from './control-client.ts';

/** Asks for the control token of a sandbox that has one. It is kept until the tab is closed. */
export function Token({ onGiven }: { onGiven(): void }): VNode {
  return (
    <form
      class="token"
      onSubmit={(event) => {
        event.preventDefault();
        keepControlToken(String(new FormData(event.currentTarget).get('token')));
        onGiven();
      }}
    >
      <input name="token" type="password" aria-label="Control token" autocomplete="off" required />
      <button type="submit">Open</button>
    </form>
  );
}
