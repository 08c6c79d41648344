import { AGNI } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'vendor-credit',
  instruction: `Today is 28 March 2026. Agni Fuels has taken back eight leaking gas canisters today, at the 180 each
that we had paid for them. Record the credit. They have already sent 1,000 of it back by bank transfer; the rest
stays open with them.`,
  start: {},
  expected: {
    added: {
      vendorCredits: {
        one: 'credit of Agni Fuels',
        where: { vendor_id: AGNI },
        values: {
          line_items: { as: '{quantity} × {name} for {item_total}', are: ['8 × Gas canister for 1440'] },
          status: 'open',
          balance: 440,
        },
      },
      // No document lists the modes of a refund.
      vendorCreditRefunds: { values: { refund_mode: /^bank[ _-]?transfer$/i } },
    },
    says: {
      balance: '{name} has {is} left, and not {must}.',
      refund_mode: 'The refund is by {is}, and not by bank transfer.',
    },
  },
};
