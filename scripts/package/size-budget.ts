export interface PackageSize {
  /** Download size in bytes. */
  packed: number;
  /** Size on disk in bytes. */
  unpacked: number;
  files: number;
}

/** The most that the package may take. To raise a limit, say in the commit what it buys. */
export const BUDGET: PackageSize = { packed: 3_300_000, unpacked: 12_350_000, files: 1_150 };

/** Sentences on what exceeds a budget. */
export function excesses(size: PackageSize, budget: PackageSize): string[] {
  return (['packed', 'unpacked', 'files'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map(
      (kind) =>
        `${kind}: ${size[kind].toLocaleString('en')}, ${(size[kind] - budget[kind]).toLocaleString('en')} more than allowed`,
    );
}

/** The size in words, such as `1.9 MB packed, 14.9 MB unpacked, 489 files`. */
export function describeSize({ packed, unpacked, files }: PackageSize): string {
  return `${megabytes(packed)} packed, ${megabytes(unpacked)} unpacked, ${files} files`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
