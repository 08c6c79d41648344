import path from 'node:path';
import { Source } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { Transition } from '../../../src/contract/index.ts';
import type { Project } from '../../lib/project.ts';
import { type Problem, refuse } from '../problems.ts';
import { placeOf } from '../source-map.ts';
import { formProblems } from './documented-file.ts';
import { type Notation, unreadableLines } from './notation.ts';

/** An operation as the service documentation states it. */
export interface DocumentedOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The URL below `/inventory/v1`. */
  path: string;
  /** Module and right, such as `taxes.CREATE`, if they are stated. */
  scope: string | undefined;
  /** Query parameters that are stated, apart from `organization_id`; a required one has a star. */
  query: string | undefined;
  /** Name of the body in the list of bodies, if its fields are stated. */
  body: string | undefined;
  /** The form field of an upload. */
  form: string | undefined;
  /**
   * Content of the response apart from `code` and `message`, if it is stated: `tax: [Tax]`, `tax: Tax`,
   * `...ItemGroup` for fields at top level, or `none`.
   */
  payload: string | undefined;
  /** The state that it leads to, if the service documentation states one, or state that there is one. */
  transition: Transition | undefined;
  notShown: readonly string[];
}

export interface Documented {
  /** Every record, by the name of its schema. */
  records: Record<string, Notation>;
  /** Every request body whose fields are stated, by the name of its schema. */
  bodies: Record<string, Notation>;
  operations: DocumentedOperation[];
  /** The rights of each module, `ServiceAPI.<module>.<right>`. */
  scopes: Record<string, string[]>;
  /** The keys of records and lists in responses that the conventions name. */
  keys: string[];
  /** By tag, the operations that they mention and do not show. */
  mentioned: Record<string, string[]>;
}

interface DocumentedFile {
  records?: Record<string, Notation>;
  bodies?: Record<string, Notation>;
  operations?: Record<string, DocumentedRow>;
  scopes?: Record<string, string[]>;
  keys?: string[];
  mentioned?: Record<string, string[]>;
}

interface DocumentedRow {
  /** `POST /settings/taxes`. */
  call: string;
  /** `taxes.CREATE`, without the prefix that all scopes have. */
  scope?: string;
  /** `filter_by status*`: without `organization_id`, and a required one with a star. */
  query?: string;
  /** A name in `bodies`. */
  body?: string;
  /** The form field of an upload. */
  form?: string;
  /** `tax: Tax`, `taxes: [TaxListItem]`, `...ItemGroup` for fields at top level, or `none`: without `code` and `message`. */
  response?: string;
  transition?: Transition;
  /** The parts of the operation that the service documentation does not show. Each goes to its `x-not-documented`. */
  'not-shown'?: string[];
}

/**
 * Reads the lists of `openapi/documented/`, which say what the service documentation states.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 * @throws ContractError if a file has another form, a line is not in the notation, or a name stands twice.
 */
export function readDocumented(project: Project, texts: ReadonlyMap<string, string>): Documented {
  const own = [...texts].flatMap(([file, text]) =>
    path.dirname(file) === project.documented
      ? [
          {
            name: path.relative(project.root, file),
            source: new Source(file, text),
            content: parsed(project, file, text),
          },
        ]
      : [],
  );
  refuse(
    'documented',
    own.flatMap(({ source, content }) =>
      formProblems(content).map(({ path: keys, ...problem }) => ({
        ...placeOf(project, source, keys),
        rule: 'documented-form',
        ...problem,
      })),
    ),
  );
  refuse('documented', [...own.flatMap(notationProblems), ...repetitions(project, own)]);
  refuse('documented', missingLists(project, texts));
  const files = own.map(({ content }) => content as DocumentedFile);
  return {
    records: Object.assign({}, ...files.map(({ records }) => records)),
    bodies: Object.assign({}, ...files.map(({ bodies }) => bodies)),
    operations: files.flatMap(({ operations = {} }) => Object.entries(operations).map(readOperation)),
    scopes: Object.assign({}, ...files.map(({ scopes }) => scopes)),
    keys: files.flatMap(({ keys = [] }) => keys),
    mentioned: Object.assign({}, ...files.map(({ mentioned }) => mentioned)),
  };
}

/** The resources without a list: whatever their schemas state would count as a guess. */
function missingLists({ root, sources, documented }: Project, texts: ReadonlyMap<string, string>): Problem[] {
  const resources = path.join(sources, 'resources');
  const folders = new Set(
    [...texts.keys()]
      .filter((file) => file.startsWith(resources + path.sep))
      .map((file) => path.relative(resources, file).split(path.sep)[0]!),
  );
  return [...folders]
    .map((folder) => ({ folder, list: path.join(documented, `${folder}.yaml`) }))
    .filter(({ list }) => !texts.has(list))
    .map(({ folder, list }) => ({
      file: path.relative(root, list),
      line: 1,
      column: 1,
      rule: 'documented-list',
      message: `openapi/resources/${folder}/ has no list of what the service documentation states.`,
      hint: 'Write it (docs/contributing/style.md, "A new resource, step by step").',
    }));
}

/** Parses a file. The build has already reported invalid YAML by then; tests have not. */
function parsed({ root }: Project, file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const place = { file: path.relative(root, file), line: 1, column: 1 };
    const [message = ''] = (error as Error).message.split('\n');
    refuse('documented', [
      { ...place, rule: 'yaml', message, hint: 'Correct the YAML; npm run build names its line.' },
    ]);
    return {};
  }
}

interface ReadFile {
  name: string;
  source: Source;
  content: unknown;
}

function notationProblems({ name, source, content }: ReadFile): Problem[] {
  const { records = {}, bodies = {} } = content as DocumentedFile;
  const lines = source.body.split('\n').map((line) => line.trim());
  return [...Object.values(records), ...Object.values(bodies)].flatMap(unreadableLines).map((line) => ({
    file: name,
    line: lines.indexOf(line) + 1,
    column: 1,
    rule: 'documented-notation',
    message: `"${line}" is not in the notation of these lists.`,
    hint: 'Write a name, a type or -, and what is stated; scripts/build/documented/notation.ts explains it.',
  }));
}

/** The records, bodies and operations that two files list in two ways: one of them would not count. */
function repetitions(project: Project, files: readonly ReadFile[]): Problem[] {
  const first = new Map<string, { name: string; listed: string }>();
  return files.flatMap(({ name, source, content }) =>
    (['records', 'bodies', 'operations'] as const).flatMap((kind) =>
      Object.entries((content as DocumentedFile)[kind] ?? {}).flatMap(([key, value]): Problem[] => {
        const listed = JSON.stringify(value).replaceAll(/ +/g, ' ');
        const other = first.get(`${kind}/${key}`);
        first.set(`${kind}/${key}`, other ?? { name, listed });
        if (other === undefined || other.listed === listed) return [];
        const message = `${other.name} lists ${key} in another way.`;
        const hint = 'Make the two the same, rename one of them, or take one away.';
        return [{ ...placeOf(project, source, [kind, key]), rule: 'documented-twice', message, hint }];
      }),
    ),
  );
}

function readOperation([id, row]: [string, DocumentedRow]): DocumentedOperation {
  const [method, url = ''] = row.call.split(' ');
  return {
    id,
    method: method as DocumentedOperation['method'],
    path: url,
    scope: row.scope,
    query: row.query,
    body: row.body,
    form: row.form,
    payload: row.response,
    transition: row.transition,
    notShown: row['not-shown'] ?? [],
  };
}
