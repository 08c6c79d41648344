/** First words of the names of businesses. None of them is one that is known. */
export const FIRST_WORDS = words(
  'Amberfold Briarwick Copperlane Dunmarrow Elderhythe Fernhollow Gullstone Hazelmoor Inkberry Junipath Kestrelby Larkmere Mapleroot Nettlecombe Oakenshire Pinewarren Quillbrook Rowanfell Saltmarch Thornevale Umberleigh Violetcroft Willowmead Yarrowgate Zephyrdale Ashenbourne Birchlow Cloverhurst Driftmoor Emberglen',
);

/** Last words of the names of customers, with what kind of business that is. */
export const CUSTOMER_KINDS = [
  'Treks',
  'Outfitters',
  'Adventure Club',
  'Sports House',
  'Camp School',
  'Travels',
  'Trading Co',
  'Mountain Store',
];

/** The same of vendors. */
export const VENDOR_KINDS = ['Gear Works', 'Textiles', 'Metalware', 'Imports', 'Leather Mills'];

export const FIRST_NAMES = words(
  'Aarav Bhavna Chitra Devika Eshan Farida Gopal Hemant Ishita Jayant Kavya Lalit Manasi Neelam Omkar Pallavi Rehan Sonal Tarun Urvi Vasant Yamini Zubin Anouk Benedikt Clara Diego Elif Freya Goran',
);

export const LAST_NAMES = words(
  'Achrekar Bhonsle Chandorkar Dabral Edathil Ghadge Havanur Irani Jadeja Kamath Lobo Malgi Nadig Oberai Pathare Rangnekar Sapkal Tilwalli Upadhye Vaidyan Wagle Yerawar Zachariah Almeida Bergstad Castellan Dufresne Eklund Farrow Giordani',
);

export const STREETS = [
  'Mill Road',
  'Station Road',
  'Lake View Street',
  'Market Lane',
  'Temple Street',
  'Ring Road',
  'Harbour Road',
];

/** Where contacts in India are: city, state, its codes on a GSTIN and as a place of supply, and how postal codes begin. */
export const INDIAN_PLACES = [
  { city: 'Bengaluru', state: 'Karnataka', code: '29', place: 'KA', zip: '5600' },
  { city: 'Mysuru', state: 'Karnataka', code: '29', place: 'KA', zip: '5700' },
  { city: 'Pune', state: 'Maharashtra', code: '27', place: 'MH', zip: '4110' },
  { city: 'Nashik', state: 'Maharashtra', code: '27', place: 'MH', zip: '4220' },
  { city: 'Chennai', state: 'Tamil Nadu', code: '33', place: 'TN', zip: '6000' },
  { city: 'Coimbatore', state: 'Tamil Nadu', code: '33', place: 'TN', zip: '6410' },
  { city: 'Kochi', state: 'Kerala', code: '32', place: 'KL', zip: '6820' },
  { city: 'Hyderabad', state: 'Telangana', code: '36', place: 'TG', zip: '5000' },
  { city: 'Jaipur', state: 'Rajasthan', code: '08', place: 'RJ', zip: '3020' },
  { city: 'Dehradun', state: 'Uttarakhand', code: '05', place: 'UK', zip: '2480' },
];

/** The currencies of the business next to the rupee, each with where its contacts are. */
export const CURRENCIES: readonly Currency[] = [
  currency('USD', '$', 2, 83.5, 'Boulder, Colorado', 'Portland, Oregon'),
  currency('EUR', '€', 2, 90.25, 'Freiburg, Baden-Württemberg', 'Innsbruck, Tyrol'),
  currency('GBP', '£', 2, 105.4, 'Keswick, Cumbria', 'Fort William, Highland'),
  currency('AED', 'AED', 2, 22.74, 'Dubai, Dubai', 'Sharjah, Sharjah'),
  currency('JPY', '¥', 0, 0.56, 'Nagano, Nagano', 'Sapporo, Hokkaido'),
];

const VARIANTS = {
  size: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Junior', 'Wide', 'Long', 'Compact'],
  colour: ['Slate', 'Moss', 'Rust', 'Indigo', 'Sand', 'Charcoal', 'Teal', 'Plum', 'Ochre', 'Frost'],
  volume: ['250 ml', '350 ml', '500 ml', '750 ml', '1 l', '1.5 l', '2 l', '3 l', '5 l', '10 l'],
  width: ['2 mm', '3 mm', '4 mm', '5 mm', '6 mm', '7 mm', '8 mm', '9 mm', '10 mm', '11 mm'],
};

