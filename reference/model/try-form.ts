import { clientMethod, FRESH_FIELDS, MOCK_URL, type SampleCall, sampleCall } from '../../src/code-samples/index.ts';
import { type Operation, type Parameter, samplesOf } from '../../src/contract/index.ts';
import { type GoOn, goOnFrom } from './go-on.ts';
import type { RecordChoice } from './inputs.ts';
import { type Preparation, preparationOf } from './preparation.ts';
import { recordName } from './record-name.ts';
import type { Site } from './site.ts';
import { serversOf } from './site-servers.ts';

/** Data for an operation's form. Plain data, embedded in the page. */
export interface TryForm {
  /** The call of the samples. */
  call: SampleCall;
  /** Addresses to choose from, and what each is. */
  servers: readonly { url: string; label: string }[];
  hasOrganization: boolean;
  parameters: readonly FormParameter[];
  /** The JSON bodies to begin with, the usual one first; none if the operation takes none. */
  examples: readonly { label: string; value: unknown }[];
  /** Known names of the sample's records, by id. */
  names?: Readonly<Record<string, string>>;
  /** Fields of a body whose text no other record may have. */
  fresh: readonly string[];
  /** Makes a record that the call can take, if the one of the sample can't take it any more. */
  preparation: Preparation | undefined;
  goOn: GoOn | undefined;
  /** Answers to ask for in place of the usual one. */
  answers: readonly Preference[];
}

/** A parameter of the path or the query. */
export interface FormParameter {
  name: string;
  place: Parameter['in'];
  /** Initial value; empty if the parameter is optional. */
  value: string;
}

/** An answer to ask for. */
export interface Preference {
  label: string;
  /** The header `Prefer` that asks a mock for it, such as `code=404`. */
  prefer: string;
  /** True if only a mock can return it. */
  isOfMock: boolean;
}

export type FormSite = Pick<Site, 'document' | 'moves' | 'operations' | 'resources' | 'tried'> &
  Partial<Pick<Site, 'recordNames'>>;

/** Describes what the form of an operation asks for. */
export function tryForm(site: FormSite, operation: Operation): TryForm {
  const { document } = site;
  const own = operation.parameters.filter(({ name }) => name !== 'organization_id');
  const call = sampleCall(document, operation);
  const media = operation.object.requestBody?.content['application/json'];
  const hasBody = media !== undefined && call.body !== undefined && 'json' in call.body;
  const samples = hasBody ? samplesOf(media) : [];
  const sent = JSON.stringify([call.ids, call.query, ...samples.map(({ value }) => value)]);
  const names = [...(site.recordNames ?? [])].filter(([id]) => sent.includes(`"${id}"`));
  return {
    call,
    servers: [
      { url: MOCK_URL, label: 'The mock' },
      ...serversOf(document, operation).map(({ url }) => ({
        url,
        label: url.includes('.example.') ? 'A placeholder; nothing responds there' : 'Live',
      })),
    ],
    hasOrganization: own.length < operation.parameters.length,
    parameters: own.map(({ name, in: place }) => ({ name, place, value: { ...call.ids, ...call.query }[name] ?? '' })),
    examples: samples.map(({ summary = 'Smallest', value }) => ({ label: summary, value })),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    fresh: FRESH_FIELDS[operation.id] ?? [],
    preparation: preparationOf(site, operation),
    goOn: goOnFrom(site, operation),
    answers: answersOf(operation),
  };
}

/** Returns the form's kind of body: JSON or a file. */
export function partOf({ object }: Operation): 'body' | 'file' {
  return object.requestBody?.content['application/json'] ? 'body' : 'file';
}

/**
 * The records that a field can name.
 *
 * @param refersTo Fields of records, such as `Contact.contact_id`. Lines within a record can't be chosen.
 */
export function recordChoices(site: FormSite, refersTo: readonly string[]): RecordChoice[] {
  return refersTo.flatMap((reference) => {
    const [schema, field = '', ...inner] = reference.split('.');
    const resource = site.resources.find((one) => recordName(site, one) === schema);
    if (!resource || inner.length > 0) return [];
    return { resource: clientMethod(resource.operations[0]!).split('.')[0]!, field };
  });
}

/** Another sample, which mocks alone give, or a failure. */
function answersOf({ object, successStatus }: Operation): Preference[] {
  const success = object.responses[successStatus]?.content?.['application/json'];
  const named = success ? samplesOf(success).slice(1) : [];
  const failures = Object.keys(object.responses).filter((status) => /^[45]\d\d$/.test(status));
  return [
    ...named.map(({ name, summary = name }) => ({ label: summary, prefer: `example=${name}`, isOfMock: true })),
    ...failures.map((status) => ({ label: status, prefer: `code=${status}`, isOfMock: false })),
  ];
}
