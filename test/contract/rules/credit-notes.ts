import { at, type Rule, request, response } from './rule.ts';

const create = request('createCreditNote');
const update = request('updateCreditNote');
const note = response('getCreditNote');

/** What a line may say of its origin. */
interface Origin {
  invoice_id?: string;
  invoice_item_id?: string;
  salesreturn_item_id?: string;
  is_item_shipped?: boolean | string;
  is_returned_to_stock?: boolean;
}

const VALUES: { [Field in keyof Origin]-?: (Origin[Field] | undefined)[] } = {
  invoice_id: [undefined, '4815162342481523001'],
  invoice_item_id: [undefined, '4815162342481523013'],
  salesreturn_item_id: [undefined, '4815162342481526011'],
  is_item_shipped: [undefined, true, false],
  is_returned_to_stock: [undefined, true, false],
};

/** Every combination of what a line may say of its origin, 72 of them. */
const origins: Origin[] = Object.entries(VALUES).reduce<Origin[]>(
  (lines, [field, values]) =>
    lines.flatMap((line) => values.map((value) => (value === undefined ? line : { ...line, [field]: value }))),
  [{}],
);

/** What all lines of one credit note are, by what it is created from. */
const kinds: Record<string, (line: Origin) => boolean> = {
  plain: (line) => !line.invoice_id && !line.invoice_item_id && !line.salesreturn_item_id,
  'from an invoice': (line) =>
    !!line.invoice_id && !!line.invoice_item_id && line.is_item_shipped === false && !line.salesreturn_item_id,
  'from a sales return': (line) =>
    !!line.invoice_id &&
    !!line.invoice_item_id &&
    line.is_item_shipped === true &&
    !!line.salesreturn_item_id &&
    line.is_returned_to_stock !== undefined,
};

const FROM_INVOICE: Origin = {
  invoice_id: '4815162342481523001',
  invoice_item_id: '4815162342481523013',
  is_item_shipped: false,
};

const examples = Object.values(kinds).map((matches) => origins.filter(matches));
const named = (lines: Origin[], wrap: (line: Origin) => unknown): Record<string, unknown> =>
  Object.fromEntries(lines.map((line) => [JSON.stringify(line), wrap(line)]));

const lines: Rule[] = [
  ...Object.entries(kinds).map(
    ([name, matches]): Rule => ({
      rule: `a new credit note has lines that are all ${name}`,
      source: 'Document 2, Endpoints, Credit notes',
      schema: create.schema,
      accepted: {
        ...named(origins.filter(matches), (line) => create.with({ line_items: [line] })),
        'all of them': create.with({ line_items: origins.filter(matches) }),
      },
      refused: named(
        examples.flatMap((lines) => lines.slice(0, 1)).filter((line) => !matches(line)),
        (line) => create.with({ line_items: [origins.find(matches)!, line] }),
      ),
      at: 'line_items',
    }),
  ),
  {
    rule: 'a line of a new credit note is plain, from an invoice or from a sales return, and nothing between',
    source: 'Document 2, Endpoints, Credit notes',
    schema: create.schema,
    accepted: { sample: create.sample, 'a line of nothing': create.with({ line_items: [{}] }) },
    refused: named(
      origins.filter((line) => !Object.values(kinds).some((matches) => matches(line))),
      (line) => create.with({ line_items: [line] }),
    ),
    at: 'line_items.0',
  },
  {
    rule: 'a blank id of a line starts no rule',
    source: 'Document 2, Endpoints, Credit notes',
    schema: create.schema,
    accepted: named(
      [
        { invoice_id: '' },
        { invoice_item_id: '' },
        { salesreturn_item_id: '' },
        { ...FROM_INVOICE, salesreturn_item_id: '' },
      ],
      (line) => create.with({ line_items: [line] }),
    ),
    refused: named([{ invoice_id: '4815162342481523001', invoice_item_id: '' }], (line) =>
      create.with({ line_items: [line] }),
    ),
    at: 'line_items.0',
  },
  {
    rule: 'is_item_shipped has no stated type, and its opposite is refused in both forms',
    source: 'Document 2, Endpoints, Credit notes',
    schema: create.schema,
    accepted: named([FROM_INVOICE], (line) => create.with({ line_items: [line] })),
    refused: named(
      [
        { ...FROM_INVOICE, is_item_shipped: 'true' },
        { ...FROM_INVOICE, is_item_shipped: true },
      ],
      (line) => create.with({ line_items: [line] }),
    ),
    at: 'line_items.0.is_item_shipped',
  },
  {
    rule: 'a line of an updated credit note is not held to the rules of its origin, which are stated for creating',
    source: 'Document 2, Endpoints, Credit notes',
    schema: update.schema,
    accepted: named(origins, (line) => update.with({ line_items: [line] })),
    refused: { 'an integer for a boolean': update.with({ line_items: [{ is_item_shipped: 1 }] }) },
    at: 'line_items.0.is_item_shipped',
  },
];

