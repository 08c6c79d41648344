/** The folder of the kept data cannot be used. The message says why and what to do. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
