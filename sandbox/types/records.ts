import type * as models from '../../generated/models.ts';
import type { ValuesIn } from '../engine/index.ts';
import type * as documents from './document-records.ts';
import type * as orders from './order-records.ts';
import type * as sandbox from './sandbox-records.ts';

/** Stored type of a value: the likely one if the contract allows several. Amounts sent as strings are numbers here. */
type AsRead<Value> = [Value] extends [string]
  ? Value
  : [Extract<Value, readonly unknown[]>] extends [never]
    ? [Extract<Exclude<Value, string>, object>] extends [never]
      ? [Extract<Value, number>] extends [never]
        ? Value
        : Exclude<Value, string>
      : EachAsRead<Extract<Exclude<Value, string>, object>>
    : EachAsRead<Extract<Value, readonly unknown[]>>;

type EachAsRead<Fields> = { [Field in keyof Fields]: Field extends CodeOfDigits ? string : AsRead<Fields[Field]> };

/** Fields that look like numbers but are stored as strings, to preserve leading zeros. */
type CodeOfDigits = 'upc' | 'ean';

/** The types of a resource. */
interface Types<ShownRecord, SentFields = unknown, Hidden = unknown> {
  /** Fields that callers see. */
  shown: AsRead<ShownRecord>;
  /** Fields that callers may send. */
  sent: AsRead<SentFields>;
  /** Fields that are stored and never shown. */
  stored: Hidden;
}

/** The types of the fields of forms, as many as a record may hold. */
type In<Forms> = Required<ValuesIn<Forms>>;

/** The types of a resource whose records no operation creates, by the forms of its fields. */
type FromForms<Forms> = Types<In<Forms>, In<Forms>>;

