import type { VNode } from 'preact';
import type { Content, Field } from '../model/fields.ts';
import type { Limit } from '../model/words.ts';
import { usePage } from './context.ts';
import { Blocks, Inferred, Inline } from './text.tsx';

interface ContentProps {
  content: Content;
  /** Beginning of the ids that the fields are linked by, such as `request`. */
  prefix: string;
}

/** What a body holds: the rules between its fields, and a list of the fields, nested ones folded. */
export function ContentList({ content, prefix }: ContentProps): VNode {
  const parts = new Map<string, string[]>();
  for (const { name, inferredPart } of content.fields) {
    if (inferredPart !== undefined) parts.set(inferredPart, [...(parts.get(inferredPart) ?? []), name]);
  }
  return (
    <>
      {content.rules.map(({ text, inferred }) => (
        <div class="rule">
          <span class="label">Rule</span>
          <Blocks text={text} />
          {inferred !== undefined && <Inferred from={inferred} />}
        </div>
      ))}
      {[...parts].map(([reason, names]) => (
        <Inferred from={`${names.length === content.fields.length ? 'All fields' : namesInWords(names)}: ${reason}`} />
      ))}
      {content.fields.length > 0 && (
        <div class="field-list">
          <ul class="fields">
            {content.fields.map((field) => (
              <FieldRow field={field} id={`${prefix}.${field.name}`} />
            ))}
          </ul>
        </div>
      )}
      {content.isOpen && <p class="open-note">Further fields are allowed here. Which ones is not documented.</p>}
    </>
  );
}

function FieldRow({ field, id }: { field: Field; id: string }): VNode {
  const {
    name,
    type,
    hasDocumentedType,
    required,
    description,
    limits,
    inferred,
    inferredPart,
    inferredSchema,
    observed,
    content,
    schemaName,
  } = field;
  const { site, link } = usePage();
  const schemaLink = schemaName === undefined ? undefined : site.schemaLinks.get(schemaName);
  return (
    <li id={id}>
      <div class="field">
        <a class="name" href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <span class="type">{type}</span>
        {!hasDocumentedType && <span class="quiet">type inferred</span>}
        {schemaLink !== undefined && (
          <a class="schema" href={link(schemaLink)}>
            {schemaName}
          </a>
        )}
        {required && <span class="required">required</span>}
        {inferredPart !== undefined && <span class="badge">inferred</span>}
        {observed !== undefined && (
          <span class="badge" title={observed}>
            observed
          </span>
        )}
        {inferredSchema !== undefined && schemaLink !== undefined && !content && (
          <a class="badge" href={link(schemaLink)} title={inferredSchema}>
            schema inferred
          </a>
        )}
      </div>
      {description && (
        <p>
          <Inline text={description} />
        </p>
      )}
      <Limits limits={limits} />
      {inferred !== undefined && <Inferred from={inferred} />}
      {content && (content.fields.length > 0 || content.rules.length > 0) && (
        <details>
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

/** The limits of a value, and examples of it. */
export function Limits({ limits }: { limits: Limit[] }): VNode | null {
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
