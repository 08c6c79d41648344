/** A file that cannot be read as traffic: damaged, or of no form that is known. The message says why and what to do. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}
