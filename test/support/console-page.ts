import type { Locator, Page } from 'playwright-core';

/** Opens a menu of the console's bar, unless it is open. */
export async function openMenu(
  page: Page,
  name: 'Organizations' | 'Clock' | 'Checkpoints' | 'Simulate' | 'More',
): Promise<Locator> {
  const menu = page.getByRole('dialog', { name });
  const label = new RegExp(`^${name === 'Organizations' ? 'Organization:' : name}`);
  if (!(await menu.isVisible())) await page.getByRole('banner').getByRole('button', { name: label }).click();
  return menu;
}

/** Opens the console's drawer at a tab. */
export async function openDrawer(page: Page, tab: 'Requests' | 'Events'): Promise<Locator> {
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel', { name: tab });
}
