import {
  type Conventions,
  callRuleViolations,
  FORM_PARTS,
  isFormType,
  isNode,
  jsonTypeOf,
  type Match,
  type Part,
  readPath,
  readQuery,
} from '../../../src/contract/index.ts';
import { ownHeader } from '../../../src/service/index.ts';
import type { ContractLocation } from '../contract/location.ts';
import type { Model, OperationModel, ResponseModel, Root } from '../contract/model.ts';
import {
  type CountedViolation,
  type Counts,
  days,
  type Facts,
  keyOf,
  type PlaceFacts,
  type RecordedViolation,
  sortedRecord,
  type Unread,
  unreadKey,
} from '../evidence/facts.ts';
import { createPseudonyms, lowest, type Pseudonyms } from '../evidence/pseudonyms.ts';
import { count, createRootTally, factsOf, type Tally } from '../evidence/tally.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../recorded-exchange.ts';
import { type LocatedExchange, locate, type Skipped } from './locate.ts';
import { formReader, type Problem, readBody } from './recorded-body.ts';
import { recordedViolations } from './recorded-violations.ts';

/** Checks exchanges against the contract, and keeps what was seen: counts and names, no value. */
export interface Collector {
  /** @returns Why the exchange is not checked against the contract, if it is not. */
  take(exchange: Exchange): Skipped | undefined;
  facts(): Facts;
  /** Number of exchanges that were not checked against the contract, by reason. */
  skipped: Counts;
}

interface Bucket {
  exchanges: number;
  from: string;
  to: string;
  accounts: Set<number>;
  records: Set<number>;
  tallies: Map<Root, Tally>;
  violations: Map<string, CountedViolation>;
  notRecorded: Counts;
  /** The names of all fields that the contract has. */
  fieldNames: ReadonlySet<string>;
}

/** Media types that are named where they are not those of the contract. */
const KNOWN_TYPES =
  /^(application\/(json|pdf|octet-stream|xml|zip|problem\+json|x-www-form-urlencoded)|multipart\/form-data|text\/(html|plain|csv|xml)|image\/(png|jpeg|gif|webp))$/;

const DAY = /^\d{4}-\d\d-\d\d(?=T|$)/;

/**
 * Creates a collector.
 *
 * @param pseudonyms Pseudonyms of ids. Collectors that share them give the same id the same pseudonym.
 */
export function createCollector(model: Model, pseudonyms: Pseudonyms = createPseudonyms()): Collector {
  const buckets = new Map<string, Map<string, Bucket>>();
  const skipped: Counts = {};

  function bucketOf(key: string, status: string): Bucket {
    let statuses = buckets.get(key);
    if (!statuses) buckets.set(key, (statuses = new Map()));
    let bucket = statuses.get(status);
    if (!bucket) statuses.set(status, (bucket = createBucket(model.fieldNames)));
    return bucket;
  }

  return {
    skipped,
    take(exchange) {
      const located = locate(model, exchange);
      if (typeof located === 'string') {
        skipped[located] = (skipped[located] ?? 0) + 1;
        return located;
      }
      const bucket = bucketOf(located.key, String(exchange.response.status));
      const violations = inspect(bucket, located, exchange, pseudonyms);
      record(bucket, exchange, located, violations, pseudonyms, model.conventions);
      return undefined;
    },
    facts: () =>
      sortedRecord(
        [...buckets].map(([key, statuses]) => [
          key,
          sortedRecord([...statuses].map(([status, bucket]) => [status, statusFacts(bucket)])),
        ]),
      ),
  };
}

function createBucket(fieldNames: Bucket['fieldNames']): Bucket {
  const sets = { accounts: new Set<number>(), records: new Set<number>() };
  return {
    exchanges: 0,
    from: '',
    to: '',
    ...sets,
    tallies: new Map(),
    violations: new Map(),
    notRecorded: {},
    fieldNames,
  };
}

function statusFacts(bucket: Bucket): Facts[string][string] {
  const { exchanges, from, to, accounts, records, tallies, violations, notRecorded } = bucket;
  const places: Record<string, PlaceFacts> = {};
  for (const [root, tally] of tallies) factsOf(tally, root, places);
  return {
    exchanges,
    from,
    to,
    accounts: lowest(accounts),
    records: lowest(records),
    places: sortedRecord(Object.entries(places)),
    breaches: [...violations.keys()].sort().map((key) => violations.get(key)!),
    ...(Object.keys(notRecorded).length > 0 && { notRecorded: sortedRecord(Object.entries(notRecorded)) }),
  };
}

/** Counts a body that the contract says something of, and that can't be judged. */
function countUnread({ notRecorded }: Bucket, root: Root, why: Unread): void {
  const key = unreadKey(root, why);
  notRecorded[key] = (notRecorded[key] ?? 0) + 1;
}

/** Counts an exchange, with its violations, each once. */
function record(
  bucket: Bucket,
  { at }: Exchange,
  { target, match }: LocatedExchange,
  violations: RecordedViolation[],
  pseudonyms: Pseudonyms,
  { account }: Conventions,
): void {
  const [day = ''] = DAY.exec(at ?? '') ?? [];
  const span = { from: day, to: day };
  bucket.exchanges += 1;
  Object.assign(bucket, days(bucket, span));
  const organization = account === undefined ? undefined : target.query[account];
  if (typeof organization === 'string') pseudonyms.meet(bucket.accounts, `account ${organization}`);
  const id = match?.identifiers.at(-1);
  if (id !== undefined) pseudonyms.meet(bucket.records, `record ${id}`);
  for (const [key, violation] of new Map(violations.map((one) => [keyOf(one), one]))) {
    const match = bucket.violations.get(key);
    bucket.violations.set(key, { ...violation, exchanges: (match?.exchanges ?? 0) + 1, ...days(match ?? span, span) });
  }
}

