import { callHook } from './call-hook.ts';
import type { CallInfo } from './errors.ts';

/** Called as a call proceeds. None of them can change it, not even by throwing, and none of them sees the token. */
export interface Hooks {
  /** A request is about to be sent. `headers` are those of the request. */
  onRequest?: ((call: CallInfo & { headers: Headers }) => void) | undefined;
  /** A response has been read. `headers` are those of the response. */
  onResponse?:
    | ((
        call: CallInfo & {
          status: number;
          headers: Headers /** Time since the request was sent, in ms. */;
          duration: number;
        },
      ) => void)
    | undefined;
  /** A request failed and will be repeated. `reason` is the status of the response, or what `fetch` threw. */
  onRetry?: ((call: CallInfo & { /** Time until then, in ms. */ delay: number; reason: unknown }) => void) | undefined;
  /** A call waits for its turn, since the requests of the minute are used up or the service has refused one. */
  onWait?:
    | ((call: CallInfo & { /** Expected time, in ms; 0 if it is not known. */ delay: number }) => void)
    | undefined;
  /**
   * The last event of a call: it has succeeded, or failed if there is an `error`. A path call that the service refuses has
   * no error, but a status.
   */
  onEnd?:
    | ((
        call: CallInfo & {
          /** Status of the last response; undefined if there was none. */
          status: number | undefined;
          /** Time since the call was made, in ms. */
          duration: number;
          error?: unknown;
        },
      ) => void)
    | undefined;
}

/** Calls a hook with an event, which is made only if there is one. */
export type Notify = <Name extends keyof Hooks>(
  name: Name,
  make: () => Parameters<NonNullable<Hooks[Name]>>[0],
) => void;

/** Creates a function that calls hooks. What a hook throws or rejects with does not stop the call. */
export function createNotify(hooks: Hooks): Notify {
  return (name, make) => {
    if (hooks[name]) callHook(() => hooks[name]?.(make() as never));
  };
}
