/** An id of the samples by its last five digits: 11001 is 4815162342481511001. */
export function sampleId(digits: number): string {
  return `48151623424815${String(digits).padStart(5, '0')}`;
}
