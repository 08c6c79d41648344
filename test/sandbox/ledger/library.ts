import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIBRARY_RULES } from './library-rules.ts';

/** Options of the library's simulator. */
export interface LibraryOptions {
  /** `false` switches an assumption off, and a name chooses one of its alternatives. */
  assumptions?: Readonly<Record<string, false | string>>;
  /** The first day; `2026-03-28` by default. */
  today?: string;
}

/** A library's simulator that listens. */
export interface Library {
  url: string;
  /** Lets days pass. */
  advance(days: number): void;
  close(): Promise<void>;
}

interface Book {
  id: string;
  title: string;
  isbn?: string;
  status: 'shelved' | 'lent';
}

interface Loan {
  id: string;
  book_id: string;
  reader: string;
  due: string | null;
  renewals: number;
  returned: boolean;
}

/** A response that is not a success. */
class Rejected extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the rules have done to one response. */
interface Trace {
  /** Rejects the request if a rule that is on does not hold. */
  check(rule: string, holds: boolean, message: string): void;
  /** The value that a rule gives, where it is on: `make` gets the name of the chosen alternative. */
  value<Value>(rule: string, path: string, otherwise: Value, make: (chosen?: string) => Value): Value;
}

type Body = Record<string, string | undefined>;
type Operation = (trace: Trace, id: string, body: Body) => object;

/**
 * A simulator of a library, which lends books: a second service that publishes a ledger. It shares no code with the sandbox.
 *
 * @returns What answers its requests.
 */
