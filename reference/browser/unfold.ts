import { button } from './elements.ts';

/** Number of folds from which a section gets a button that opens all of them. */
const SEVERAL = 2;

/** Gives each section with several folds a button that opens them all. */
export function offerExpandAll(): void {
  for (const section of document.querySelectorAll('.details section')) {
    const folds = [...section.querySelectorAll('details')];
    if (folds.length < SEVERAL) continue;
    const toggle = button('plain end expand', 'Expand all', () => {
      const isOpen = toggle.textContent === 'Expand all';
      for (const fold of folds) fold.open = isOpen;
      toggle.textContent = isOpen ? 'Collapse all' : 'Expand all';
    });
    const heading = section.querySelector('h2')!;
    (heading.closest('.row')?.lastElementChild ?? heading).after(toggle);
  }
}

/** Opens what is folded around the field that the address points to, and shows it. */
export function unfoldTarget(): void {
  const show = (): void => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let parent = target.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    // A row of a table has its explanation in a fold.
    if (target instanceof HTMLTableRowElement) target.querySelector('details')?.setAttribute('open', '');
    target.scrollIntoView();
  };
  addEventListener('hashchange', show);
  show();
}