/** Goods for sale: 30 families, each with the price in rupees of its plainest variant, the HSN code and the kind of variants. */
export const FAMILIES: readonly Family[] = [
  family('Ridge Tent', 'TNT', 'pcs', 6200, '63062200', 'size'),
  family('Dome Tent', 'DTN', 'pcs', 4800, '63062200', 'size'),
  family('Trail Daypack', 'DPK', 'pcs', 2100, '42029200', 'colour'),
  family('Expedition Pack', 'XPK', 'pcs', 7900, '42029200', 'colour'),
  family('Down Sleeping Bag', 'DSB', 'pcs', 8400, '94043000', 'size'),
  family('Fleece Liner', 'FLN', 'pcs', 1450, '63014000', 'colour'),
  family('Foam Mat', 'FMT', 'pcs', 780, '39211400', 'colour'),
  family('Air Mat', 'AMT', 'pcs', 3250, '39269099', 'size'),
  family('Steel Bottle', 'STB', 'pcs', 540, '73239390', 'volume'),
  family('Vacuum Flask', 'VFL', 'pcs', 1180, '96170011', 'volume'),
  family('Gas Stove', 'GST', 'pcs', 2650, '73211120', 'size'),
  family('Cook Set', 'CKS', 'set', 1960, '76151030', 'size'),
  family('Head Torch', 'HDT', 'pcs', 1290, '85131010', 'colour'),
  family('Camp Lantern', 'LNT', 'pcs', 1640, '85131040', 'colour'),
  family('Climbing Rope', 'ROP', 'm', 96, '56075090', 'width'),
  family('Accessory Cord', 'CRD', 'm', 24, '56075090', 'width'),
  family('Screw Carabiner', 'CRB', 'pcs', 620, '76169990', 'colour'),
  family('Sit Harness', 'HRN', 'pcs', 3380, '63079090', 'size'),
  family('Trek Pole', 'POL', 'pair', 2240, '66020000', 'colour'),
  family('Rain Jacket', 'RJK', 'pcs', 3950, '62014010', 'size'),
  family('Down Jacket', 'DJK', 'pcs', 6750, '62014010', 'size'),
  family('Merino Base Layer', 'MBL', 'pcs', 2480, '61091000', 'size'),
  family('Trek Trousers', 'TTR', 'pcs', 2150, '62034990', 'size'),
  family('Hiking Boots', 'HBT', 'pair', 5600, '64039190', 'size'),
  family('Camp Sandals', 'SDL', 'pair', 1850, '64029990', 'size'),
  family('Wool Socks', 'WSK', 'pair', 390, '61159400', 'size'),
  family('Sun Cap', 'CAP', 'pcs', 460, '65050090', 'colour'),
  family('Dry Bag', 'DRB', 'pcs', 890, '39232990', 'volume'),
  family('Water Filter', 'WFT', 'pcs', 2790, '84212120', 'volume'),
  family('First Aid Kit', 'FAK', 'set', 1120, '30065000', 'size'),
];

/** A currency of the business. */
export interface Currency {
  code: string;
  symbol: string;
  precision: number;
  /** Value of one unit in rupees. */
  rate: number;
  /** Cities of its contacts, each with its state. */
  places: readonly (readonly [city: string, state: string])[];
}

/** A family of goods. */
export interface Family {
  name: string;
  code: string;
  unit: string;
  rate: number;
  hsn: string;
  variants: readonly string[];
}

function family(
  name: string,
  code: string,
  unit: string,
  rate: number,
  hsn: string,
  by: keyof typeof VARIANTS,
): Family {
  return { name, code, unit, rate, hsn, variants: VARIANTS[by] };
}

/** @param places Such as `Boulder, Colorado`. */
function currency(code: string, symbol: string, precision: number, rate: number, ...places: string[]): Currency {
  return { code, symbol, precision, rate, places: places.map((place) => place.split(', ') as [string, string]) };
}

function words(text: string): string[] {
  return text.split(' ');
}
