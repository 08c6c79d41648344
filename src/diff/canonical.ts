import {
  isNode,
  lookUp,
  mapChildren,
  type Node,
  type OpenApiDocument,
  referencesIn,
  UnresolvedReferenceError,
} from '../contract/index.ts';
import { isAnnotation } from './compared-keywords.ts';

/** Writes a value so that two are equal exactly if they hold the same, in whatever order their keys stand. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, child: unknown) =>
      isNode(child) ? Object.fromEntries(Object.entries(child).sort(byKey)) : child,
    ) ?? ''
  );
}

/** Writes the constraints of a schema of a document: without annotations, and whatever the names of what it refers to are. */
export type FormOf = (document: OpenApiDocument, schema: object) => string;

/** Creates what writes constraints so that two are equal exactly if they hold the same, in whichever of the documents. */
export function createFormOf(documents: readonly OpenApiDocument[]): FormOf {
  let classes: readonly Classes[] | undefined;
  return (document, schema) => {
    classes ??= classesOf(documents);
    return numbered(constraintsOf(schema), classes[documents.indexOf(document)]!);
  };
}

/** The numbers of what references lead to: the same one for what holds the same. */
type Classes = ReadonlyMap<string, number>;

/**
 * Tells apart what references lead to: at first nothing, then what is written otherwise or refers to what was told apart,
 * until that is no more. Schemas that contain each other need not be written out for it.
 */
function classesOf(documents: readonly OpenApiDocument[]): readonly Classes[] {
  const forms = documents.map(
    (document) => new Map([...new Set(referencesIn(document))].map((one) => [one, formAt(document, one)])),
  );
  let classes: readonly Classes[] = forms.map((all) => new Map([...all.keys()].map((reference) => [reference, 0])));
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>();
    const numberOf = (form: string): number => {
      if (!numbers.has(form)) numbers.set(form, numbers.size);
      return numbers.get(form)!;
    };
    classes = forms.map(
      (all, index) =>
        new Map([...all].map(([reference, form]) => [reference, numberOf(numbered(form, classes[index]!))])),
    );
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}

/** What leads to nothing is like nothing else. Whoever follows it says so. */
function formAt(document: OpenApiDocument, reference: string): string {
  try {
    return constraintsOf(lookUp(document, reference));
  } catch (error) {
    if (error instanceof UnresolvedReferenceError) return reference;
    throw error;
  }
}

/** A form with numbers in place of references. */
function numbered(form: string, classes: Classes): string {
  return form.replaceAll(/"\$ref":("(?:[^"\\]|\\.)*")/g, (whole, reference: string) => {
    const found = classes.get(JSON.parse(reference) as string);
    return found === undefined ? whole : `"class":${found}`;
  });
}

function constraintsOf(schema: object): string {
  return canonical(withoutAnnotations(schema as Node));
}

function withoutAnnotations({ $ref: reference, ...keywords }: Node): Node {
  const constraints = Object.fromEntries(Object.entries(keywords).filter(([keyword]) => !isAnnotation(keyword)));
  const node = mapChildren(constraints, withoutAnnotations);
  if (typeof reference !== 'string') return node;
  return { ...node, allOf: [...((node['allOf'] as unknown[] | undefined) ?? []), { $ref: reference }] };
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
