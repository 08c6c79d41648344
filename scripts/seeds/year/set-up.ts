import { type Business, done, made } from './business.ts';
import { currencyId } from './parties.ts';
import { CURRENCIES } from './words.ts';

/** Creates everything that must exist before the first sale: currencies, taxes, warehouses, delivery methods and people. */
export function setUp(business: Business): void {
  const { organization, taxes } = business;
  for (const { code, symbol, precision, rate } of CURRENCIES) {
    organization.records('currencies').add({
      currency_id: currencyId(code),
      currency_code: code,
      currency_symbol: symbol,
      price_precision: precision,
      exchange_rate: rate,
    });
  }
  for (const tax_percentage of [18, 5, 12, 28]) {
    const tax = { tax_name: `IGST${tax_percentage}`, tax_percentage, tax_specific_type: 'igst' };
    taxes.push(made(business, 'createTax', tax)['tax_id'] as string);
    const halves = ['CGST', 'SGST'].map((name) => {
      const half = { tax_name: `${name}${tax_percentage / 2}`, tax_percentage: tax_percentage / 2 };
      return made(business, 'createTax', half)['tax_id'] as string;
    });
    made(business, 'createTaxGroup', { tax_group_name: `GST${tax_percentage}`, taxes: halves });
  }
  done(business, 'enableMultiWarehouse', undefined);
  for (const [warehouse_name, city] of [
    ['Pune Depot', 'Pune'],
    ['Kochi Depot', 'Kochi'],
  ]) {
    made(business, 'createWarehouse', { warehouse_name, city });
  }
  for (const [delivery_method, carrier] of [
    ['Road freight', 'Coastline Carriers'],
    ['Air parcel', 'Bluekite Parcels'],
  ]) {
    organization.records('deliveryMethods').add({ delivery_method: delivery_method!, carrier: carrier! });
  }
  for (const name of ['Harini Nadig', 'Joel Almeida', 'Savitri Pathare']) {
    organization.records('users').add({ name, email: `${name.split(' ')[0]!.toLowerCase()}@juniper.example` });
  }
}