export function createLibrary({ assumptions = {}, today = '2026-03-28' }: LibraryOptions = {}) {
  const books = new Map<string, Book>();
  const loans = new Map<string, Loan>();
  let lastId = 0;

  const operations: Readonly<Record<string, Operation>> = {
    'GET /books': () => ({ books: [...books.values()] }),
    'POST /books': (trace, _, { title = '', isbn }) => {
      trace.check('books.title', title !== '', 'title is required.');
      checkIsbn(trace, isbn);
      const status = trace.value('books.shelved', 'book.status', 'shelved', () => 'shelved');
      return { book: add(books, { id: nextId(), title, ...(isbn && { isbn }), status } as Book) };
    },
    'GET /books/:id': (_, id) => ({ book: find(books, id) }),
    'PUT /books/:id': (trace, id, { title, isbn }) => {
      const book = find(books, id);
      trace.check('books.title', title !== '', 'title is required.');
      checkIsbn(trace, isbn, id);
      return { book: add(books, { ...book, ...(title && { title }), ...(isbn && { isbn }) }) };
    },
    'DELETE /books/:id': (trace, id) => {
      const { title, status } = find(books, id);
      trace.check('books.delete-lent', status !== 'lent', `"${title}" is on loan.`);
      books.delete(id);
      return {};
    },
    'GET /loans': (trace) => ({ loans: [...loans.values()].map((one, index) => shown(trace, one, `loans[${index}]`)) }),
    'POST /loans': (trace, _, { book_id = '', reader = '' }) => {
      const book = find(books, book_id);
      trace.check('loans.one-reader', book.status === 'shelved', `"${book.title}" is on loan.`);
      const due = trace.value('loans.due', 'loan.due', null, (chosen) =>
        later(today, Number.parseInt(chosen ?? '21', 10)),
      );
      add(books, { ...book, status: 'lent' });
      return { loan: shown(trace, add(loans, { id: nextId(), book_id, reader, due, renewals: 0, returned: false })) };
    },
    'GET /loans/:id': (trace, id) => ({ loan: shown(trace, find(loans, id)) }),
    'POST /loans/:id/renew': (trace, id) => {
      const loan = find(loans, id);
      trace.check('loans.renewals', loan.renewals < 2, 'The loan was renewed twice already.');
      const due = trace.value('loans.renewals', 'loan.due', loan.due, () => loan.due && later(loan.due, 7));
      return { loan: shown(trace, add(loans, { ...loan, due, renewals: loan.renewals + 1 })) };
    },
    'POST /loans/:id/return': (trace, id) => {
      const loan = add(loans, { ...find(loans, id), returned: true });
      add(books, { ...find(books, loan.book_id), status: 'shelved' });
      return { loan: shown(trace, loan) };
    },
  };

  const nextId = (): string => String((lastId += 1));

  function checkIsbn(trace: Trace, isbn: string | undefined, own?: string): void {
    const isTaken = [...books.values()].some((other) => isbn !== undefined && other.isbn === isbn && other.id !== own);
    trace.check('books.isbn', !isTaken, `Another book has the ISBN ${isbn}.`);
  }

  function shown(trace: Trace, loan: Loan, path = 'loan'): object {
    const isLost = !loan.returned && loan.due !== null && later(loan.due, 365) < today;
    const status = loan.returned ? 'returned' : 'open';
    return { ...loan, status: isLost ? trace.value('loans.lost', `${path}.status`, status, () => 'lost') : status };
  }

  function answer(method: string, path: string, body: Body, explains: boolean): Response {
    if (`${method} ${path}` === 'GET /sandbox/rules.json') return Response.json(ledger());
    const explain: { rule: string; path?: string; value?: unknown; refused?: string }[] = [];
    const isOn = (rule: string): boolean => assumptions[rule] !== false;
    const trace: Trace = {
      check(rule, holds, message) {
        if (holds || !isOn(rule)) return;
        explain.push({ rule, refused: message });
        throw new Rejected(409, message);
      },
      value(rule, at, otherwise, make) {
        if (!isOn(rule)) return otherwise;
        const value = make(assumptions[rule] || undefined);
        explain.push({ rule, path: at, value });
        return value;
      },
    };
    let status = 200;
    let result: object;
    try {
      const [, resource, id = '', action] = path.split('/');
      const name = `${method} /${resource}${id && '/:id'}${action ? `/${action}` : ''}`;
      const operation = operations[name];
      if (!operation) throw new Rejected(404, `There is no operation ${name}.`);
      result = operation(trace, id, body);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      ({ status } = error);
      result = { message: error.message };
    }
    const used = LIBRARY_RULES.filter(
      ({ id, basis }) => basis === 'assumed' && explain.some(({ rule }) => rule === id),
    );
    const header = used.map(({ id, state }) => ('runs' in state ? `${id};state=${state.kind}` : id)).join(', ');
    const headers = header === '' ? {} : { 'x-sandbox-assumptions': header };
    return Response.json({ ...result, ...(explains && { explain }) }, { status, headers });
  }

  function ledger(): object {
    const rules = LIBRARY_RULES.map((rule) => {
      const chosen = assumptions[rule.id];
      return { ...rule, isOn: chosen !== false, ...(chosen && { chosen }) };
    });
    return { format: 1, rules };
  }

  return {
    /** The names of its operations, such as `GET /books/:id`. */
    operations: Object.keys(operations),
    async fetch(request: Request): Promise<Response> {
      const text = await request.text();
      const body = (text === '' ? {} : JSON.parse(text)) as Body;
      const explains = request.headers.get('x-sandbox-explain') === '1';
      return answer(request.method, new URL(request.url).pathname, body, explains);
    },
    advance(days: number): void {
      today = later(today, days);
    },
  };
}

/** Starts the library's simulator on a free port of this machine. */
export async function startLibrary(options?: LibraryOptions): Promise<Library> {
  const library = createLibrary(options);
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = incoming;
    const explain = headers['x-sandbox-explain'];
    const response = await library.fetch(
      new Request(new URL(url, 'http://localhost'), {
        method,
        headers: explain === undefined ? {} : { 'x-sandbox-explain': String(explain) },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    advance: library.advance,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function add<Entry extends { id: string }>(entries: Map<string, Entry>, entry: Entry): Entry {
  entries.set(entry.id, entry);
  return entry;
}

function find<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id);
  if (!entry) throw new Rejected(404, `There is no record ${id}.`);
  return entry;
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
