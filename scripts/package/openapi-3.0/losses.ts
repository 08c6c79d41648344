/** What OpenAPI 3.0 cannot say, and where the contract says it. */
export class Losses {
  readonly #places = new Map<string, Set<string>>();

  /**
   * Notes a loss.
   *
   * @param what What is lost, as the beginning of a sentence.
   * @param place The schema or operation that loses it.
   */
  add(what: string, place: string): void {
    this.#places.set(what, (this.#places.get(what) ?? new Set()).add(place));
  }

  /** A sentence for each kind of loss, with its places. */
  list(): string[] {
    return [...this.#places].map(([what, places]) => `${what}: ${[...places].join(', ')}.`);
  }
}
