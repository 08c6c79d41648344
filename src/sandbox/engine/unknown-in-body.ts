import { Refusal } from './refusal.ts';

/** The refusal of a call for what nothing makes anything of: `body.taxname`, `body` as a whole, `prefer.code`. */
export function unknownRefusal(places: readonly string[], operation: string): Refusal {
  const preferences = places.filter((place) => place.startsWith('prefer.'));
  const others = places.filter((place) => place !== 'body' && !preferences.includes(place));
  const sentences = [
    ...(others.length > 0 ? [`The contract does not have ${others.join(', ')}.`] : []),
    ...(places.includes('body') ? [`The contract has no body for ${operation}: send none.`] : []),
    ...(preferences.length > 0 ? [`Preferences choose nothing here: leave out ${preferences.join(', ')}.`] : []),
  ];
  return new Refusal('unknown', sentences.join(' '));
}
