import type { PersonalScreen } from './personal-screen.ts';
import { accountScreens } from './screens-of-account.ts';
import { adminScreens } from './screens-of-administration.ts';
import { shopScreens } from './screens-of-shop.ts';

/** The areas have test files of their own, so that two of them run at once. */
export const screenAreas = { account: accountScreens, administration: adminScreens, shop: shopScreens } as const;

/** Every screen of the e-shop, the account and the administration, in each state that looks different. */
export const personalScreens: Record<string, PersonalScreen> = { ...shopScreens, ...accountScreens, ...adminScreens };
