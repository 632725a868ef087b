/** The templates of mails, by feature and event. */
export const mailKinds = [
  'account.registered',
  'account.approved',
  'account.refused',
  'account.blocked',
  'account.password_reset',
  'account.password_changed',
  'account.second_factor_on',
  'account.second_factor_off',
  'advert.approved',
  'advert.rejected',
  'advert.change_approved',
  'advert.change_rejected',
  'advert.expiring',
  'adverts.digest',
  'order.placed',
  'order.paid',
  'order.ready_for_pickup',
  'order.sent',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'order.payment_failed',
  'order.expiring',
] as const;

export type MailKind = (typeof mailKinds)[number];
