import { lasting } from './storage.ts';

/** Shows the switch between light and dark. The choice is kept; until there is one, the system decides. */
export function offerTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')!;
  const name = button.querySelector('[data-theme-name]');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (): boolean =>
    (document.documentElement.dataset['theme'] || (system.matches ? 'dark' : 'light')) === 'dark';
  const show = (): void => {
    const action = `Switch to the ${isDark() ? 'light' : 'dark'} theme`;
    if (name) name.textContent = action;
    else button.setAttribute('aria-label', action);
  };
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    lasting.set('theme', theme);
    show();
  });
  system.addEventListener('change', show);
  show();
  button.hidden = false;
}