/** The violations of an exchange. Counts the contents of its bodies. */
function inspect(
  bucket: Bucket,
  located: LocatedExchange,
  exchange: Exchange,
  pseudonyms: Pseudonyms,
): RecordedViolation[] {
  const { model } = located;
  const { status } = exchange.response;
  const response = model?.responseTo(status);
  const violations = inspectResponse(bucket, response, exchange, pseudonyms);
  // A refused request says nothing about what the service accepts.
  if (!model || status >= 300) return violations;
  return [...violations, ...inspectRequest(bucket, located, exchange)];
}

function inspectResponse(
  bucket: Bucket,
  model: ResponseModel | undefined,
  { response }: Exchange,
  pseudonyms: Pseudonyms,
): RecordedViolation[] {
  const { mediaTypes = [], body } = model ?? {};
  const read = readBody(response, mediaTypes);
  if ('unread' in read) {
    if (body) countUnread(bucket, 'response.body', read.unread);
    return mediaTypeViolations('response.body', mediaTypes, response, read.unread);
  }
  if (!(model ? body : isJson(mediaTypeOf(response)))) return [];
  if ('problem' in read) return model ? [unreadable('response.body', read)] : [];
  const value = isOwnRefusal(response) ? withoutErrors(read.value) : read.value;
  const onRecordId = (id: unknown): void => pseudonyms.meet(bucket.records, `record ${String(id)}`);
  const { fieldNames } = bucket;
  count(tallyOf(bucket, 'response.body', body?.location), value, { onRecordId, fieldNames });
  return body ? recordedViolations(body.part, value, 'response.body', body.location) : [];
}

/** Checks whether a sandbox or a mock rejected a request, which adds a field to the service's envelope. */
function isOwnRefusal(response: Exchange['response']): boolean {
  return ['sandbox', 'mock'].some((service) => headerOf(response, ownHeader(service, 'refusal')) !== undefined);
}

function withoutErrors(body: unknown): unknown {
  return isNode(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'errors')) : body;
}

function isJson(type: string | undefined): boolean {
  return type === undefined || jsonTypeOf({ [type]: { schema: {} } }) !== undefined;
}

/** That a body of another media type than the contract has was not read. */
function mediaTypeViolations(
  place: Root,
  mediaTypes: readonly string[],
  body: Exchange['request' | 'response'],
  why: Unread,
): RecordedViolation[] {
  if (why !== 'another media type') return [];
  const type = mediaTypeOf(body)!;
  const typeName = KNOWN_TYPES.test(type) ? type : 'another type';
  const message = `must be ${mediaTypes.join(' or ')}`;
  return [{ place, keyword: 'media-type', message, found: typeName, claim: JSON.stringify(mediaTypes) }];
}

/** The violations of a request that the service accepted. */
function inspectRequest(
  bucket: Bucket,
  { model, target, match }: LocatedExchange,
  { request }: Exchange,
): RecordedViolation[] {
  const { request: parts, operation } = model!;
  const query = readQuery(target.query, parts.query?.shape ?? {});
  const violations = [
    ...inspectPath(model!, match!),
    ...judge(bucket, 'request.query', model!.requestLocation('request.query'), parts.query, query),
  ];
  const { requestBody } = operation;
  if (!requestBody) return violations;
  if (request.body?.length === 0) return requestBody.required ? [...violations, missingBody()] : violations;
  const type = mediaTypeOf(request);
  const part = isFormType(type) ? parts[FORM_PARTS[type]] : isJson(type) ? parts.body : undefined;
  const read = readBody(request, model!.requestTypes, isFormType(type) ? formReader(request, type, parts) : undefined);
  if ('unread' in read) {
    countUnread(bucket, 'request.body', read.unread);
    return [...violations, ...mediaTypeViolations('request.body', model!.requestTypes, request, read.unread)];
  }
  if (!part) return violations;
  if ('problem' in read) return [...violations, unreadable('request.body', read)];
  const rules = callRuleViolations(operation.object['x-rules'] ?? [], { query, body: read.value });
  return [
    ...violations,
    ...judge(bucket, 'request.body', model!.requestLocation('request.body'), part, read.value),
    ...rules.map(({ place, message }) => rule(place, message)),
  ];
}

/** The violations of the identifiers in the URL. They are not counted: what stands there is a value, and always there. */
function inspectPath(model: OperationModel, match: Match): RecordedViolation[] {
  const { path } = model.request;
  if (!path || match.identifiers.length === 0) return [];
  const values = readPath(match.pathOf(model.operation), path.shape);
  return recordedViolations(path, values, 'request.path', model.requestLocation('request.path'));
}

function judge(
  bucket: Bucket,
  root: Root,
  location: ContractLocation | undefined,
  part: Part | undefined,
  value: unknown,
): RecordedViolation[] {
  const { fieldNames } = bucket;
  count(tallyOf(bucket, root, location), value, { onRecordId: () => undefined, fieldNames });
  return part ? recordedViolations(part, value, root, location) : [];
}

function tallyOf(bucket: Bucket, root: Root, location: ContractLocation | undefined): Tally {
  let tally = bucket.tallies.get(root);
  if (!tally) bucket.tallies.set(root, (tally = createRootTally(location)));
  return tally;
}

function unreadable(root: Root, { problem, keyword }: Problem): RecordedViolation {
  return { place: root, keyword, message: problem, found: 'text', claim: '' };
}

function missingBody(): RecordedViolation {
  return { place: 'request.body', keyword: 'required', message: 'is required', found: 'nothing', claim: '' };
}

function rule(place: string, message: string): RecordedViolation {
  return { place: `request.${place.replace('body.', 'body/')}`, keyword: 'rule', message, found: 'nothing', claim: '' };
}
