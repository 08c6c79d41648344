import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type ts from 'typescript';
import { conventionsOf, type OpenApiDocument, refTo, type Schema } from '../../../src/contract/index.ts';
import { typescript } from '../../lib/typescript.ts';
import { documentForTypes } from './typed-schemas.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n\n';
const { factory } = typescript;

/** The generated TypeScript, as the texts of two files. */
export interface Types {
  /** A type for every schema, by its name: an interface for every object. */
  models: string;
  /** Paths, operations and components in the form of openapi-typescript, made of those. */
  types: string;
}

/** Writes the TypeScript types of a document: ids are `string`, files are `Blob`, known values stay open. */
export async function generateTypes(document: OpenApiDocument): Promise<Types> {
  const { id } = conventionsOf(document);
  const ids = id === undefined ? undefined : refTo('schemas', id);
  const nodes = await openapiTypes(documentForTypes(document) as unknown as OpenAPI3, {
    silent: true,
    // A default is what the service assumes; callers may still leave the field out.
    defaultNonNullable: false,
    transform: (schema, { path }) => transform(schema as Schema, path ?? '', ids),
  });
  quietPaths(nodes);
  const schemas = schemaMembers(nodes);
  const models = schemas.map((member) => model(member));
  const named = nodes.map((node) => rename(node, (name) => factory.createQualifiedName(identifier('models'), name)));
  return {
    models: BANNER + print(models),
    types: `${BANNER}import type * as models from './models.ts';\n\n${print(withModels(named, schemas))}`,
  };
}

/** Takes the comments from the parameters of URLs, which nobody reads: calls are typed by those of operations. */
function quietPaths(nodes: readonly ts.Node[]): void {
  const quieten = (node: ts.Node): void => {
    typescript.setSyntheticLeadingComments(node, undefined);
    typescript.forEachChild(node, quieten);
  };
  const paths = nodes.find((node) => typescript.isInterfaceDeclaration(node) && node.name.text === 'paths');
  for (const { type } of (paths as ts.InterfaceDeclaration).members as unknown as ts.PropertySignature[]) {
    const members = (type as ts.TypeLiteralNode).members as unknown as ts.PropertySignature[];
    members.filter((member) => nameOf(member) === 'parameters').forEach(quieten);
  }
}

/** A comment begins with its text, which editors show as it is, and not with a tag or with the format. No line is indented as code is. */
function print(nodes: ts.Node[]): string {
  return astToString(nodes)
    .replaceAll(/^( *\*) {5}(?=\S)/gm, '$1 ')
    .replaceAll(/(\/\*\*\s+\* )(Format: \w+)\s+\* @description (.*)/g, '$1$3 ($2)')
    .replaceAll(/(\/\*\*\s(?:\s*\*\s)?)@description /g, '$1');
}

function transform(schema: Schema, path: string, ids: string | undefined): ts.TypeNode | undefined {
  if (path === ids) return factory.createKeywordTypeNode(typescript.SyntaxKind.StringKeyword);
  if (schema['contentMediaType']) return factory.createTypeReferenceNode('Blob');
  const known = schema['x-known-values'] as string[] | undefined;
  return known && openUnion(known);
}

/** `'sent' | 'draft' | (string & {})`: editors offer the values that are known, and any other text is accepted. */
function openUnion(values: readonly string[]): ts.TypeNode {
  const anyText = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(typescript.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  const literals = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value, true)));
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyText)]);
}

function schemaMembers(nodes: readonly ts.Node[]): ts.PropertySignature[] {
  const components = nodes.find(
    (node): node is ts.InterfaceDeclaration =>
      typescript.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = components?.members.find(
    (member): member is ts.PropertySignature => typescript.isPropertySignature(member) && nameOf(member) === 'schemas',
  );
  return [...(schemas!.type as ts.TypeLiteralNode).members] as ts.PropertySignature[];
}

/** Declares a schema under its own name: an interface if it is an object, so that editors show the name. */
function model(member: ts.PropertySignature): ts.Node {
  const name = nameOf(member);
  const type = rename(member.type!, identifier) as ts.TypeNode;
  const modifiers = [factory.createModifier(typescript.SyntaxKind.ExportKeyword)];
  const declaration = typescript.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
  return typescript.setSyntheticLeadingComments(declaration, typescript.getSyntheticLeadingComments(member));
}

/** Replaces `components["schemas"]["Tax"]` by the name of the schema. */
function rename<Node extends ts.Node>(root: Node, reference: (name: string) => ts.EntityName): Node {
  const result = typescript.transform(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const name = schemaReferred(node);
        return name === undefined
          ? typescript.visitEachChild(node, visit, context)
          : factory.createTypeReferenceNode(reference(name));
      };
      return (node) => visit(node) as Node;
    },
  ]);
  return result.transformed[0]!;
}

function schemaReferred(node: ts.Node): string | undefined {
  if (!typescript.isIndexedAccessTypeNode(node) || !typescript.isIndexedAccessTypeNode(node.objectType))
    return undefined;
  return literal(node.objectType.indexType) === 'schemas' ? literal(node.indexType) : undefined;
}

/** Leaves of each schema its name, since the models hold the rest. */
function withModels(nodes: readonly ts.Node[], schemas: readonly ts.PropertySignature[]): ts.Node[] {
  const references = schemas.map((member) =>
    factory.createPropertySignature(
      undefined,
      member.name,
      undefined,
      factory.createTypeReferenceNode(factory.createQualifiedName(identifier('models'), nameOf(member))),
    ),
  );
  return nodes.map((node) => {
    if (!typescript.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
    const members = node.members.map((member) =>
      typescript.isPropertySignature(member) && nameOf(member) === 'schemas'
        ? factory.createPropertySignature(undefined, member.name, undefined, factory.createTypeLiteralNode(references))
        : member,
    );
    return factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  });
}

function nameOf(member: ts.PropertySignature): string {
  return (member.name as ts.Identifier | ts.StringLiteral).text;
}

function literal(node: ts.TypeNode): string | undefined {
  return typescript.isLiteralTypeNode(node) && typescript.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

function identifier(name: string): ts.Identifier {
  return factory.createIdentifier(name);
}
