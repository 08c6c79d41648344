/** Whether all is tested, as before a release (`npm run test:full`), and not the part with which each change is tested. */
export const IS_FULL = process.env['FULL'] === 'true';

/**
 * How much is tested.
 *
 * @param name The variable of the environment that overrides it, such as `KILLS`.
 * @throws RangeError if that is no positive number: a test that checks nothing would pass.
 */
export function amountOf(name: string, { small, full }: { small: number; full: number }): number {
  const amount = Number(process.env[name] ?? (IS_FULL ? full : small));
  if (!(amount > 0))
    throw new RangeError(`${name} must be a positive number, not ${JSON.stringify(process.env[name])}.`);
  return amount;
}

/** All of a list in full, otherwise its first and its last: what holds for the oldest and the newest seldom fails between them. */
export function endsOf<Entry>(list: readonly Entry[], isFull = IS_FULL): readonly Entry[] {
  return isFull ? list : list.filter((_, index) => index === 0 || index === list.length - 1);
}

/** Every nth entry of a list, from the first on: a short suite tries these, its long sibling tries them all. */
export function everyNth<Entry>(list: readonly Entry[], n: number): readonly Entry[] {
  return list.filter((_, index) => index % n === 0);
}

/** All of a list in full, otherwise every nth entry of it, from the first on. */
export function partOf<Entry>(list: readonly Entry[], n: number, isFull = IS_FULL): readonly Entry[] {
  return isFull ? list : everyNth(list, n);
}
