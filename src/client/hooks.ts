import type { CallInfo } from './errors.ts';

/** Called as a call proceeds. None of them can change it, not even by throwing, and none of them sees the token. */
export interface Hooks {
  /** A request is about to be sent. */
  onRequest?: (call: CallInfo) => void;
  /** A response has been read. */
  onResponse?: (
    call: CallInfo & { status: number /** Time since the request was sent, in ms. */; duration: number },
  ) => void;
  /** A request failed and will be repeated. `reason` is the status of the response, or what `fetch` threw. */
  onRetry?: (call: CallInfo & { /** Time until then, in ms. */ delay: number; reason: unknown }) => void;
  /** A call waits for its turn, since the requests of the minute are used up. */
  onWait?: (call: CallInfo & { /** Expected time, in ms. */ delay: number }) => void;
}

/** Calls a hook, if there is one. */
export type Notify = <Name extends keyof Hooks>(name: Name, event: Parameters<NonNullable<Hooks[Name]>>[0]) => void;

/** Creates a function that calls hooks. Whether a hook throws or rejects, the call goes on. */
export function createNotify(hooks: Hooks): Notify {
  return (name, event) => {
    (async () => hooks[name]?.(event as never))().catch(() => undefined);
  };
}
