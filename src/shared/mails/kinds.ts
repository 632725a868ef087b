/** All mails, and when each is queued. Their functions are in the features: `mails.ts`, for orders `orders/mails`. */
export const mailKinds = [
  'account.registered', // after registration, which waits for approval
  'account.approved', // an administrator approves a registration
  'account.refused', // an administrator refuses a registration
  'account.blocked', // an administrator blocks a user
  'account.password_reset', // a user requests a new password
  'account.password_changed', // the password has changed
  'account.login_attempts', // logins to an account fail again and again
  'account.new_device', // a browser logs in to an account for the first time, except for the first browser
  'account.contact_changed', // the owner changes name, phone or company
  'account.role_changed', // an administrator changes scopes, group or verification
  'account.invitation', // somebody is invited to administer the portal
  'account.confirm_email', // after registration, or on request: proves who reads the mailbox
  'account.email_change_old', // a change of the e-mail is requested, to the old address
  'account.email_change_new', // a change of the e-mail is requested, to the new address
  'account.email_in_use', // a change to an address that has an account is requested, to that address
  'account.email_changed', // the e-mail has changed, to both addresses
  'account.second_factor_on', // the second factor is switched on
  'account.second_factor_off', // the second factor is switched off
  'account.closing', // an account is to be erased, with the link by which its user changes their mind
  'account.reopened', // that has happened
  'account.export_ready', // the archive of one's data can be downloaded
  'advert.approved', // an advert is approved
  'advert.rejected', // an advert is rejected, with the reason
  'advert.change_approved', // a change of a public advert is approved
  'advert.change_rejected', // a change of a public advert is rejected
  'advert.hidden', // an administrator hides an advert, with the reason
  'advert.restored', // an administrator restores a hidden advert
  'advert.expiring', // days before an advert expires
  'adverts.digest', // in the morning to administrators, while adverts wait
  'message.unread', // messages of a conversation have been unread for 15 minutes, once until they are read
  'deal.done', // both sides have confirmed the handover, to both: they may review each other
  'deal.reservation_ended', // an advert is free again, to those on its waiting list
  'review.received', // a user is reviewed, to that user
  'review.hidden', // an administrator hides a review, with the reason
  'review.shown', // an administrator shows a hidden review again
  'watchdog.confirm', // a guest wants to know when a product is in stock again: confirms the address
  'watchdog.found', // watchdogs have found listings, or a product is in stock again; one mail for all of a person
  'newsletter.test', // an administrator tries an issue of the newsletter
  'newsletter.confirm', // somebody wants newsletters, or asks for the link again: confirms the address
  'report.received', // something is reported, to the reporter
  'report.decided', // an administrator decides on a report, or on an appeal, to each reporter
  'moderation.decided', // the same to the affected user, with the statement of reasons
  'moderation.appealed', // an appeal is received, to whom has appealed
  'order.placed', // an order is placed
  'order.paid', // an order is paid, with the invoice
  'order.being_prepared', // a clerk begins
  'order.ready_for_pickup', // the goods can be picked up
  'order.pickup_ending', // the day before the last one on which the goods wait at the branch
  'order.sent', // the parcel leaves, with its number
  'order.delivered', // the goods are handed over
  'order.cancelled', // an order is cancelled by anyone or expires
  'order.part_paid', // a transfer pays only a part of an order
  'order.overpayment', // money arrives that no order waits for
  'order.refunded', // a refund is made, with the credit note
  'order.payment_failed', // a payment fails and the order is unpaid
  'order.payment_changed', // an unpaid order gets another payment method
  'order.lines_changed', // a clerk changes the lines of an unpaid order
  'order.expiring', // a day before an unpaid order expires
  'order.email_changed', // a clerk corrects the e-mail, to the new address
  'order.link', // the link to an order is renewed, or a revoked one asks for it
  'return.link', // a buyer requests the link to an order
  'withdrawal.received', // a withdrawal is submitted
  'withdrawal.decided', // a withdrawal is accepted or refused
  'withdrawal.settled', // the money of a withdrawal is sent, or none is left
  'complaint.received', // a complaint is submitted
  'complaint.moved', // a complaint changes its state
  'verification.paid', // the fee of a verified account is paid, with the invoice
  'verification.payment_failed', // a payment of that fee fails
  'verification.overpayment', // money arrives that no request waits for
  'verification.refunded', // the fee is refunded, with the credit note
  'topping.paid', // a topping is paid and waits for an administrator, with the invoice
  'topping.payment_failed', // a payment of a topping fails
  'topping.overpayment', // money arrives that no topping waits for
  'topping.refunded', // a topping is refunded, with the credit note
  'topping.approved', // an administrator approves a topping
  'topping.rejected', // an administrator rejects a topping, with the reason
  'topping.ending', // a day before a topping ends
  'topping.ended', // a topping has ended, with its effect
  'refund.rejected', // a second administrator rejects a refund, to the one who requested it
  'payout.paid', // the margin of an influencer was sent to the bank account
] as const;

export type MailKind = (typeof mailKinds)[number];

/** Mails with texts of the portal. The text of a newsletter's test is the newsletter. */
export const textMailKinds = mailKinds.filter((kind) => kind !== 'newsletter.test');
export type TextMailKind = (typeof textMailKinds)[number];
