import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, type Route } from './address.ts';

interface PaneProps {
  route: Route;
  /** What the pane shows. */
  label: string;
  problem: string | undefined;
  children: ComponentChildren;
}

/** The right side. It takes the focus when it opens, and Escape closes it. */
export function Pane({ route, label, problem, children }: PaneProps): VNode {
  const pane = useRef<HTMLElement>(null);
  const { organization, resource, id, call, act, list } = route;
  useEffect(() => {
    pane.current?.focus();
    pane.current?.scrollIntoView({ block: 'nearest' });
  }, [organization, resource, id, call, act]);
  const close = (): void => {
    const opener = [...document.links].find(({ hash }) => hash === location.hash);
    location.hash = addressOf({ organization, resource, id: act === undefined ? undefined : id, list });
    (opener ?? document.getElementById('records'))?.focus();
  };
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <button type="button" class="plain close" aria-label="Close" onClick={close}>
        ✕
      </button>
      {problem !== undefined && <p class="problem">{problem}</p>}
      {children}
    </aside>
  );
}
