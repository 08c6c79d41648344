import type { CallInfo } from './errors.ts';
import type { ObservedExchange } from './observed-exchange.ts';

/** Called as a call proceeds. None of them can change it, not even by throwing, and none of them sees the token. */
export interface Hooks {
  /** A request is about to be sent. */
  onRequest?:
    | ((
        call: CallInfo & {
          /** Headers of the request. */
          headers: Headers;
        },
      ) => void)
    | undefined;
  /** A response has been read. */
  onResponse?:
    | ((
        call: CallInfo & {
          /** HTTP status. */
          status: number;
          /** Headers of the response. */
          headers: Headers;
          /** Time since the request was sent, in ms. */
          duration: number;
        },
      ) => void)
    | undefined;
  /** A request and its response, including bodies, as sent over the network. Pass a recorder of the verifier here. */
  onExchange?: ((exchange: ObservedExchange) => void) | undefined;
  /** A request failed and will be repeated. */
  onRetry?:
    | ((
        call: CallInfo & {
          /** Time until the retry, in ms. */
          delay: number;
          /** Status of the response, or what `fetch` threw. */
          reason: unknown;
        },
      ) => void)
    | undefined;
  /** A call waits for its turn, because the minute's requests are used up or the service has rejected one. */
  onWait?:
    | ((
        call: CallInfo & {
          /** Expected wait, in ms; 0 if unknown. */
          delay: number;
        },
      ) => void)
    | undefined;
  /**
   * The last event of a call. If there is an `error`, the call failed. A call by path that the service rejects has no error,
   * only a status.
   */
  onEnd?:
    | ((
        call: CallInfo & {
          /** Status of the last response; undefined if there was none. */
          status: number | undefined;
          /** Time since the call was made, in ms. */
          duration: number;
          /** Error that the call threw; undefined if it succeeded. */
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

/** Calls a hook of the user. What it throws or rejects with is ignored. */
export function callHook(hook: () => unknown): void {
  (async () => hook())().catch(() => undefined);
}
