import { everyNth } from '../../support/full.ts';
import { EMPTY, testAccounts } from './accounts.ts';
import { probedRules } from './stand-ins.ts';

testAccounts({ accounts: [EMPTY], only: everyNth(probedRules(), 24), observed: 5, stays: 1 });
