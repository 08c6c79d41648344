import type { VNode } from 'preact';
import type { Content, Field } from '../model/fields.ts';
import type { Limit } from '../model/schema-words.ts';
import { usePage } from './page-context.ts';
import { Blocks, Inferred, Inline } from './text.tsx';

interface ContentProps {
  content: Content;
  /** Beginning of the ids that the fields are linked by, such as `request`. */
  prefix: string;
  /** Name of the field whose content is open from the start. */
  opened?: string | undefined;
}

/** What a body holds: the rules between its fields, and a list of the fields, nested ones folded. */
export function ContentList({ content, prefix, opened }: ContentProps): VNode {
  return (
    <>
      {content.rules.map(({ text, inferred }) => (
        <div class="rule">
          <span class="label">Rule</span>
          <Blocks text={text} />
          {inferred !== undefined && <Inferred from={inferred} />}
        </div>
      ))}
      {content.shared.map(({ reason, names, ofAll }) => (
        <Inferred from={`${ofAll ? 'All fields' : namesInWords(names)}: ${reason}`} />
      ))}
      <FieldList fields={content.fields} prefix={prefix} opened={opened} />
      {content.isOpen && <p class="open-note">Other fields are allowed here, but not documented.</p>}
    </>
  );
}

/** A list of fields, which ids lead to. */
export function FieldList({
  fields,
  prefix,
  opened,
}: Omit<ContentProps, 'content'> & { fields: readonly Field[] }): VNode | null {
  if (fields.length === 0) return null;
  return (
    <div class="field-list">
      <ul class="fields">
        {fields.map((field) => (
          <FieldRow field={field} id={`${prefix}.${field.name}`} isOpen={field.name === opened} />
        ))}
      </ul>
    </div>
  );
}

function FieldRow({ field, id, isOpen }: { field: Field; id: string; isOpen: boolean }): VNode {
  const { name, type, ranges, required, description, limits, inferred, inferredSchema, content } = field;
  return (
    <li id={id}>
      <div class="field">
        <b>
          <a href={`#${id}`}>{name}</a>
        </b>{' '}
        <span class="type">{[type, ...ranges].join(', ')}</span>
        <Marks field={field} />
        {required && <span class="required">required</span>}
      </div>
      {description && <Inline as="p" text={description} />}
      <Limits limits={limits} />
      {inferred.map((reason) => (
        <Inferred from={reason} />
      ))}
      {content && (content.fields.length > 0 || content.rules.length > 0) && (
        <details open={isOpen}>
          <summary>
            {content.fields.length === 1 ? '1 field' : `${content.fields.length} fields`}{' '}
            <span class="quiet">of {name}</span>
          </summary>
          {inferredSchema !== undefined && <Inferred from={inferredSchema} />}
          <ContentList content={content} prefix={id} />
        </details>
      )}
    </li>
  );
}

/** The schema of a field, and what is inferred of both. */
function Marks({ field }: { field: Field }): VNode {
  const { hasDocumentedType, schemaName, inferredPart, inferredSchema, observed, content } = field;
  const { site, link } = usePage();
  const schemaLink = schemaName === undefined ? undefined : site.schemaLinks.get(schemaName);
  const says = [...(hasDocumentedType ? [] : ['type inferred']), ...(inferredPart === undefined ? [] : ['inferred'])];
  return (
    <>
      {says.length > 0 && <Ring says={says.join(', ')} />}
      {schemaLink !== undefined && (
        <a class="schema" href={link(schemaLink)}>
          {schemaName}
        </a>
      )}
      {observed !== undefined && <i title={observed}>observed</i>}
      {inferredSchema !== undefined && schemaLink !== undefined && !content && (
        <a class="badge" href={link(schemaLink)} title={inferredSchema}>
          schema inferred
        </a>
      )}
    </>
  );
}

/** A mark for what is not documented, in the place of words that would be in every row. */
export function Ring({ says }: { says: string }): VNode {
  return (
    <span class="ring" title={says}>
      <span class="sr">{says}</span>
    </span>
  );
}

/** The values that something may have, and examples. */
export function Limits({ limits }: { limits: readonly Limit[] }): VNode | null {
  if (limits.length === 0) return null;
  return (
    <ul class="limits">
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
