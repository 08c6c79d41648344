import { contactId, itemId, make } from '../lib/find.mjs';
import { goodsIn } from '../lib/goods.mjs';
import { AGNI, shopWith, TODAY } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

const GOODS = '8 × Gas canister for 1440';
const REFUND = 1000;

/** No document lists the modes of a refund. */
const BANK_TRANSFER = /^bank[ _-]?transfer$/i;

/**
 * @param {Call} call
 * @param {Row} [own]
 * @param {string} vendor
 */
async function credit(call, own = {}, vendor = 'Agni Fuels') {
  const line = { item_id: await itemId(call, 'Gas canister'), quantity: 8, rate: 180, ...own };
  return make(call, 'createVendorCredit', {
    vendor_id: await contactId(call, vendor),
    date: TODAY,
    line_items: [line],
  });
}

/**
 * @param {Call} call
 * @param {Row} credit
 * @param {number} amount
 */
async function refund(call, { vendor_credit_id }, amount = REFUND) {
  const body = { date: TODAY, refund_mode: 'banktransfer', amount_fcy: amount };
  return make(call, 'refundVendorCredit', body, { vendor_credit_id });
}

/** @type {Task} */
export default {
  name: 'vendor-credit',
  instruction: `Today is 28 March 2026. Agni Fuels has taken back eight leaking gas canisters today, at the 180 each
that we had paid for them. Record the credit. They have already sent 1,000 of it back by bank transfer; the rest
stays open with them.`,
  seed: shopWith({}),

  grade(outcome) {
    const credits = outcome.made('vendorCredits').filter(({ vendor_id }) => vendor_id === AGNI);
    const credit = outcome.one(credits, 'credit of Agni Fuels');
    if (!credit) return;
    const { vendor_credit_id, vendor_credit_number, line_items, status, balance } = credit;
    const goods = goodsIn(line_items);
    outcome.expect(goods === GOODS, `${vendor_credit_number} is for ${goods}, and not for ${GOODS}.`);
    outcome.expect(status === 'open', `${vendor_credit_number} is ${status}, and not open.`);
    outcome.expect(Number(balance) === 440, `${vendor_credit_number} has ${balance} left, and not 440.`);
    outcome.meant('vendorCredits', vendor_credit_id);
    for (const refund of outcome.made('vendorCreditRefunds')) {
      const { vendor_credit_refund_id, refund_mode } = refund;
      outcome.expect(
        BANK_TRANSFER.test(refund_mode ?? ''),
        `The refund is by ${refund_mode}, and not by bank transfer.`,
      );
      outcome.meant('vendorCreditRefunds', vendor_credit_refund_id);
    }
  },

  solutions: [
    {
      what: 'the credit, then the refund',
      async run(call) {
        await refund(call, await credit(call));
      },
    },
    {
      what: 'two lines, and a refund that is put right',
      async run(call) {
        const line = { item_id: await itemId(call, 'Gas canister'), rate: 180 };
        const made = await make(call, 'createVendorCredit', {
          vendor_id: await contactId(call, 'Agni Fuels'),
          line_items: [
            { ...line, quantity: 5 },
            { ...line, quantity: 3 },
          ],
        });
        const { vendor_credit_id } = made;
        const { vendor_credit_refund_id } = await refund(call, made, 100);
        const body = { date: TODAY, refund_mode: 'banktransfer', amount_fcy: REFUND };
        await call('updateVendorCreditRefund', { parameters: { vendor_credit_id, vendor_credit_refund_id }, body });
      },
    },
  ],

  spoiled: [
    {
      what: 'the refund is left out',
      reason: 'VC-00001 has 1440 left, and not 440.',
      async run(call) {
        await credit(call);
      },
    },
    {
      what: 'all of it is refunded',
      reason: 'VC-00001 has 0 left, and not 440.',
      async run(call) {
        await refund(call, await credit(call), 1440);
      },
    },
    {
      what: 'the credit is of another vendor',
      reason: 'Vendor credit VC-00001 of Sahyadri Cordage was made, which was not asked for.',
      async run(call) {
        await refund(call, await credit(call, {}, 'Sahyadri Cordage'));
      },
    },
    {
      what: 'the canisters are credited at our own price',
      reason: 'VC-00001 is for 8 × Gas canister for 2400, and not for 8 × Gas canister for 1440.',
      async run(call) {
        await refund(call, await credit(call, { rate: 300 }));
      },
    },
    {
      what: 'the credit is recorded twice',
      reason: 'There are 2 new records of one credit of Agni Fuels.',
      async run(call) {
        await credit(call);
        await refund(call, await credit(call));
      },
    },
  ],
};
