/** Identifies a guest's order with a pending payment; out of reach of scripts (HttpOnly). */
export const orderCookie = 'order';
