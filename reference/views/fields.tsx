import type { VNode } from 'preact';
import type { Content, Field } from '../model/fields.ts';
import type { Limit } from '../model/schema-words.ts';
import type { Site } from '../model/site.ts';
import type { TriedField } from '../model/tried/fields.ts';
import { type FormSite, recordChoices } from '../model/try-form.ts';
import { usePage } from './page-context.ts';
import { RULES } from './rules.tsx';
import { Blocks, Inferred, Inline, Ring } from './text.tsx';

/** Number of field names shown for a folded object. */
const PREVIEWED = 3;

interface ContentProps {
  content: Content;
  /** Beginning of the ids that the fields are linked by, such as `request`; without it they are not linked. */
  prefix?: string | undefined;
  /** True if the rows can become a request form. */
  isInput?: boolean | undefined;
  /** Name of the field whose content is open from the start. */
  opened?: string | undefined;
  /** The sandbox's observed handling of the fields, by path. */
  tried?: ReadonlyMap<string, TriedField> | undefined;
}

/** Content of a body: the rules between its fields, and the list of fields with nested ones folded. */
export function ContentList({ content, ...list }: ContentProps): VNode {
  return (
    <>
      {content.rules.map(({ text, inferred }) => (
        <div class="rule">
          <span class="quiet">Rule</span>
          <Blocks text={text} />
          {inferred !== undefined && <Inferred from={inferred} />}
        </div>
      ))}
      {content.shared.map(({ reason, names, ofAll }) => (
        <Inferred from={`${ofAll ? 'All fields' : namesInWords(names)}: ${reason}`} />
      ))}
      <FieldList fields={content.fields} {...list} />
      {content.isOpen && <p class="small quiet">Other fields are allowed here, but not documented.</p>}
    </>
  );
}

/** A list of fields, which ids lead to. */
function FieldList({
  fields,
  opened,
  prefix,
  ...row
}: Omit<ContentProps, 'content'> & { fields: readonly Field[] }): VNode | null {
  if (fields.length === 0) return null;
  return (
    <div class="field-list">
      <ul class="fields ruled">
        {fields.map((field) => (
          <FieldRow field={field} id={prefix && `${prefix}.${field.name}`} isOpen={field.name === opened} {...row} />
        ))}
      </ul>
    </div>
  );
}

interface FieldRowProps extends Pick<ContentProps, 'tried' | 'isInput'> {
  field: Field;
  id: string | undefined;
  isOpen: boolean;
}

function FieldRow({ field, id, isOpen, isInput, tried }: FieldRowProps): VNode {
  const { site } = usePage();
  // Ids begin with the part of the page, which is no part of the place.
  const seen = id === undefined ? undefined : tried?.get(id.slice(id.indexOf('.') + 1));
  const { name, type, ranges, required, description, deprecation, limits, inferred, content } = field;
  return (
    <li id={id} {...(isInput && inputData(site, field))}>
      <div class="field">
        <b>{id === undefined ? name : <a href={`#${id}`}>{name}</a>}</b> <TypeRing field={field} />
        <span class="type">{[type, ...ranges].join(', ')}</span>
        <Marks field={field} />{' '}
        {required ? <span class="required">required</span> : seen?.neededBy && <Needed rule={seen.neededBy} />}
        {seen?.leftOut && <LeftOut {...seen.leftOut} />}
      </div>
      {deprecation && <p class="deprecated">{deprecation}</p>}
      {description && <Inline as="p" text={description} />}
      <Limits limits={limits} />
      {inferred.map((reason) => (
        <Inferred from={reason} />
      ))}
      {content && (content.fields.length > 0 || content.rules.length > 0) && (
        <details open={isOpen}>
          <summary>
            {content.fields.length === 1 ? '1 field' : `${content.fields.length} fields`}{' '}
            <span class="quiet">
              <code>{previewOf(content)}</code>
            </span>
          </summary>
          <ContentList content={content} prefix={id} isInput={isInput} tried={tried} />
        </details>
      )}
    </li>
  );
}

/** The first names of an object's fields, and how many more there are: `{ address, city, +2 }`. */
function previewOf({ fields }: Content): string {
  const [first, rest] = [fields.slice(0, PREVIEWED), fields.slice(PREVIEWED)];
  return `{ ${[...first.map(({ name }) => name), ...(rest.length > 0 ? [`+${rest.length}`] : [])].join(', ')} }`;
}

