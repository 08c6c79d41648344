import { lasting } from './storage.ts';

/** Makes tabs of sections that stand one below the other. The choice is kept for the next page. */
export function offerTabs(): void {
  for (const [index, group] of document.querySelectorAll<HTMLElement>('[data-tabs]').entries()) makeTabs(group, index);
}

/** Width in px of the faded end of a list of tabs. */
const FADE = 96;

/** Shows a language in each group that has it. */
const languages: ((name: string) => void)[] = [];

function makeTabs(group: HTMLElement, index: number): void {
  const key = `tab-${group.dataset['tabs']}`;
  // A language is chosen once for all pages, a response for one.
  const isKept = group.dataset['tabs'] === 'code';
  const panels = [...group.querySelectorAll<HTMLElement>('[data-tab]')];
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', group.getAttribute('aria-label')!);
  const tabs = panels.map((panel) => {
    const tab = document.createElement('button');
    const name = panel.dataset['tab']!;
    tab.type = 'button';
    tab.id = `${key}-${index}-${name}`;
    tab.textContent = name;
    tab.setAttribute('role', 'tab');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.querySelector('h3, h4')?.remove();
    tab.addEventListener('click', () => choose(tab));
    return tab;
  });

  function select(chosen: HTMLButtonElement): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panels[index]!.hidden = tab !== chosen;
    });
    // Before the end of the list, where it fades.
    const { offsetLeft: from, offsetWidth: width } = chosen;
    list.scrollLeft = Math.min(from, Math.max(list.scrollLeft, from + width + FADE - list.clientWidth));
  }

  function choose(chosen: HTMLButtonElement): void {
    select(chosen);
    if (!isKept) return;
    lasting.set(key, chosen.textContent);
    for (const show of languages) show(chosen.textContent);
  }

  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(document.activeElement as HTMLButtonElement) + step + tabs.length) % tabs.length]!;
    next.focus();
    choose(next);
  });
  list.append(...tabs);
  group.removeAttribute('aria-label');
  group.prepend(list);
  const named = (name: string | null) => tabs.find(({ textContent }) => textContent === name);
  select(named(isKept ? lasting.get(key) : null) ?? tabs[0]!);
  if (isKept) languages.push((name) => select(named(name) ?? tabs[0]!));
}
