import type { Content, Field } from '../model/fields.ts';
import { code, type LinkTo, oneLine } from './plain-text.ts';

/** Lists fields as Markdown, nested ones below their parent. */
function fieldList(fields: readonly Field[], linkTo: LinkTo, indent = ''): string {
  return fields.map((field) => fieldEntry(field, linkTo, indent)).join('');
}

/** Writes what a body holds: its rules, its fields, and whether it is open. */
export function contentText(content: Content, linkTo: LinkTo, indent = ''): string {
  return [
    ...content.rules.map(({ text, inferred }) => `${indent}- Rule: ${oneLine(text)}${inferredNote(inferred)}\n`),
    ...content.shared.map(
      ({ reason, names, ofAll }) =>
        `${indent}- Inferred, ${ofAll ? 'all fields' : names.map(code).join(', ')}: ${oneLine(reason)}\n`,
    ),
    fieldList(content.fields, linkTo, indent),
    ...(content.isOpen ? [`${indent}- Other fields are allowed, but not documented.\n`] : []),
  ].join('');
}

function fieldEntry(field: Field, linkTo: LinkTo, indent: string): string {
  const { name, type, ranges, required, description, limits, inferred, inferredSchema, schemaName, content } = field;
  // That it is an id of a record says more than that it is an id.
  const isId = schemaName === 'Id' && field.refersTo.length > 0;
  const facts = [
    [type, ...ranges].join(', '),
    ...(schemaName !== undefined && !content && !isId ? [linkTo(schemaName)] : []),
    ...(isId ? [`of ${field.refersTo.join(' or ')}`] : []),
    ...(required ? ['required'] : []),
    ...(field.hasDocumentedType ? [] : ['type inferred']),
    ...(field.inferredPart === undefined ? [] : ['inferred']),
    ...(inferredSchema !== undefined && !content ? ['schema inferred'] : []),
  ];
  const sentences = [
    ...(field.deprecation === undefined ? [] : [field.deprecation]),
    ...(description ? [oneLine(description)] : []),
    ...limits.map(({ label, values }) => `${label}: ${values.map(code).join(', ')}.`),
    ...inferred.map((reason) => `Inferred: ${oneLine(reason)}`),
  ];
  const entry = `${indent}- ${code(name)} (${facts.join('; ')})${sentences.length > 0 ? ` ${sentences.join(' ')}` : ''}\n`;
  return content ? entry + contentText(content, linkTo, `${indent}  `) : entry;
}

function inferredNote(reason: string | undefined): string {
  return reason === undefined ? '' : ` Inferred: ${oneLine(reason)}`;
}
