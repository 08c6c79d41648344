import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, of every impact.
 *
 * @param place What is looked at: a selector; all of the page if there is none.
 */
export async function violations(page: Page, { place, ...rules }: { place?: string } & object): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations: found } = await axe.run(selector ?? document, { ...options, resultTypes: ['violations'] });
      return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]!.html}`);
    },
    [place, rules] as const,
  );
}
