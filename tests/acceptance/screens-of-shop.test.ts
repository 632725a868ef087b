import { testPersonalScreens } from '#tests/support/screen-tests.ts';

testPersonalScreens('shop');
