import { editDistance, maxSlips, type Routes } from '../contract/index.ts';
import { Refusal } from './service-refusal.ts';

/** Refuses a URL that the contract does not have, with the one that was probably meant. */
export function unknownUrl(routes: Routes, path: string): Refusal {
  const { basePaths } = routes;
  const nearest = nearestUrl(routes, path);
  const isBelowBase = basePaths.some((base) => base !== '' && `${path}/`.startsWith(`${base}/`));
  const begin = isBelowBase ? '' : ` The service's URLs begin with ${basePaths.join(' or ')}.`;
  return new Refusal(
    404,
    'unknown-url',
    `${path} is not a path of this API.${nearest === undefined ? begin : ` Did you mean ${nearest}?`}`,
  );
}

/** The URL that differs least from a path: by slashes, letter case, its beginning, or a slip in a segment. */
function nearestUrl({ all, basePaths }: Routes, path: string): string | undefined {
  const bases = basePaths.map(segmentsOf).sort((a, b) => b.length - a.length);
  const pathSegments = withoutBases(segmentsOf(path), bases);
  let nearest: string | undefined;
  let least = Infinity;
  for (const { template } of all) {
    const segments = segmentsOf(template);
    const base = bases.find((candidate) => candidate.every((segment, index) => segment === segments[index])) ?? [];
    const near = fitted(pathSegments, segments.slice(base.length));
    if (near && near.distance < least) {
      least = near.distance;
      nearest = ['', ...base, ...near.segments].join('/');
    }
  }
  return nearest;
}

/** The segments below the server's address, which may be missing or be there twice. */
function withoutBases(segments: readonly string[], bases: readonly (readonly string[])[]): readonly string[] {
  const base = bases.find(
    (candidate) => candidate.length > 0 && candidate.every((part, index) => part === segments[index]?.toLowerCase()),
  );
  return base ? withoutBases(segments.slice(base.length), bases) : segments;
}

/** Corrects segments to a template's spelling if each is close enough. The template may start with more segments. */
function fitted(pathSegments: readonly string[], template: readonly string[]) {
  const missing = template.length - pathSegments.length;
  if (missing < 0 || pathSegments.length === 0 || template.slice(0, missing).some(isIdentifier)) return undefined;
  let distance = missing;
  const segments = [...template.slice(0, missing)];
  for (const [index, segment] of pathSegments.entries()) {
    const wanted = template[missing + index]!;
    const slips = isIdentifier(wanted) ? (/^\d+$/.test(segment) ? 0 : Infinity) : slipsIn(segment, wanted);
    // A URL that lacks its beginning is recognized by the rest alone.
    if (slips > (missing > 0 ? 0 : maxSlips(segment))) return undefined;
    distance += slips;
    segments.push(isIdentifier(wanted) ? segment : wanted);
  }
  return { segments, distance };
}

function slipsIn(segment: string, wanted: string): number {
  const isNear = Math.abs(segment.length - wanted.length) <= maxSlips(segment);
  return isNear ? editDistance(segment.toLowerCase(), wanted) : Infinity;
}

function isIdentifier(segment: string): boolean {
  return segment.startsWith('{');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