const fields: Rule[] = [
  {
    rule: 'creditnote_number starts with CN',
    source: 'Document 2, Credit note',
    schema: note.schema,
    accepted: at(note, 'creditnote.creditnote_number', 'CN-00002', 'CN', `CN${'0'.repeat(98)}`),
    refused: at(
      note,
      'creditnote.creditnote_number',
      'cn-00002',
      '00002',
      'X-CN-00002',
      ' CN-00002',
      '',
      `CN${'0'.repeat(99)}`,
    ),
    at: 'creditnote.creditnote_number',
  },
  ...[create, update].flatMap((body): Rule[] => [
    {
      rule: 'creditnote_number is no argument that is named, so its form is a guess there',
      source: 'Document 2, Endpoints, Credit notes',
      schema: body.schema,
      accepted: at(body, 'creditnote_number', 'CN-00002', 'RN-1'),
      refused: {},
    },
    {
      rule: 'exchange_rate of a credit note is text',
      source: 'Document 2, Endpoints, Credit notes',
      schema: body.schema,
      accepted: at(body, 'exchange_rate', '1.00', '83.25'),
      refused: at(body, 'exchange_rate', 1, 83.25),
      at: 'exchange_rate',
    },
    {
      rule: 'quantity of a line is an int32',
      source: 'Document 2, Credit note',
      schema: body.schema,
      accepted: at(body, 'line_items.0.quantity', 1, 2147483647),
      refused: at(body, 'line_items.0.quantity', 1.5, 2147483648, '1'),
      at: 'line_items.0.quantity',
    },
    {
      rule: 'type of a line is a whole number',
      source: 'Document 2, Endpoints, Credit notes',
      schema: body.schema,
      accepted: at(body, 'line_items.0.type', 1),
      refused: at(body, 'line_items.0.type', 1.5, 'goods'),
      at: 'line_items.0.type',
    },
    {
      rule: 'the date has the form yyyy-mm-dd',
      source: 'Document 2, Credit note',
      schema: body.schema,
      accepted: at(body, 'date', '2026-03-25'),
      refused: at(body, 'date', '25 Mar 2026', '2026-03-25T00:00:00+0530'),
      at: 'date',
    },
    {
      rule: 'gst_no and gst_treatment of a credit note have no stated length or values',
      source: 'Document 2, Credit note',
      schema: body.schema,
      accepted: { ...at(body, 'gst_no', '27AAFCR1234K1Z', ''), ...at(body, 'gst_treatment', 'other') },
      refused: { ...at(body, 'gst_no', 27), ...at(body, 'gst_treatment', 1) },
    },
  ]),
  {
    rule: 'is_draft is true or false',
    source: 'Document 2, Endpoints, Credit notes',
    schema: create.schema,
    accepted: at(create, 'is_draft', true, false),
    refused: at(create, 'is_draft', 'true', 1),
    at: 'is_draft',
  },
  {
    rule: 'the status of a credit note is open: its values are shown, not stated completely',
    source: 'Document 2, States and transitions',
    schema: note.schema,
    accepted: at(note, 'creditnote.status', 'open', 'closed', 'void', 'draft', 'approved'),
    refused: at(note, 'creditnote.status', 1, true),
    at: 'creditnote.status',
  },
  ...['total', 'balance'].map(
    (field): Rule => ({
      rule: `${field} of a credit note is a number`,
      source: 'Document 2, Credit note',
      schema: note.schema,
      accepted: at(note, `creditnote.${field}`, 1416, 0.5),
      refused: at(note, `creditnote.${field}`, '1416.00', null),
      at: `creditnote.${field}`,
    }),
  ),
];

/** Credit notes; all in document 2. */
export const rules: Rule[] = [...lines, ...fields];