/** The types of every resource whose records the sandbox stores. To add a resource, add a line here. */
export interface RecordTypes {
  organizations: Types<models.Organization, unknown, { country: string; home_state: string; has_warehouses: boolean }>;
  taxes: Types<models.TaxListItem, models.TaxCreate & models.TaxUpdate>;
  taxGroups: Types<
    In<typeof sandbox.TAX_GROUP> & { tax_group_id: string },
    In<typeof sandbox.TAX_GROUP>,
    { tax_ids: string[] }
  >;
  priceLists: Types<models.Pricebook, models.PricebookCreate & models.PricebookUpdate>;
  warehouses: Types<models.WarehouseListItem, models.WarehouseCreate & models.WarehouseUpdate>;
  items: Types<models.Item, models.ItemCreate, { account_id: string; opening_warehouse_id: string }>;
  itemGroups: Types<models.ItemGroup, models.ItemGroupCreate & models.ItemGroupUpdate, { image_content: string }>;
  compositeItems: Types<
    models.CompositeItem,
    models.CompositeItemCreate & models.CompositeItemUpdate,
    { opening_warehouse_id: string; image_content: string }
  >;
  bundles: Types<In<typeof sandbox.BUNDLE> & { bundle_id: string }, In<typeof sandbox.BUNDLE>>;
  itemAdjustments: Types<
    models.InventoryAdjustment,
    models.InventoryAdjustmentCreate,
    { line_items: readonly orders.AdjustmentLine[] }
  >;
  adjustmentReasons: FromForms<typeof orders.ADJUSTMENT_REASON>;
  transferOrders: Types<models.TransferOrder, models.TransferOrderCreate>;
  salesOrders: FromForms<typeof orders.SALES_ORDER>;
  packages: Types<
    models.Package & { status: string; shipment_date: string; delivery_method: string; tracking_number: string },
    models.PackageCreate,
    { line_items: readonly orders.PackageLine[] }
  >;
  shipmentOrders: Types<
    models.ShipmentOrder,
    models.ShipmentOrderCreate & { package_ids: string | readonly string[] },
    { line_items: readonly orders.ShipmentLine[]; packages: readonly string[]; discount_percentage: number }
  >;
  deliveryMethods: FromForms<typeof orders.DELIVERY_METHOD>;
  salesReturns: Types<
    models.SalesReturn & models.SalesReturnListItem,
    models.SalesReturnCreate & models.SalesReturnUpdate,
    { line_items: readonly orders.ReturnLine[] }
  >;
  salesReturnComments: Types<models.SalesReturnComment, unknown, { commented_by_id: string }>;
  purchaseOrders: FromForms<typeof orders.PURCHASE_ORDER>;
  purchaseReceives: Types<
    models.PurchaseReceive,
    models.PurchaseReceiveCreate,
    { line_items: readonly orders.ReceiveLine[]; currency_id: string }
  >;
  contacts: Types<models.Contact, models.ContactCreate & models.ContactUpdate>;
  contactPersons: Types<models.ContactPerson, models.ContactPersonCreate & models.ContactPersonUpdate>;
  contactComments: Types<models.Comment, unknown, { contact_id: string }>;
  invoices: Types<
    models.Invoice,
    models.InvoiceCreate & models.InvoiceUpdate,
    documents.DocumentFacts & { document_id: string }
  >;
  invoicePayments: Types<models.InvoicePayment, unknown, In<typeof documents.PAYMENT_ROW>>;
  invoiceCreditsapplied: Types<
    models.InvoiceAppliedCredit,
    unknown,
    { invoice_id: string; creditnote_invoice_id: string }
  >;
  invoiceComments: Types<models.Comment, models.CommentInput, { invoice_id: string }>;
  invoiceTemplates: Types<models.TemplateSummary>;
  retainerInvoices: Types<
    models.RetainerInvoice,
    models.RetainerInvoiceCreate & models.RetainerInvoiceUpdate,
    documents.DocumentFacts
  >;
  retainerInvoiceComments: Types<models.Comment, models.CommentInput, { retainerinvoice_id: string }>;
  retainerInvoiceTemplates: Types<models.TemplateSummary>;
  customerPayments: Types<models.CustomerPayment, models.CustomerPaymentCreate, { price_precision: number }>;
  creditNotes: Types<
    models.CreditNote,
    models.CreditNoteCreate & models.CreditNoteUpdate,
    documents.DocumentFacts & { currency_id: string; discount_type: string }
  >;
  creditNoteComments: Types<models.Comment, models.CommentInput, { creditnote_id: string }>;
  creditNoteTemplates: Types<models.TemplateSummary>;
  creditNoteInvoices: Types<models.CreditNoteInvoiceListItem, unknown, In<typeof documents.CREDIT_ROW>>;
  creditNoteRefunds: Types<models.CreditNoteRefund, models.RefundInput, In<typeof documents.REFUND_ROW>>;
  vendorCredits: Types<
    models.VendorCredit,
    models.VendorCreditCreate & models.VendorCreditUpdate,
    documents.DocumentFacts
  >;
  vendorCreditComments: Types<models.VendorCreditComment, models.CommentInput>;
  vendorCreditBills: Types<models.VendorCreditBill, unknown, { vendor_credit_id: string; price_precision: number }>;
  vendorCreditRefunds: Types<models.VendorCreditRefund, models.RefundInput, In<typeof documents.REFUND_ROW>>;
  bills: Types<In<typeof sandbox.BILL> & { balance: number; status: 'open' | 'paid' }>;
  documents: FromForms<typeof sandbox.STORED_FILE>;
  numberings: FromForms<typeof sandbox.NUMBERING>;
  accounts: FromForms<typeof sandbox.ACCOUNT>;
  currencies: FromForms<typeof sandbox.CURRENCY_RECORD>;
  customFields: FromForms<typeof sandbox.CUSTOM_FIELD>;
  mails: FromForms<typeof sandbox.MAIL>;
  templates: FromForms<typeof sandbox.TEMPLATE>;
  users: FromForms<typeof sandbox.USER>;
}
