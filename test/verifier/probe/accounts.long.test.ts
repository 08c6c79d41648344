import { BUSY, EMPTY, testAccounts } from './accounts.ts';

testAccounts({ accounts: [EMPTY, BUSY], observed: 190, stays: 50 });
