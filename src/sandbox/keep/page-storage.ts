/** Keeps texts by the ids of organizations. */
export interface PageStorage {
  read(): Promise<ReadonlyMap<string, string>>;
  /** Keeps a text, or removes it if it is undefined. It throws if there is no room. */
  write(organization: string, text: string | undefined): Promise<void> | void;
}
