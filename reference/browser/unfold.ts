/** Opens what is folded around the field that the address points to, and shows it. */
export function unfoldTarget(): void {
  const show = (): void => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let parent = target.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    target.scrollIntoView();
  };
  addEventListener('hashchange', show);
  show();
}
