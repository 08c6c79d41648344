import type { InventoryClient, Invoice } from 'inventory-service-api';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { messageOf } from './errors.ts';

/** The invoices, and what happened to them last. */
export interface Invoices {
  /** Undefined until they are loaded. */
  list: readonly Invoice[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** What was done last, for people. */
  done: string;
  reload(): Promise<void>;
  /**
   * Changes invoices, and reloads them: what was done is reported when the list shows it.
   *
   * @throws What the change throws.
   */
  change(work: (inventory: InventoryClient) => Promise<string>): Promise<void>;
}

/** Loads the invoices, newest first. */
export function useInvoices(inventory: InventoryClient): Invoices {
  const [list, setList] = useState<readonly Invoice[]>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState('');

  const reload = useCallback(async () => {
    try {
      const invoices: Invoice[] = [];
      for await (const invoice of inventory.invoices.list()) invoices.push(invoice);
      setList(invoices);
      setError(undefined);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }, [inventory]);

  useEffect(() => void reload(), [reload]);

  return {
    list,
    error,
    done,
    reload,
    async change(work) {
      const message = await work(inventory);
      await reload();
      setDone(message);
    },
  };
}
