/** The reference can't be built. The message says why and what to do. */
export class ReferenceProblem extends Error {
  override readonly name = 'ReferenceProblem';
}
