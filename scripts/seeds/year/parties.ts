import { type Business, made, type Party } from './business.ts';
import {
  CURRENCIES,
  CUSTOMER_KINDS,
  type Currency,
  FIRST_NAMES,
  FIRST_WORDS,
  INDIAN_PLACES,
  LAST_NAMES,
  STREETS,
  VENDOR_KINDS,
} from './words.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const RUPEE = { code: 'INR', precision: 2, rate: 1 };
const TERMS = [
  [3, 0],
  [5, 15],
  [9, 30],
  [3, 45],
  [2, 60],
] as const;

/** Adds a customer. The numbers of a business decide what it is like. */
export function addCustomer(business: Business): void {
  const { customers } = business;
  const kind = CUSTOMER_KINDS[Math.floor(customers.length / FIRST_WORDS.length)]!;
  customers.push(addParty(business, 'customer', `${FIRST_WORDS[customers.length % FIRST_WORDS.length]} ${kind}`));
}

/** Adds a vendor. */
export function addVendor(business: Business): void {
  const { vendors } = business;
  const kind = VENDOR_KINDS[Math.floor(vendors.length / 10)]!;
  // Every third word, so that few vendors are called as a customer is.
  vendors.push(addParty(business, 'vendor', `${FIRST_WORDS[(vendors.length * 3) % FIRST_WORDS.length]} ${kind}`));
}

function addParty(business: Business, contact_type: 'customer' | 'vendor', name: string): Party {
  const { random } = business;
  const isForeign = random.chance(contact_type === 'customer' ? 22 : 10);
  const currency = isForeign ? random.pick(CURRENCIES) : undefined;
  const domain = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
  const [first_name, last_name] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = `${first_name.toLowerCase()}@${domain}`;
  const phone = (): string => `+91 80 5550 ${String(random.between(1000, 9999))}`;
  const payment_terms = random.weighted(TERMS);
  const contact = made(business, 'createContact', {
    contact_name: name,
    company_name: name,
    contact_type,
    website: `https://${domain}`,
    payment_terms,
    payment_terms_label: payment_terms === 0 ? 'Due on receipt' : `Net ${payment_terms}`,
    ...(currency
      ? { currency_id: currencyId(currency.code), ...abroad(business, currency) }
      : inIndia(business, random.chance(80))),
    contact_persons: [
      {
        salutation: random.pick(['Mr.', 'Ms.', 'Dr.']),
        first_name,
        last_name,
        email,
        phone: phone(),
        is_primary_contact: true,
      },
      ...(random.chance(30)
        ? [{ first_name: random.pick(FIRST_NAMES), last_name: random.pick(LAST_NAMES), email: `accounts@${domain}` }]
        : []),
    ],
    ...(random.chance(20) && {
      notes: random.pick(['Deliver on weekdays only.', 'Call before delivery.', 'Pays by cheque.']),
    }),
  });
  return { id: contact['contact_id'] as string, email, currency: currency ?? RUPEE };
}

/** The id of a currency that the business has added. */
export function currencyId(code: string): string {
  return String(61 + CURRENCIES.findIndex((currency) => currency.code === code));
}

function abroad({ random }: Business, { places }: Currency): object {
  const [city, state] = random.pick(places);
  const billing_address = {
    address: `${random.between(1, 240)} ${random.pick(STREETS)}`,
    city,
    state,
    zip: String(random.between(10_000, 99_999)),
  };
  return { billing_address, shipping_address: billing_address, gst_treatment: 'overseas' };
}

function inIndia({ random }: Business, hasGstin: boolean): object {
  const { city, state, code, place, zip } = random.pick(INDIAN_PLACES);
  const billing_address = {
    address: `${random.between(1, 240)} ${random.pick(STREETS)}`,
    city,
    state,
    zip: zip + String(random.between(10, 99)),
  };
  const registered = { place_of_contact: place, gst_treatment: 'business_gst', gst_no: gstin(random, code) };
  return {
    billing_address,
    shipping_address: random.chance(30)
      ? { ...billing_address, address: `Godown ${random.between(1, 40)}` }
      : billing_address,
    ...(hasGstin ? registered : { place_of_contact: place, gst_treatment: 'business_none' }),
  };
}

/** Makes a string in the format of a GSTIN that belongs to nobody. */
function gstin(random: Business['random'], state: string): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => LETTERS[random.below(LETTERS.length)]).join('');
  return `${state}${letters(5)}${random.between(1000, 9999)}${letters(1)}1Z${random.between(0, 9)}`;
}
