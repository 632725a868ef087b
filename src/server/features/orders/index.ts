export { mountAdminOrders } from './admin/admin-orders.routes.ts';
export { mountClerkOrders } from './clerks/clerk-orders.routes.ts';
export { carrierKindTexts, orderChannelTexts, orderStateTexts } from './admin/order-columns.ts';
export { mountOrders } from './buyer/orders.routes.ts';
export { mountOrderDocuments } from './documents/order-documents.routes.ts';
export { isSameHash, refuseHash } from './buyer/order-link.ts';
export { dayAfter, lastWithdrawalDay, mayComplain, mayWithdraw } from './returned-goods/return-periods.ts';
export { returnUnsentGoods } from './returned-goods/return-unsent-goods.ts';
export { countPieces, isNothingLeft, linesReturnedTwice } from './returned-goods/returned-goods.ts';
export {
  findRestRefund,
  getReturnedGoods,
  listReturnedGoods,
  type ReturnedGoods,
} from './returned-goods/returned-goods.queries.ts';
export { lockOrder, recordOrderEvent, takeOrderNumber, type OrderRow } from './order.queries.ts';
export { selectNumbered } from './numbered-orders.queries.ts';
export { waitingOrders } from './order-task.queries.ts';
export { orderCancelledJob } from './lifecycle/announce-cancelled.ts';
export { awaitsCash } from './order-policy.ts';
export { deleteOldTaxDocuments, forgetAgeChecks, forgetOrders } from './lifecycle/forget-orders.ts';
export { cancelPartPayment, recordPartPayment } from './lifecycle/part-payment.ts';
export { expireOrders } from './lifecycle/move-order.ts';
export { remindOfPickups, remindOfUnpaidOrders } from './mails/order-mails.ts';
export { paidOrders } from './lifecycle/paid-orders.ts';
export { issueDueDocuments } from './documents/issue-due-documents.ts';
export { issueCreditNote, issueInvoice } from './documents/issue-document.ts';
export {
  findDocument,
  findInvoice,
  listCreditNotes,
  listDocuments,
  listServiceDocuments,
} from './documents/invoice.queries.ts';
export { supplierOf } from './documents/order-invoice.ts';
export { turned } from './documents/order-credit-note.ts';
export type { InvoiceDraft } from './documents/invoice-content.ts';
export { renderInvoicePdf } from './documents/render-invoice.ts';
