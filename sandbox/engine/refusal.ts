import { MAX_LISTED, suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import type { Answer } from './call.ts';
import { AmountError } from './values/money.ts';

/** Why a call is rejected, as the header `x-sandbox-refusal` says it. */
export type Reason = service.RuleReason;

/** Finds where in a call something is that a rule names; undefined if nothing of it was sent. */
export type Locate = (field: string, reason: Reason) => string | undefined;

/** A call that is rejected. Everything that it changed is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  /** The rule that refused it, if it was one; the first, if several did. */
  rule: string | undefined;
  /** Seconds until it makes sense to call again. */
  retryAfter: number | undefined;
  /** The errors it consists of: only itself, unless it joins others. */
  readonly parts: readonly Refusal[];
  /** Fields it is about, by their names in rules: `line_items[0].rate`, or `path.contact_id`. Of several, the first that was sent. */
  readonly fields: readonly string[];
  /** Where that is in the call: `body.line_items[0].rate`; undefined until it is located, and if it was not sent. */
  path: string | undefined;

  constructor(reason: Reason, message: string, field?: string | readonly string[], parts: readonly Refusal[] = []) {
    super(message);
    this.reason = reason;
    this.fields = [field ?? []].flat();
    this.parts = parts.length > 0 ? parts : [this];
  }

  /**
   * Joins what refuses a call. Of several about one field, or with the same message, the first counts. The first gives the
   * reason and the rule, and messages list 20 at most. A custom rule that has failed says nothing about the request, so it
   * stands alone.
   */
  static joining(refusals: readonly Refusal[]): Refusal {
    const byField = new Map<string, Refusal>();
    for (const part of refusals.flatMap((refusal) => refusal.parts)) {
      if (part.reason === 'customRule') return part;
      const about = part.fields[0] ?? part.message;
      if (!byField.has(about)) byField.set(about, part);
    }
    const parts = [...byField.values()];
    const [first] = parts;
    if (parts.length === 1) return first!;
    const joined = new Refusal(first!.reason, messageOf(parts), undefined, parts);
    joined.rule = first!.rule;
    return joined;
  }

  get status(): number {
    return service.REASONS[this.reason].statuses[0];
  }

  get code(): number {
    return service.codeOf(this.status, this.reason);
  }

  /** The errors, up to the number that is listed. */
  get errors(): readonly service.RefusalError[] {
    return byPlace(this.parts)
      .slice(0, MAX_LISTED)
      .map(({ path, rule, message }) => ({
        ...(path !== undefined && { path }),
        ...(rule !== undefined && { rule }),
        message,
      }));
  }

  /** Says where in the call everything is that is rejected, also in the message. */
  locate(locate: Locate): this {
    for (const part of this.parts) {
      for (const field of part.fields) {
        part.path ??= locate(field, part.reason);
        part.message = asSent(part.message, field, part.path);
      }
    }
    if (this.parts.length > 1) this.message = messageOf(this.parts);
    return this;
  }

  /** Returns the error response. */
  answer(): Answer {
    const { reason, status, rule, retryAfter } = this;
    return {
      status,
      headers: {
        [service.ownHeader('sandbox', 'refusal')]: reason,
        ...(rule !== undefined && { [service.ownHeader('sandbox', 'rule')]: rule }),
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
      body: { ...service.refusalBody(this) },
    };
  }
}

/** Sorts errors so that those about the same place are adjacent. */
function byPlace(parts: readonly Refusal[]): Refusal[] {
  const partsByPlace = new Map<unknown, Refusal[]>();
  for (const part of parts) {
    const place = part.path ?? part;
    partsByPlace.set(place, [...(partsByPlace.get(place) ?? []), part]);
  }
  return [...partsByPlace.values()].flat();
}

function messageOf(parts: readonly Refusal[]): string {
  const sentences = byPlace(parts)
    .slice(0, MAX_LISTED)
    .map(({ message }) => message);
  if (parts.length > MAX_LISTED) sentences.push(`Errors not listed: ${parts.length - MAX_LISTED}.`);
  return sentences.join(' ');
}

/** A message that names an entry of a list as it was sent. Rules count the entries that are left where empty ones are not. */
function asSent(message: string, field: string, path = ''): string {
  const [entry, sent] = [field, path.replace(/^\w+\./, '')].map((one) => one.slice(0, one.lastIndexOf(']') + 1));
  return entry && sent && entry.replaceAll(/\d+/g, '') === sent.replaceAll(/\d+/g, '')
    ? message.replaceAll(entry, sent)
    : message;
}

/** An error as a refusal. An amount that is too large to be exact is a mistake of the caller; any other error is thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof AmountError)) throw error;
  const refusal = new Refusal('invalid', `${error.message}.`, error.field);
  refusal.rule = error.rule;
  return refusal;
}

/**
 * Does things that do not depend on each other.
 *
 * @param earlier What is rejected already; nothing by default.
 * @throws Refusal if any of them is rejected, for all that are.
 */
export function refuseTogether(works: Iterable<() => void>, earlier: readonly Refusal[] = []): void {
  const refused = [...earlier];
  for (const work of works) refused.push(...refusalsOf(work));
  if (refused.length > 0) throw Refusal.joining(refused);
}

/** Runs some work and returns its errors; none if it succeeds. */
export function refusalsOf(work: () => void): readonly Refusal[] {
  try {
    work();
    return [];
  } catch (error) {
    return refusalOf(error).parts;
  }
}

/** Refuses an id that names no record, or that is missing. */
export function refuseId(
  path: string,
  id: unknown,
  { reject }: { reject(reason: Reason, message: string, field: string): never },
): never {
  if (id === undefined || id === null) return reject('missing', `${path} is missing.`, path);
  return reject('reference', `${path} ${String(id)} does not exist.`, path);
}

/** Parts of an operation that a message about unknown ones mentions. */
interface KnownParts {
  operation: string;
  query: readonly string[];
  body: { fields: ReadonlyMap<string, unknown> } | undefined;
}

/** The refusal of a call for what nothing makes anything of: `body.taxname`, `body` as a whole, `prefer.code`. */
export function unknownRefusal(paths: readonly string[], plan: KnownParts): Refusal {
  const parts = paths.map((path) => new Refusal('unknown', messageOnUnknown([path], plan), path.replace(/=.*$/s, '')));
  return new Refusal('unknown', messageOnUnknown(paths, plan), undefined, parts);
}

function messageOnUnknown(paths: readonly string[], plan: KnownParts): string {
  const preferences = paths.filter((path) => path.startsWith('prefer.'));
  const others = paths.filter((path) => path !== 'body' && !preferences.includes(path));
  return [
    ...(others.length > 0
      ? [`${others.join(', ')} ${others.length > 1 ? 'are' : 'is'} not in the contract.${meant(others, plan)}`]
      : []),
    ...(paths.includes('body') ? [`The contract has no body for ${plan.operation}: send none.`] : []),
    ...(preferences.length > 0 ? [`Preferences have no effect here: leave out ${preferences.join(', ')}.`] : []),
  ].join(' ');
}

/** The known name that one unknown name probably stands for. Of several, each has a message of its own. */
function meant([path = '', ...others]: readonly string[], { query, body }: KnownParts): string {
  const [, part, name = ''] = /^(query|body)\.(\w+)$/.exec(path) ?? [];
  if (part === undefined || others.length > 0) return '';
  return suggestion(name, part === 'query' ? query : [...(body?.fields.keys() ?? [])]);
}
