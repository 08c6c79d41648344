import type { Site } from './site.ts';

export function observedText({ observed }: Pick<Site, 'observed'>): string {
  if (observed === undefined) return '## Nothing yet\n\nNothing has been recorded for this site.\n';
  // The page has a title of its own.
  return observed.replace(/^# .*\n+/, '## What was recorded\n\n');
}
