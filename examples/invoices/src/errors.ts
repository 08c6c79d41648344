import { ApiError, InventoryError, NetworkError, RateLimitError } from 'inventory-service-api';

/** What is wrong at a place of a call, such as `body.line_items[0].quantity`; or with all of it, if there is no path. */
export interface CallError {
  path?: string;
  message: string;
}

/** What to tell people about an error, for each place. A sandbox and a mock name places; the service may not. */
export function errorsOf(error: unknown): readonly CallError[] {
  const { errors } = ((error instanceof ApiError && error.body) || {}) as { errors?: readonly CallError[] };
  return errors ?? [{ message: messageOf(error) }];
}

/** What to tell people about an error. The service says itself why it refuses a call. */
export function messageOf(error: unknown): string {
  if (error instanceof RateLimitError) return 'The service is busy. Try again in a minute.';
  if (error instanceof NetworkError) return "The service can't be reached.";
  if (error instanceof ApiError) return (error.body as { message?: string } | undefined)?.message ?? error.message;
  if (error instanceof InventoryError && error.mayHaveHappened) return `${error.message} It may have happened: reload.`;
  return error instanceof Error ? error.message : String(error);
}
