import type { ComponentChildren, VNode } from 'preact';
import { CHEVRON } from '../icons/icons.ts';
import { Icon } from './icon-element.tsx';

interface MenuProps {
  id: string;
  /** Title of the popover, and the button's accessible name if it has no label. */
  name: string;
  icon?: string;
  /** Content of the button. Without it, the button shows only the icon. */
  label?: ComponentChildren;
  /** Called when the popover opens, to load what a program may have changed in the meantime. */
  onOpen?(): void;
  children: ComponentChildren;
}

/** A button, and the popover that it opens. */
export function Menu({ id, name, icon, label, onOpen, children }: MenuProps): VNode {
  return (
    <>
      <button
        type="button"
        class={label === undefined ? 'tool' : 'plain menu-button line'}
        popovertarget={id}
        aria-label={label === undefined ? name : undefined}
      >
        {icon !== undefined && <Icon shapes={icon} />}
        {label}
        {label !== undefined && <Icon shapes={CHEVRON} />}
      </button>
      <div
        id={id}
        class="panel"
        popover="auto"
        role="dialog"
        aria-label={name}
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState !== 'open') return;
          placeBelowButton(currentTarget);
          onOpen?.();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Not all browsers that the page is made for can anchor a popover to its button. */
function placeBelowButton(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${popover.id}"]`)!.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isAtRight = button.left > width / 2;
  popover.style.setProperty('--below', `${button.bottom}px`);
  popover.style.setProperty('--beside', isAtRight ? `auto ${width - button.right}px` : `${button.left}px auto`);
}

/** Closes the popover that an element is in. */
export function closeMenu(element: Element): void {
  element.closest<HTMLElement>(':popover-open')?.hidePopover();
}
