export { mountAdminTopping, mountTopping } from './topping.routes.ts';
export { toppingRules } from './topping-rules.ts';
export { sweepToppings } from './sweep-toppings.ts';
export { requestedToppings } from './admin-topping.queries.ts';
