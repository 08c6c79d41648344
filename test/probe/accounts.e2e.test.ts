import { everyNth } from '../support/full.ts';
import { EMPTY, testAccounts } from './accounts.ts';
import { probedRules } from './stand-ins.ts';

testAccounts({ accounts: [EMPTY], only: everyNth(probedRules(), 12), observed: 10, stays: 1 });
