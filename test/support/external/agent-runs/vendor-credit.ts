import { contactId, itemId, make, type Row, type Runs, type Step, TODAY } from './steps.ts';

/** Credits gas canisters, in one line for each of what is given. */
const credit =
  (vendor = 'Agni Fuels', ...lines: Row[]): Step =>
  async (call) => {
    const line = { item_id: await itemId(call, 'Gas canister'), quantity: 8, rate: 180 };
    const line_items = (lines.length > 0 ? lines : [{}]).map((own) => ({ ...line, ...own }));
    return make(call, 'createVendorCredit', { vendor_id: await contactId(call, vendor), date: TODAY, line_items });
  };

const refund =
  (amount_fcy = 1000): Step =>
  async (call, { vendor_credit_id }) => {
    const body = { date: TODAY, refund_mode: 'banktransfer', amount_fcy };
    return make(call, 'refundVendorCredit', body, { vendor_credit_id });
  };

const correctRefund: Step = async (call, { vendor_credit_id, vendor_credit_refund_id }) => {
  const body = { date: TODAY, refund_mode: 'banktransfer', amount_fcy: 1000 };
  await call('updateVendorCreditRefund', { parameters: { vendor_credit_id, vendor_credit_refund_id }, body });
};

export const vendorCredit: Runs = {
  solutions: {
    'the credit, then the refund': [credit(), refund()],
    'two lines, and a refund that is put right': [
      credit('Agni Fuels', { quantity: 5 }, { quantity: 3 }),
      refund(100),
      correctRefund,
    ],
  },
  spoiled: {
    'the refund is left out': ['VC-00001 has 1440 left, and not 440.', credit()],
    'all of it is refunded': ['VC-00001 has 0 left, and not 440.', credit(), refund(1440)],
    'the credit is of another vendor': [
      'Vendor credit VC-00001 of Sahyadri Cordage was created, which was not asked for.',
      credit('Sahyadri Cordage'),
      refund(),
    ],
    'the canisters are credited at our own price': [
      'VC-00001 is for 8 × Gas canister for 2400, and not for 8 × Gas canister for 1440.',
      credit('Agni Fuels', { rate: 300 }),
      refund(),
    ],
    'the credit is recorded twice': [
      'There are 2 new records of one credit of Agni Fuels.',
      credit(),
      credit(),
      refund(),
    ],
  },
};
