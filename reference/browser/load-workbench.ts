import { loadScript } from './load-script.ts';
import type { Workbench } from './workbench.ts';

let loaded: Promise<Workbench> | undefined;

/**
 * Loads what sends calls, on first use.
 *
 * @throws Error if it can't be loaded.
 */
export function loadWorkbench(): Promise<Workbench> {
  loaded ??= loadScript(document.documentElement.dataset['workbench']!).then(
    () => (window as unknown as { InventoryWorkbench: Workbench }).InventoryWorkbench,
  );
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
