import type { Answer } from '../service/call.ts';
import { isPromise } from '../service/promise.ts';
import type { Service } from '../service/service.ts';

/**
 * A service whose answers say what the engine says of unknown fields. The service itself goes by what the contract takes:
 * it does not know the fields of open bodies, nor which fields the record has that only the service sets.
 */
export function withNotesOfEngine(service: Service): Service {
  const header = `x-${service.name}-unknown`;
  return {
    ...service,
    answer(call) {
      const answer = service.answer(call);
      return isPromise(answer) ? answer.then((late) => without(late, header)) : without(answer, header);
    },
  };
}

/** What the service adds stands before the headers of the engine, the first of which is the content type. */
function without(answer: Answer, header: string): Answer {
  const { headers } = answer;
  const at = headers.indexOf(header);
  if (at < 0 || at > headers.indexOf('Content-Type')) return answer;
  return { ...answer, headers: [...headers.slice(0, at), ...headers.slice(at + 2)] };
}
