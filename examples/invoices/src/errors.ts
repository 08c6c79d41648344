import { ApiError, InventoryError, NetworkError, RateLimitError } from 'inventory-service-api';

/** What to tell people about an error. The service says itself why it refuses a call. */
export function messageOf(error: unknown): string {
  if (error instanceof RateLimitError) return 'The service is busy. Try again in a minute.';
  if (error instanceof NetworkError) return 'The service cannot be reached.';
  if (error instanceof ApiError) return (error.body as { message?: string } | undefined)?.message ?? error.message;
  if (error instanceof InventoryError && error.mayHaveHappened) return `${error.message} It may have happened: reload.`;
  return error instanceof Error ? error.message : String(error);
}
