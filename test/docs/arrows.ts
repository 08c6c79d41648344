import { ARROWS } from '../../.dependency-cruiser.mjs';

/**
 * Writes what each folder may import, so that every arrow points down: a folder stands above all that it may import.
 *
 * @param arrows What each folder may import in addition to itself; a folder stands for those in it as well.
 */
export function arrowsPicture(arrows: Readonly<Record<string, readonly string[]>> = ARROWS): string {
  const folders = Object.keys(arrows);
  const floors = new Map<string, number>();

  function floorOf(folder: string): number {
    const known = floors.get(folder);
    if (known !== undefined) return known;
    const below = folders.filter((other) => other !== folder && isAllowed(folder, other));
    const floor = Math.max(-1, ...below.map(floorOf)) + 1;
    floors.set(folder, floor);
    return floor;
  }

  function isAllowed(folder: string, other: string): boolean {
    if (/^(src|sandbox|verifier)\//.test(folder) && other === 'src/cli') return false;
    return arrows[folder]!.some((target) => other === target || other.startsWith(`${target}/`));
  }

  const width = Math.max(...folders.map((folder) => folder.length));
  return folders
    .map((folder, index) => ({ folder, index, floor: floorOf(folder) }))
    .sort((one, other) => other.floor - one.floor || other.index - one.index)
    .map(({ folder }) => `${folder.padEnd(width)} → ${shortened(arrows[folder]!).join(', ')}\n`)
    .join('');
}

/** The rooms of the sandbox stand in a row, of which the first and the last are named. */
function shortened(targets: readonly string[]): readonly string[] {
  const apart = ['sandbox/control', 'sandbox/rule-states'];
  const rooms = targets.filter((target) => /^sandbox\/[\w-]+$/.test(target) && !apart.includes(target));
  const [first] = rooms;
  if (first === undefined || rooms.length < 3) return targets;
  return [
    `${first} … ${rooms.at(-1)!.replace('sandbox/', '')}`,
    ...targets.filter((target) => !rooms.includes(target)),
  ];
}
