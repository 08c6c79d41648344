import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { problemOfAuthorization } from './entered.ts';

interface AuthorizationInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** Asks how calls to an address of the reader carry the token. */
export function AuthorizationInput({ value, onChange }: AuthorizationInputProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current!.setCustomValidity(problemOfAuthorization(value)), [value]);
  return (
    <label class="wide">
      Token sent as
      <input
        ref={input}
        name="authorization"
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <small>The Authorization header, or another header: X-Api-Key: {'{token}'}</small>
    </label>
  );
}
