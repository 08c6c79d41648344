import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CLOSE } from '../icons/icons.ts';
import { addressOf, type Route } from './address.ts';
import { Icon } from './icon-element.tsx';

interface PaneProps {
  route: Route;
  label: string;
  problem: string | undefined;
  children: ComponentChildren;
}

/** The right side. It takes the focus when it opens, and Escape closes it. */
export function Pane({ route, label, problem, children }: PaneProps): VNode {
  const pane = useRef<HTMLElement>(null);
  const { organization, resource, id, call, act, list } = route;
  useEffect(() => pane.current?.focus(), [organization, resource, id, call, act]);
  const close = (): void => {
    const opener = [...document.links].find(({ hash }) => hash === location.hash);
    location.hash = addressOf({ organization, resource, id: act === undefined ? undefined : id, list });
    (opener ?? document.getElementById('records'))?.focus();
  };
  useEffect(() => {
    const follow = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || closesByItself(target)) return;
      close();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  });
  return (
    <aside ref={pane} class="pane" tabIndex={-1} aria-label={label}>
      <button type="button" class="tool close" aria-label="Close" onClick={close}>
        <Icon shapes={CLOSE} />
      </button>
      {problem !== undefined && <p class="problem">{problem}</p>}
      {children}
    </aside>
  );
}

/** Checks whether Escape has another use first: it closes a popover, or clears a search. */
function closesByItself(target: EventTarget | null): boolean {
  if (document.querySelector(':popover-open')) return true;
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
