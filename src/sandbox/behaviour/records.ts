import type * as models from '../../../generated/models.ts';
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
    { opening_warehouse_id: string }
  >;
  bundles: Types<BundleRecord, BundleRecord>;
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
