import { Refusal } from './refusal.ts';

/** The refusal of a call for what nothing makes anything of: `body.taxname`, `body` as a whole, `prefer.code`. */
export function unknownRefusal(paths: readonly string[], operation: string): Refusal {
  const parts = paths.map((path) => new Refusal('unknown', messageOf([path], operation), path.replace(/=.*$/s, '')));
  return new Refusal('unknown', messageOf(paths, operation), undefined, parts);
}

function messageOf(paths: readonly string[], operation: string): string {
  const preferences = paths.filter((path) => path.startsWith('prefer.'));
  const others = paths.filter((path) => path !== 'body' && !preferences.includes(path));
  return [
    ...(others.length > 0 ? [`The contract does not have ${others.join(', ')}.`] : []),
    ...(paths.includes('body') ? [`The contract has no body for ${operation}: send none.`] : []),
    ...(preferences.length > 0 ? [`Preferences choose nothing here: leave out ${preferences.join(', ')}.`] : []),
  ].join(' ');
}
