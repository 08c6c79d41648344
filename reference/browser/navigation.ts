/** Scrolls the navigation, and nothing else, to the current page: at once, and whenever it opens as a menu. */
export function showCurrentPage(): void {
  const navigation = document.querySelector<HTMLElement>('.navigation')!;
  const current = navigation.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const show = (): void => {
    const offset = current.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
    navigation.scrollTop += offset - navigation.clientHeight / 2;
  };
  navigation.addEventListener('toggle', show);
  show();
}
