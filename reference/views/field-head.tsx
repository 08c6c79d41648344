import type { ComponentChildren, VNode } from 'preact';

interface FieldHeadProps {
  name: ComponentChildren;
  /** Its type and limits in words, such as `string, at most 100`. */
  type: string;
  isRequired: boolean;
  /** Says that the sandbox needs it, if it does. */
  needed?: ComponentChildren;
  /** What else there is to say of the type. */
  children?: ComponentChildren;
}

/** What a field is called, what it takes, and whether it is needed: the same where it is read and where it is filled in. */
export function FieldHead({ name, type, isRequired, needed, children }: FieldHeadProps): VNode {
  return (
    <>
      <b>{name}</b> <span class="type">{type}</span>
      {children} {isRequired ? <span class="required">required</span> : needed}
    </>
  );
}