/** Returns the data that the form's script needs for a field. Omits the default kind, a string. */
function inputData(site: FormSite, { input: { kind, entry, values }, refersTo }: Field): Record<string, unknown> {
  const choices = recordChoices(site, refersTo);
  return {
    'data-kind': kind === 'text' ? undefined : kind,
    'data-entry': entry,
    'data-values': values && JSON.stringify(values),
    'data-records': choices.map(({ resource, field }) => `${resource}.${field}`).join(' ') || undefined,
  };
}

/** Marks what is inferred of a field. */
function TypeRing({ field }: { field: Field }): VNode | null {
  if (field.inferredPart !== undefined) return <Ring of="ring-field" />;
  // One ring for each field: an inferred schema includes the type.
  return field.hasDocumentedType || hasSchemaRing(field, usePage().site) ? null : <Ring of="ring-type" />;
}

function hasSchemaRing(
  { inferredSchema, content, schemaName }: Field,
  { schemaLinks }: Pick<Site, 'schemaLinks'>,
): boolean {
  return inferredSchema !== undefined && (content !== undefined || schemaLinks.has(schemaName ?? ''));
}

/** The schema of a field, what it refers to, and whether it was observed. */
function Marks({ field }: { field: Field }): VNode {
  const { schemaName, observed, refersTo } = field;
  const { site, link } = usePage();
  const schemaLink = schemaName === undefined ? undefined : site.schemaLinks.get(schemaName);
  return (
    <>
      {refersTo.length > 0 && <References fields={refersTo} />}
      {schemaLink !== undefined && !(schemaName === 'Id' && refersTo.length > 0) && (
        <a class="schema" href={link(schemaLink)}>
          {schemaName}
        </a>
      )}
      {observed !== undefined && <i title={observed}>observed</i>}
      {hasSchemaRing(field, site) && <Ring of="ring-schema" />}
    </>
  );
}

/** Says that the sandbox refuses a call without the field, and by which rule. */
function Needed({ rule }: { rule: string }): VNode {
  const { link } = usePage();
  return (
    <a class="needed" href={link(`${RULES}#${rule}`)} title={`The sandbox rejects a request without it: ${rule}`}>
      needed by the sandbox
    </a>
  );
}

function LeftOut({ rule, value }: NonNullable<TriedField['leftOut']>): VNode {
  const { link } = usePage();
  return (
    <span class="left-out tiny quiet">
      sandbox default {value !== undefined && <code>{value === '' ? '""' : value}</code>} by{' '}
      <a href={link(`${RULES}#${rule}`)}>{rule}</a>
    </span>
  );
}

/** Leads to the records that it is an id of, named by their fields, such as `Contact.contact_id`. */
function References({ fields }: { fields: readonly string[] }): VNode {
  return (
    <span class="refers">
      <span aria-hidden="true">→</span>
      <span class="sr">refers to</span>{' '}
      {fields.map((field, index) => (
        <>
          {index > 0 && ' or '}
          <Reference field={field} />
        </>
      ))}
    </span>
  );
}

function Reference({ field }: { field: string }): VNode {
  const { site, link } = usePage();
  const address = site.schemaLinks.get(field.split('.')[0]!);
  const record = recordOf(field);
  return address === undefined ? <span>{record}</span> : <a href={link(address)}>{record}</a>;
}

/** The record that a field is of, in words: `item of invoice` for `Invoice.line_items[].line_item_id`. */
function recordOf(field: string): string {
  const [schema = '', ...inner] = field.split('.');
  const name = schema.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return inner.length < 2 ? name : `${inner[0]!.replace(/s?\[\]$/, '').replaceAll('_', ' ')} of ${name}`;
}

/** The values that something may have, and examples. */
export function Limits({ limits }: { limits: readonly Limit[] }): VNode | null {
  if (limits.length === 0) return null;
  return (
    <ul class="limits row spread small quiet">
      {limits.map(({ label, values }) => (
        <li>
          {label}
          {values.length > 0 && ': '}
          {values.map((value, index) => (
            <>
              {index > 0 && ' '}
              <code>{value}</code>
            </>
          ))}
        </li>
      ))}
    </ul>
  );
}

function namesInWords(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
