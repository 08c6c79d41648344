import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TryForm } from '../../model/try-form.ts';
import { isLocal } from '../own-mock.ts';
import { told } from '../told.ts';
import { AuthorizationInput } from './authorization-input.tsx';
import type { Entered, Place } from './entered.ts';

interface TargetProps {
  data: TryForm;
  /** Address of the server of this page, if one is there. */
  ownServer: string | undefined;
  hasPageSandbox: boolean;
  /** True if the page sets the server and the organization, so that only the token is left to enter. */
  isFixed: boolean;
  entered: Entered;
  /** True if the token, its header form and the organization are stored for the next form. */
  isKept: boolean;
  onChange: (changed: Partial<Entered>) => void;
  onKeep: (isKept: boolean) => void;
}

/** Where the call goes, for whom, and which answer is wanted: folded until the reader asks for it. */
export function Target(props: TargetProps): VNode {
  const { isFixed, entered, isKept, onChange, onKeep } = props;
  const [isOpen, setOpen] = useState(entered.place === 'address');
  return (
    <details
      class="wide target"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onInvalidCapture={() => setOpen(true)}
    >
      <summary class="tiny">
        {isFixed ? (
          'Token'
        ) : (
          <>
            Sent to {nameOf(entered)} <span class="quiet">· change the server, token or response</span>
          </>
        )}
      </summary>
      {!isFixed && <Destination {...props} />}
      <label>
        Access token
        <input
          name="token"
          type="password"
          value={entered.token}
          autocomplete="off"
          spellcheck={false}
          required
          onInput={({ currentTarget }) => onChange({ token: currentTarget.value })}
        />
      </label>
      {!isFixed && <WantedAnswer {...props} />}
      <label class="check wide">
        <input type="checkbox" name="keep" checked={isKept} onChange={() => onKeep(!isKept)} />{' '}
        {isFixed ? 'Keep it' : 'Keep the token, its format and the organization'} until this browser tab is closed
      </label>
    </details>
  );
}

/** Where the call goes. */
function Destination({ data, ownServer, hasPageSandbox, entered, onChange }: TargetProps): VNode {
  return (
    <>
      <label class="wide">
        Send to
        <select
          name="place"
          value={entered.place}
          onChange={({ currentTarget }) => {
            const place = currentTarget.value as Place;
            const usual = place === 'address' ? (told().baseUrl ?? entered.server) : (ownServer ?? data.call.server);
            onChange({ place, server: usual });
          }}
        >
          {hasPageSandbox && <option value="page">The sandbox in this page</option>}
          {ownServer !== undefined && <option value="own">The server of this page</option>}
          <option value="address">Another address</option>
        </select>
      </label>
      <ServerInput data={data} entered={entered} onChange={onChange} />
      {entered.place === 'address' && (
        <AuthorizationInput value={entered.authorization} onChange={(authorization) => onChange({ authorization })} />
      )}
    </>
  );
}

function WantedAnswer({ data, entered, onChange }: TargetProps): VNode {
  return (
    <label class="wide">
      Answer
      <select
        name="prefer"
        value={entered.prefer}
        onChange={({ currentTarget }) => onChange({ prefer: currentTarget.value })}
      >
        <option value="">as usual</option>
        {data.answers
          .filter(({ isOfMock }) => !isOfMock || entered.place !== 'page')
          .map(({ label, prefer }) => (
            <option value={prefer}>{label}</option>
          ))}
      </select>
    </label>
  );
}

function nameOf({ place, server }: Entered): string {
  if (place === 'page') return 'the sandbox in this page';
  return place === 'own' ? 'the server of this page' : server;
}

/** The address to send to, where it is not that of this page. */
function ServerInput({
  data,
  entered: { place, server },
  onChange,
}: {
  data: TryForm;
  entered: Entered;
  onChange: (changed: Partial<Entered>) => void;
}): VNode {
  const isHarmless = isLocal(server) || server.includes('.example.');
  return (
    <>
      <label class="wide" hidden={place !== 'address'}>
        Server
        <input
          name="server"
          type="url"
          list="servers"
          value={server}
          spellcheck={false}
          required
          onInput={({ currentTarget }) => onChange({ server: currentTarget.value })}
        />
      </label>
      <datalist id="servers">
        {data.servers.map(({ url, label }) => (
          <option value={url}>{label}</option>
        ))}
      </datalist>
      <p class="live wide" data-live hidden={isHarmless}>
        This server is not on your machine: the request may change real records.
      </p>
    </>
  );
}
