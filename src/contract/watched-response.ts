/** A response that may see what is read of its body: those of a sandbox that test receipts wrap do. */
export interface WatchedResponse extends Response {
  /** Is called with the body as it was parsed, and returns what takes its place. */
  watchBody?<Body>(body: Body): Body;
}
