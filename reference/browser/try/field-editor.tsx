import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { fits, type JsonObject, withEntry, withField } from './form-values.ts';
import { AddButton, Group, RemoveButton } from './group.tsx';
import { hasErrorWithin } from './placed-errors.ts';
import { type EditorProps, JsonEditor, ScalarEditor } from './scalar-editor.tsx';

/** Edits a value with the input that fits it. */
function FieldEditor(props: EditorProps): VNode {
  const { field, value } = props;
  if (!fits(field, value)) return <JsonEditor {...props} />;
  if (field.kind === 'object') return <ObjectEditor {...props} value={value as JsonObject | undefined} />;
  if (field.kind === 'list') return <ListEditor {...props} value={value as readonly unknown[] | undefined} />;
  return <ScalarEditor {...props} />;
}

/** Edits an object that may be left out. */
function ObjectEditor(props: EditorProps<JsonObject | undefined>): VNode {
  const { field, label, value, onChange } = props;
  if (value === undefined) return <AddButton label={label} hint={field.hint} onAdd={() => onChange({})} />;
  return (
    <Group {...props} onRemove={() => onChange(undefined)}>
      <ObjectFields {...props} value={value} />
    </Group>
  );
}

/** Edits the fields of an object: those that are required or sent, and the others when they are asked for. */
export function ObjectFields(props: EditorProps<JsonObject>): VNode {
  const { field, place, value, errors } = props;
  const { fields = [] } = field;
  // A field stays where it was, whether or not it is sent.
  const [first] = useState(() => new Set(fields.filter(({ name, isRequired }) => isRequired || name in value)));
  const rest = fields.filter((one) => !first.has(one));
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const [isOpen, setOpen] = useState(first.size === 0);
  const hasError = rest.some(({ name }) => hasErrorWithin(errors, `${place}.${name}`));
  return (
    <>
      {[...first].map((one) => (
        <ObjectField {...props} key={one.name} field={one} />
      ))}
      {unknown.map((name) => (
        <ObjectField {...props} key={name} field={{ name, kind: 'json', hint: 'not in the contract' }} />
      ))}
      {rest.length > 0 && (
        <details open={isOpen || hasError} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {rest.length === 1 ? '1 more field' : `${rest.length} more fields`}
            {place !== 'body' && <span class="quiet"> of {place.replace('body.', '')}</span>}
          </summary>
          {(isOpen || hasError) && rest.map((one) => <ObjectField {...props} key={one.name} field={one} />)}
        </details>
      )}
    </>
  );
}

function ObjectField({ field, place, value, errors, onChange }: EditorProps<JsonObject>): VNode {
  return (
    <FieldEditor
      field={field}
      label={field.name}
      place={`${place}.${field.name}`}
      value={value[field.name]}
      errors={errors}
      onChange={(changed) => onChange(withField(value, field.name, changed))}
    />
  );
}

/** Edits a list that may be left out. */
function ListEditor(props: EditorProps<readonly unknown[] | undefined>): VNode {
  const { field, label, place, value, errors, onChange } = props;
  // Entries have keys of their own, so that each keeps its inputs when one before it is removed.
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const entry = field.entry!;
  const list = value ?? [];
  while (keys.current.length < list.length) keys.current.push(next.current++);
  const add = (): void => onChange([...list, entry.kind === 'object' ? {} : '']);
  const remove = (index: number): void => {
    keys.current.splice(index, 1);
    onChange(list.length === 1 ? undefined : list.filter((_, at) => at !== index));
  };
  if (value === undefined) return <AddButton label={label} hint={field.hint} onAdd={add} />;
  return (
    <Group {...props} onRemove={() => onChange(undefined)}>
      {list.map((one, index) => (
        <Entry
          key={keys.current[index]}
          field={entry}
          label={`${label} ${index + 1}`}
          place={`${place}[${index}]`}
          value={one}
          errors={errors}
          onChange={(changed) => (changed === undefined ? remove(index) : onChange(withEntry(list, index, changed)))}
        />
      ))}
      <button type="button" class="plain" onClick={add}>
        Add to {label}
      </button>
    </Group>
  );
}

/** An entry of a list. An empty text is one, too. */
function Entry(props: EditorProps): VNode {
  const { field, label, onChange } = props;
  if (field.kind === 'object' || field.kind === 'list') return <FieldEditor {...props} />;
  return (
    <div class="entry">
      <FieldEditor {...props} onChange={(changed) => onChange(changed ?? '')} />
      <RemoveButton label={label} onRemove={() => onChange(undefined)} />
    </div>
  );
}
