/** The service answered a call with anything but success. */
export class InventoryError extends Error {
  override readonly name = 'InventoryError';

  constructor(
    /** HTTP status of the response. */
    readonly status: number,
    /** `code` of the envelope, or undefined if the response does not carry one. */
    readonly code: number | undefined,
    message: string,
  ) {
    super(message);
  }
}
