/** Says of something that was removed which sunset it had, if it had one. */
export function sunsetOf(removed: { 'x-sunset'?: string | undefined } | undefined): string {
  const sunset = removed?.['x-sunset'];
  return sunset === undefined ? '' : `, whose sunset is ${sunset}`;
}
