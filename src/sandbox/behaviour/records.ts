import type * as models from '../../../generated/models.ts';
import type {
  AdjustmentLine,
  AdjustmentReason,
  DeliveryMethod,
  PackageLine,
  PurchaseOrder,
  ReceiveLine,
  ReturnLine,
  SalesOrder,
  ShipmentLine,
} from './order-records.ts';
import type {
  Account,
  BundleRecord,
  Currency,
  CustomFieldDefinition,
  Mail,
  TaxGroupRecord,
  Template,
  UserAccount,
} from './own-records.ts';

/** The types of a resource. */
interface Types<ShownRecord, SentFields = unknown, Hidden = unknown> {
  /** What a caller is shown. */
  shown: ShownRecord;
  /** What a caller may send. */
  sent: SentFields;
  /** What is stored and shown to nobody. */
  hidden: Hidden;
}

/** The types of every resource that the sandbox keeps records of. A further resource is a line here. */
export interface RecordTypes {
  organizations: Types<models.Organization, unknown, { country: string; has_warehouses: boolean }>;
  taxes: Types<models.TaxListItem, models.TaxCreate & models.TaxUpdate>;
  taxGroups: Types<TaxGroupRecord, TaxGroupRecord, { tax_ids: string[] }>;
  priceLists: Types<models.Pricebook, models.PricebookCreate & models.PricebookUpdate>;
  warehouses: Types<models.WarehouseListItem, models.WarehouseCreate & models.WarehouseUpdate>;
  items: Types<models.Item, models.ItemCreate, { account_id: string; opening_warehouse_id: string }>;
  itemGroups: Types<models.ItemGroup, models.ItemGroupCreate & models.ItemGroupUpdate>;
  compositeItems: Types<
    models.CompositeItem,
    models.CompositeItemCreate & models.CompositeItemUpdate,
    { opening_warehouse_id: string; image_content: string }
  >;
  bundles: Types<BundleRecord, BundleRecord>;
  itemAdjustments: Types<
    models.InventoryAdjustment,
    models.InventoryAdjustmentCreate,
    { line_items: readonly AdjustmentLine[] }
  >;
  adjustmentReasons: Types<AdjustmentReason>;
  transferOrders: Types<models.TransferOrder, models.TransferOrderCreate>;
  salesOrders: Types<SalesOrder, SalesOrder>;
  packages: Types<
    models.Package & { status: string; shipment_date: string; delivery_method: string; tracking_number: string },
    models.PackageCreate,
    { line_items: readonly PackageLine[] }
  >;
  shipmentOrders: Types<
    models.ShipmentOrder,
    models.ShipmentOrderCreate & { package_ids: string },
    { line_items: readonly ShipmentLine[]; packages: readonly string[]; discount_percentage: number }
  >;
  deliveryMethods: Types<DeliveryMethod>;
  salesReturns: Types<
    models.SalesReturn & models.SalesReturnListItem,
    models.SalesReturnCreate & models.SalesReturnUpdate,
    { line_items: readonly ReturnLine[] }
  >;
  salesReturnComments: Types<models.SalesReturnComment, unknown, { commented_by_id: string }>;
  purchaseOrders: Types<PurchaseOrder, PurchaseOrder>;
  purchaseReceives: Types<
    models.PurchaseReceive,
    models.PurchaseReceiveCreate,
    { line_items: readonly ReceiveLine[]; currency_id: string }
  >;
  contacts: Types<models.Contact, models.ContactCreate & models.ContactUpdate>;
  contactPersons: Types<models.ContactPerson, models.ContactPersonCreate & models.ContactPersonUpdate>;
  contactComments: Types<models.Comment, unknown, { contact_id: string }>;
  accounts: Types<Account>;
  currencies: Types<Currency>;
  customFields: Types<CustomFieldDefinition>;
  mails: Types<Mail>;
  templates: Types<Template>;
  users: Types<UserAccount>;
}
