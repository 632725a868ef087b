/** Lets a guest's browser find the order again that waits for its payment; scripts can't read it. */
export const orderCookie = 'order';
