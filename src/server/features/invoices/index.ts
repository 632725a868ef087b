export { issueCreditNote, issueInvoice } from './issue-document.ts';
export {
  findCreditNote,
  findDocument,
  findInvoiceOfOrder,
  listCreditNotes,
  listInvoicesOfOrders,
  type IssuedDocument,
} from './invoice.queries.ts';
export type { InvoiceContent, InvoiceDraft } from './invoice-content.ts';
export { renderInvoicePdf, renderInvoicesPdf } from './render-invoice.ts';
export { renderPackingSlipPdf, type PackingSlip } from './packing-slip.ts';
